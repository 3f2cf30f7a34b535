"""The course of a game at the full-screen table: bots, questions, the curtain, decisions."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from time import monotonic

from subrosa.core.choice import Choice
from subrosa.terminal.screen.desk import Desk
from subrosa.terminal.screen.overlays import Curtain
from subrosa.terminal.screen.tabletop import Tabletop
from subrosa.terminal.session.pace import HOLD, PAUSES, WINDOW


class Playing:
    """A game in progress. Windows and waits last equally long whoever could have done something in them."""

    def __init__(self, app: Desk, tabletop: Tabletop, speed: str) -> None:
        self.app = app
        self.tabletop = tabletop
        self.session = tabletop.session
        self.speed = speed
        self.digits = ""
        self.looks_back = False
        self.prompt_id = ""
        self.hold_until = 0.0
        self.timer: TimerHandle | None = None
        self.then: Callable[[], None] = self.advance

    def begin(self) -> None:
        """Show the table, which is ready now, and let the game go on."""
        self.tabletop.choices.focus()
        self.tabletop.show_labels()
        self.tabletop.show_log()
        self.app.call_after_refresh(self.advance)

    def advance(self) -> None:
        """Go on: until a person is asked something, with a pause before every move of others."""
        self.wait_no_more()
        session = self.session
        if session.over and session.hot_seat and session.viewer is not None:
            session.viewer = None  # what follows is for all eyes
            self.tabletop.show_log()
        self.tabletop.show()
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

    def show_again(self) -> None:
        """Say the same in another language."""
        if self.timer is None:
            self.advance()
        else:
            self.tabletop.show()
            self.show_waiting()

    def wait(self, then: Callable[[], None]) -> None:
        """Leave time to look, and to take something back."""
        self.then = then
        together = len(self.session.view()["asked"]) > 1
        pause = PAUSES[self.speed] * (WINDOW if together else 1)
        # Not by a timer of the application: one that is over before it has begun, on a busy machine, never rings.
        self.timer = get_running_loop().call_later(pause, self.app.call_next, then)

    def wait_no_more(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def hurry(self) -> None:
        """Do not wait any longer."""
        if self.timer is not None:
            self.wait_no_more()
            self.then()

    def bots_move(self) -> None:
        """Let bots answer one question, or at the highest speed all of them until a person is asked."""
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
        """Show what is asked, and the possible answers."""
        view = self.session.view()
        prompt = view["prompt"]
        hints = [self.tabletop.texts.say("terminal-rule-number", rule=prompt["rule"])]
        if self.session.can_only_pass(seat):
            hints.append(self.tabletop.texts.say("terminal-hint-auto"))
        if self.session.can_undo():
            hints.append(self.tabletop.texts.say("terminal-key-undo"))
        offered = self.session.options(seat)
        self.digits = ""
        if prompt["id"] != self.prompt_id and PAUSES[self.speed]:
            self.hold_until = monotonic() + HOLD
        self.prompt_id = prompt["id"]
        self.tabletop.ask(
            [self.tabletop.panel.offer(view, choice) for choice in offered],
            self.tabletop.panel.question(view),
            " · ".join(hints),
        )
        self.tabletop.offered = offered
        self.tabletop.repaint()

    def show_waiting(self) -> None:
        """Show that others decide."""
        view = self.session.view()
        names = self.tabletop.texts.things(
            "seat", [seat for seat in view["asked"] if seat != self.session.viewer]
        )
        hint = self.tabletop.texts.say(
            "terminal-key-undo" if self.session.can_undo() else "terminal-hint-wait"
        )
        message = "terminal-waiting" if view["answer"] is None else "terminal-answered"
        told = self.tabletop.texts.say(message, names=names)
        why = self.tabletop.texts.waiting(view["prompt"], view["asked"])
        self.tabletop.ask([], f"{told} {why}".rstrip(), hint, waiting=True)

    def show_end(self) -> None:
        """Show who has won, and what to do now."""
        result = self.session.state.result
        assert result is not None
        self.tabletop.log_view.mark_read()
        labels = [self.tabletop.texts.say("terminal-look-back"), self.tabletop.texts.say("terminal-leave")]
        rule = self.tabletop.texts.say("terminal-rule-number", rule=result.rule)
        self.tabletop.ask(labels, self.tabletop.texts.ending(result.plain()), rule)

    def draw_curtain(self, seat: int) -> None:
        """Cover the table: nothing of what the former person saw may stay, on the screen or below it."""
        self.session.viewer = None
        while len(self.app.screen_stack) > 1:
            self.app.pop_screen()
        self.app.clear_notifications()
        self.tabletop.command_line.clear()
        self.tabletop.ask([], "", "")
        self.tabletop.show_log()
        self.tabletop.show()

        def lifted(_: None) -> None:
            self.session.viewer = seat
            self.tabletop.show_log()
            self.tabletop.choices.focus()
            self.advance()

        self.app.push_screen(Curtain(self.tabletop.texts, seat), lifted)

    # ---- deciding

    def choose(self, index: int) -> None:
        """Take the choice that the person at the screen has pointed at."""
        self.digits = ""
        if self.session.over:
            self.after_the_end(index)
        elif index < len(self.tabletop.offered):
            self.decide(self.tabletop.offered[index])

    def after_the_end(self, index: int) -> None:
        """Take one of the last two choices: to look back, or to leave."""
        self.looks_back = index == 0
        self.app.stop()

    def decide(self, choice: Choice) -> None:
        """Make a choice that is on offer."""
        seat = self.session.asked()
        if seat is not None and seat == self.session.viewer and monotonic() >= self.hold_until:
            self.app.clear_notifications()
            self.tabletop.log_view.mark_read()
            self.session.choose(seat, choice)
            self.keep()
            self.advance()

    def refuse(self, line: str) -> None:
        """Say why something that was typed cannot be done."""
        viewer = self.session.viewer
        refusal = None if viewer is None else self.session.refusal(viewer, line)
        if refusal is not None:
            self.app.remark(self.tabletop.texts.refusal(refusal))

    def digit(self, character: str) -> None:
        """Choose by number; with ten choices and more the first digit waits for the second, or for Enter."""
        if not self.tabletop.choices.labels:
            return
        self.digits += character
        number, count = int(self.digits), len(self.tabletop.choices.labels)
        if not 1 <= number <= count:
            self.digits = ""
        elif number * 10 > count:
            self.choose(number - 1)
        else:
            self.tabletop.choices.point_at(number - 1)

    # ---- not losing anything

    def keep(self) -> None:
        """Save the game after every decision, so that nothing can be lost."""
        try:
            self.session.save()
        except OSError as error:
            self.app.remark(self.tabletop.texts.say("terminal-cannot-save", reason=str(error)))
