"""The line mode, for pipes and screen readers: what happens, line by line, and numbered answers."""

import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from subrosa import bots
from subrosa.core.choice import Choice
from subrosa.core.errors import SubRosaError
from subrosa.terminal.line.grouping import Group, alone, grouped
from subrosa.terminal.session.explain import Explanation
from subrosa.terminal.session.interrupts import Interrupted, Interrupts
from subrosa.terminal.session.notes import over_lines, saved_lines, unfinished_lines
from subrosa.terminal.session.rules import unmarked
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.speech import speech_in
from subrosa.terminal.session.titles import secret_lines, title
from subrosa.terminal.session.typed import COMMANDS, choices_meant, typed_number
from subrosa.texts import LANGUAGES

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what can be scrolled back to


class Quit(Exception):
    """The person at the screen wants to stop."""


class PlainTable:
    """A game in line mode."""

    def __init__(self, session: Session, pause: float = 0.0) -> None:
        self.session = session
        self.pause = pause
        self.interrupts = Interrupts()
        self.listed: list[Group] = []  # what the numbers on offer stand for
        self.speak(session.table.language)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.texts, self.panel, self.rules, self.explainer = speech_in(language, self.session)

    # ---- the game

    def run(self) -> int:
        """Play until the game is over or somebody stops; the game is saved in any case."""
        code = 0
        with self.interrupts:
            try:
                self.greet()
                self.play()
            except Interrupted as interrupt:
                print()
                code = 128 + interrupt.number
            except (EOFError, Quit):
                print()
            finally:
                path = self.session.save_anywhere()
                self.hide()
        if self.session.state.result is not None:
            print(self.texts.ending(self.session.state.result.plain()))
            self.tell(secret_lines(self.texts, self.session.state))
        self.tell(over_lines(self.texts, path) if self.session.over else unfinished_lines(self.texts, path))
        return code

    def greet(self) -> None:
        """Say who plays what."""
        session, texts = self.session, self.texts
        print(title(texts, session.state))
        for seat, player in enumerate(session.table.seats):
            level, style = bots.split(player)
            print(texts.say("terminal-seated", seat=seat, name=texts.seat(seat), player=level, style=style))
        if session.state.past is None:
            print(texts.say("game-about"))
        print(texts.say("terminal-plain-hint"))
        print()

    def play(self) -> None:
        """Play from here to the end of the game."""
        session = self.session
        while not session.over:
            seat = session.asked()
            if seat is None:
                session.bots_decide()
                self.tell_news()
                continue
            if seat != session.viewer:
                self.curtain(seat)
            self.tell_news()
            if not self.pass_by_itself():
                self.ask(seat)
        self.tell_news()
        print()

    def tell_news(self) -> int:
        """Tell what the person at the screen has noticed since, and return how much it was."""
        news = self.session.news()
        for event in news:
            print(self.texts.event(event), flush=True)
            if self.pause:
                with self.interrupts.heeded():
                    time.sleep(self.pause)
        return len(news)

    def curtain(self, seat: int) -> None:
        """Let another person take the place at the screen; what the former one saw goes away first."""
        name = self.texts.seat(seat)
        self.session.viewer = None
        self.hide()
        print()
        print(self.texts.say("terminal-curtain", name=name))
        self.read(self.texts.say("terminal-curtain-confirm", name=name) + " ")
        self.session.viewer = seat

    def hide(self) -> None:
        """Clear a screen that several people share: nothing that one of them saw may be scrolled back to."""
        if self.session.hot_seat and sys.stdout.isatty():
            print(CLEAR, end="")

    def ask(self, seat: int) -> None:
        """Put the question until it is answered or something else changes."""
        view = self.session.view()
        print()
        if self.session.hot_seat:
            print(self.texts.say("terminal-you-are", name=self.texts.seat(seat)))
        self.tell([*self.panel.context(view), self.panel.question(view)])
        self.offer(self.everything(seat))
        past = self.session.state.past
        while self.session.state.past is past:
            self.answer(seat, self.read("> ").strip())

    def everything(self, seat: int) -> list[Group]:
        """Return all that can be chosen, as it is listed first."""
        return grouped(self.session.options(seat))

    def offer(self, groups: list[Group]) -> None:
        """List what can be chosen by number; a group stands for several choices that come next."""
        self.listed = groups
        view = self.session.view()
        outcomes = self.panel.outcomes(view)
        for number, group in enumerate(groups, 1):
            if len(group) == 1:
                label = self.panel.offer(view, group[0])
            else:
                label = self.texts.say("terminal-group", name=self.common(group), count=len(group))
            print(f"{self.margin(group)}{number}. {label}")
            if len(group) == 1:
                self.tell([f"      {told}" for told in outcomes.get(group[0].text, [])])

    def margin(self, group: Group) -> str:
        """Return what stands before the number of a choice."""
        return "  "

    def common(self, group: Group) -> str:
        """Name the thing that the choices of a group have in common."""
        return self.texts.thing(group[0].kinds[0], group[0].args[0])

    def read(self, prompt: str) -> str:
        """Read a line from the person at the screen. Raises EOFError and Interrupted."""
        sys.stdout.flush()
        with self.interrupts.heeded():
            line = input(prompt)
        if not sys.stdin.isatty():
            print(line)  # so that the output of a pipe reads like a conversation
        return line

    def answer(self, seat: int, line: str) -> None:
        """Take a line as a number, a choice, or a command."""
        if not line:
            print(self.texts.say("terminal-how-to-answer", count=len(self.listed)))
            return
        if line.startswith("?"):
            group = self.numbered(line[1:])
            about = line[1:] if not group else group[0].text if len(group) == 1 else self.common(group)
            self.show(self.explainer.explain(about))
            return
        group = self.numbered(line)
        if len(group) > 1:
            self.offer(alone(group))
            print(f"  0. {self.texts.say('terminal-group-back')}")
            return
        if typed_number(line) == 0 and self.listed != self.everything(seat):
            self.offer(self.everything(seat))
            return
        meant = list(group)
        if not meant and typed_number(line) is None:
            meant = choices_meant(self.session, self.texts, seat, line)
        if len(meant) == 1:
            self.decide(seat, meant[0])
            return
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            getattr(self, f"do_{command}")(rest.strip())
        elif line.isdecimal():
            print(self.texts.say("terminal-no-such-number", count=len(self.listed)))
        elif meant:
            print(self.texts.say("terminal-several", choices="; ".join(map(self.texts.choice, meant))))
        else:
            self.refuse(seat, line)

    def decide(self, seat: int, choice: Choice) -> None:
        """Make a choice that is on offer."""
        self.session.choose(seat, choice)
        if sys.stdin.isatty():  # a person has thought about it: whatever happens, it must not be lost
            with suppress(OSError):
                self.session.save()

    def refuse(self, seat: int, line: str) -> None:
        """Say why what was typed cannot be done."""
        refusal = self.session.refusal(seat, line)
        if refusal is not None:
            print(self.texts.refusal(refusal))
            print(self.texts.say("terminal-how-to-ask", text=line))

    def numbered(self, text: str) -> Group:
        """Return the choices behind a number of the list; none if there is no such number."""
        number = typed_number(text.strip())
        return self.listed[number - 1] if number is not None and 1 <= number <= len(self.listed) else ()

    # ---- commands

    def do_help(self, rest: str) -> None:
        print(self.texts.say("terminal-plain-help"))

    def do_undo(self, rest: str) -> None:
        if not self.session.can_undo():
            print(self.texts.say("terminal-no-undo"))
            return
        self.session.undo()
        print(self.texts.say("terminal-undone"))

    def do_save(self, rest: str) -> None:
        try:
            self.tell(saved_lines(self.texts, self.session.save(Path(rest).expanduser() if rest else None)))
        except OSError as error:
            print(self.texts.say("terminal-cannot-save", reason=str(error)))

    def do_hand(self, rest: str) -> None:
        hand = self.panel.hand(self.session.view())
        if not hand:
            print(self.texts.say("terminal-empty-hand"))
        for card in hand:
            sort = self.panel.sort_of(card)
            print(f"{self.panel.name(card)}{f' ({sort})' if sort else ''}: {self.panel.about(card)}")

    def do_table(self, rest: str) -> None:
        self.tell(self.panel.describe(self.session.view()))

    def do_rules(self, rest: str) -> None:
        if self.rules.language != self.texts.language:
            print(self.texts.say("terminal-rules-in-english"))
        found = self.rules.within(rest) or (self.rules.search(rest) if rest else [])
        if not rest:
            self.tell([p.heading for p in self.rules.paragraphs if p.chapter])
        elif not found:
            print(self.texts.say("terminal-no-rule", text=rest))
        elif len(found) > 3 and not self.rules.get(rest):
            self.tell([p.heading for p in found])
        else:
            for paragraph in found:
                self.tell([paragraph.heading, unmarked(paragraph.text)])

    def do_log(self, rest: str) -> None:
        self.tell([self.texts.event(event) for event in self.session.log()])

    def do_auto(self, rest: str) -> None:
        self.session.auto_pass = not self.session.auto_pass
        if self.session.auto_pass and self.session.hot_seat:
            self.session.auto_pass = False
            print(self.texts.say("terminal-no-auto-pass"))
        else:
            print(self.texts.say("terminal-auto-pass", on=self.session.auto_pass))
            self.pass_by_itself()

    def pass_by_itself(self) -> bool:
        """Pass, if that was wished for and is all that can be done; tell whether it was."""
        seat = self.session.asked()
        if seat is None or not self.session.auto_pass or not self.session.can_only_pass(seat):
            return False
        self.session.choose(seat, self.session.options(seat)[0])
        return True

    def do_lang(self, rest: str) -> None:
        languages = ", ".join(LANGUAGES)
        if rest and rest not in LANGUAGES:
            print(self.texts.say("terminal-no-language", text=rest, languages=languages))
            return
        if rest:
            self.speak(rest)
        print(self.texts.say("terminal-language", languages=languages))

    def do_quit(self, rest: str) -> None:
        raise Quit

    # ---- printing

    def show(self, explanation: Explanation) -> None:
        """Print the title, the paragraphs and the rule."""
        self.tell([explanation.title, *explanation.lines])
        if explanation.rule is not None:
            print(self.texts.say("terminal-rule", heading=explanation.rule.heading))
            print(unmarked(explanation.rule.text))

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            print(line)


def play_plain(session: Session, pause: float = 0.0) -> int:
    """Play a game in line mode and return the exit code."""
    try:
        return PlainTable(session, pause).run()
    except SubRosaError:
        session.save_anywhere()
        raise
