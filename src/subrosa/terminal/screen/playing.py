"""The full-screen table, as far as the game goes on there: bots, questions, the curtain, decisions."""

from collections.abc import Callable
from time import monotonic

from textual.events import Key
from textual.timer import Timer

from subrosa.core.choice import Choice
from subrosa.terminal.screen.screens import Curtain
from subrosa.terminal.screen.tabletop import Tabletop
from subrosa.terminal.screen.widgets import Choices
from subrosa.terminal.session.pace import HOLD, PAUSES, WINDOW
from subrosa.terminal.session.session import Session


class Playing(Tabletop):
    """A game in progress. Windows and waits last equally long whoever could have done something in them."""

    def __init__(self, session: Session, speed: str = "normal", dark: bool = True) -> None:
        super().__init__(session, dark)
        self.speed = speed
        self.digits = ""
        self.looks_back = False
        self.prompt_id = ""
        self.hold_until = 0.0
        self.timer: Timer | None = None
        self.then: Callable[[], None] = self.advance

    def on_mount(self) -> None:
        super().on_mount()
        self.choices.focus()
        self.show_labels()
        self.show_log()
        self.call_after_refresh(self.advance)

    def advance(self) -> None:
        """Go on: until a person is asked something, with a pause before every move of others."""
        self.wait_no_more()
        session = self.session
        if session.over and session.hot_seat and session.viewer is not None:
            session.viewer = None  # what follows is for all eyes
            self.show_log()
        self.show()
        seat = session.asked()
        if session.over:
            self.show_end()
        elif seat is None:
            self.show_waiting()
            self.wait(self.bots_move)
        elif seat != session.viewer:
            self.draw_curtain(seat)
        elif session.auto_pass and session.can_only_pass(seat):
            self.show_waiting()
            self.wait(self.pass_by_itself)
        else:
            self.show_question(seat)

    def wait(self, then: Callable[[], None]) -> None:
        """Leave time to look, and to take something back."""
        self.then = then
        together = len(self.session.view()["asked"]) > 1
        pause = PAUSES[self.speed] * (WINDOW if together else 1)
        self.timer = self.set_timer(max(pause, 0.001), then)

    def wait_no_more(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def action_go_on(self) -> None:
        """Do not wait any longer."""
        if self.timer is not None:
            self.wait_no_more()
            self.then()

    def bots_move(self) -> None:
        """One question is answered by bots, or at the highest speed all of them until a person is asked."""
        session = self.session
        session.bots_decide()
        while not PAUSES[self.speed] and not session.over and session.asked() is None:
            session.bots_decide()
        self.advance()

    def pass_by_itself(self) -> None:
        seat = self.session.asked()
        if seat is not None:
            self.session.choose(seat, self.session.options(seat)[0])
        self.advance()

    # ---- what the prompt says

    def show_question(self, seat: int) -> None:
        """What is asked, and the possible answers."""
        view = self.session.view()
        prompt = view["prompt"]
        hints = [self.texts.say("terminal-rule-number", rule=prompt["rule"])]
        if self.session.can_only_pass(seat):
            hints.append(self.texts.say("terminal-hint-auto"))
        if self.session.can_undo():
            hints.append(self.texts.say("terminal-key-undo"))
        offered = self.session.options(seat)
        self.digits = ""
        if prompt["id"] != self.prompt_id and PAUSES[self.speed]:
            self.hold_until = monotonic() + HOLD
        self.prompt_id = prompt["id"]
        self.ask(
            [self.panel.offer(view, choice) for choice in offered],
            self.texts.prompt(prompt),
            " · ".join(hints),
        )
        self.offered = offered
        self.repaint()

    def show_waiting(self) -> None:
        """Others decide."""
        view = self.session.view()
        names = self.texts.things("seat", [seat for seat in view["asked"] if seat != self.session.viewer])
        hint = self.texts.say("terminal-key-undo" if self.session.can_undo() else "terminal-hint-wait")
        if view["answer"] is not None:
            self.ask([], self.texts.say("terminal-answered", names=names), hint, waiting=True)
        else:
            self.ask([], self.texts.say("terminal-waiting", names=names), hint, waiting=True)

    def show_end(self) -> None:
        """Who has won, and what to do now."""
        result = self.session.state.result
        assert result is not None
        self.log_view.mark_read()
        labels = [self.texts.say("terminal-look-back"), self.texts.say("terminal-leave")]
        rule = self.texts.say("terminal-rule-number", rule=result.rule)
        self.ask(labels, self.texts.ending(result.plain()), rule)

    def draw_curtain(self, seat: int) -> None:
        """Nothing of what the former person saw may stay, on the screen or below it."""
        self.session.viewer = None
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.clear_notifications()
        self.command_line.clear()
        self.ask([], "", "")
        self.show_log()
        self.show()

        def lifted(_: None) -> None:
            self.session.viewer = seat
            self.show_log()
            self.choices.focus()
            self.advance()

        self.push_screen(Curtain(self.texts, seat), lifted)

    # ---- deciding

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.choose(message.index)

    def on_choices_moved(self) -> None:
        self.repaint()

    def choose(self, index: int) -> None:
        """The person at the screen has pointed at one of the choices."""
        self.digits = ""
        if self.session.over:
            self.after_the_end(index)
        elif index < len(self.offered):
            self.decide(self.offered[index])

    def after_the_end(self, index: int) -> None:
        """The last two choices: to look back, or to leave."""
        self.looks_back = index == 0
        self.stop()

    def decide(self, choice: Choice) -> None:
        """Make a choice that is on offer."""
        seat = self.session.asked()
        if seat is not None and seat == self.session.viewer and monotonic() >= self.hold_until:
            self.clear_notifications()
            self.log_view.mark_read()
            self.session.choose(seat, choice)
            self.keep()
            self.advance()

    def on_key(self, event: Key) -> None:
        """Digits choose; with ten choices and more the first digit waits for the second, or for Enter."""
        if event.character is None or not event.character.isdecimal() or not self.choices.labels:
            return
        self.digits += event.character
        number, count = int(self.digits), len(self.choices.labels)
        if not 1 <= number <= count:
            self.digits = ""
        elif number * 10 > count:
            self.choose(number - 1)
        else:
            self.choices.point_at(number - 1)

    # ---- not losing anything

    def keep(self) -> None:
        """Save the game after every decision, so that nothing can be lost."""
        try:
            self.session.save()
        except OSError as error:
            self.remark(self.texts.say("terminal-cannot-save", reason=str(error)))

    def stop(self) -> None:
        self.keep()
        self.exit()
