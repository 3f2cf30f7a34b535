"""A puzzle in words: what was seen, the question, and why the answer is the answer."""

from pathlib import Path
from typing import Final

from subrosa.files import HUMAN, Company
from subrosa.puzzles.puzzle import Reason, Scene, puzzles_of
from subrosa.puzzles.riddles import Note
from subrosa.terminal.panel import panel_for
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.typed import typed_number
from subrosa.texts import Texts

BOT: Final = "bot"  # who played the other seats


class Riddle:
    """One puzzle, put into words."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        self.puzzle = scene.puzzle
        self.texts = Texts(language, scene.game, scene.names)
        self.panel = panel_for(scene.game, self.texts)
        self.candidates = [
            self.texts.thing(self.puzzle.question.kind, name) for name in self.puzzle.question.candidates
        ]

    def title(self) -> list[str]:
        """Say which puzzle it is, and who one is in it."""
        puzzle, say = self.puzzle, self.texts.say
        count = len(puzzles_of(puzzle.game))
        return [
            say("terminal-puzzle", game=say("game-name"), number=puzzle.number, count=count),
            say("terminal-puzzle-you", name=self.texts.seat(puzzle.played.seat)),
        ]

    def log(self) -> list[str]:
        """Tell everything that one has noticed."""
        return [self.texts.event(event) for event in self.scene.log]

    def asked(self) -> str:
        """Say what is asked."""
        question = self.puzzle.question
        return self.texts.format(f"puzzle-{question.id}", self.texts.typed(question.args))

    def question(self) -> list[str]:
        """Ask, with the candidates numbered."""
        return [self.asked(), *[f"  {number}. {name}" for number, name in enumerate(self.candidates, 1)]]

    def meant(self, line: str) -> str | None:
        """Return the candidate that somebody names: by its number, or by the beginning of its name."""
        number = typed_number(line)
        if number is not None:
            names = self.puzzle.question.candidates
            return names[number - 1] if 1 <= number <= len(names) else None
        word = line.strip().casefold()
        found = [
            name
            for name, shown in zip(self.puzzle.question.candidates, self.candidates, strict=True)
            if word and shown.casefold().startswith(word)
        ]
        return found[0] if len(found) == 1 else None

    def verdict(self, named: str) -> str:
        """Say whether that was right."""
        answer = self.texts.thing(self.puzzle.question.kind, self.puzzle.answer)
        right = named == self.puzzle.answer
        return self.texts.say("terminal-puzzle-right" if right else "terminal-puzzle-wrong", answer=answer)

    def explanation(self) -> list[str]:
        """Say how likely everything was, and what could be seen."""
        say, puzzle = self.texts.say, self.puzzle
        likely = sorted(puzzle.chances.items(), key=lambda pair: -pair[1])
        lines = [say("terminal-puzzle-chances")]
        for name, chance in likely:
            lines.append(f"  {self.texts.thing(puzzle.question.kind, name)}: {percent(chance)}")
        if puzzle.reasons:
            lines.append(say("terminal-puzzle-why"))
            lines += [line for reason in puzzle.reasons for line in self.reason(reason)]
        if puzzle.signs:
            lines.append(say("terminal-puzzle-signs"))
            lines += [f"  {self.note(note)}" for note in puzzle.signs]
        return lines

    def reason(self, reason: Reason) -> list[str]:
        """Tell what happened and what it changed."""
        happened = " ".join([self.texts.event(self.scene.log[line]) for line in self.scene.lines(reason)])
        lines = [f"  {percent(reason.before)} → {percent(reason.after)}: {happened}"]
        return lines + [f"    {self.note(note)}" for note in reason.notes]

    def note(self, note: Note) -> str:
        """Put a conclusion into words."""
        return self.texts.format(f"puzzle-note-{note.id}", self.texts.typed(note.args))

    def sharing(self) -> str:
        """Say how somebody else comes by this puzzle."""
        command = f"subrosa puzzle {self.puzzle.game} --number {self.puzzle.number}"
        return self.texts.say("terminal-puzzle-share", command=command)


class PuzzleSession(Session):
    """The table of a puzzle: to be looked at. Nothing is decided there, kept or taken back."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        seats = [HUMAN if seat == scene.puzzle.played.seat else BOT for seat in range(scene.state.seats)]
        super().__init__(Company(scene.names, seats, language), scene.state, Path())

    def can_undo(self) -> bool:
        return False


def percent(chance: float) -> str:
    """Write a chance."""
    return f"{round(100 * chance)} %"
