"""Puzzles as they are kept, and the moment that each of them shows.

A puzzle is a game as it was played up to a moment: set-up and choices, nothing else. The engine plays it again, so that
a rule that has changed breaks the puzzle loudly (a test does that with all of them).
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from subrosa import games
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.puzzles.riddles import Chances, Note, Question, Seen, View

FILE: Final = "puzzles.json"
NAMES: Final = ("Adela", "Bruno", "Celia", "Dario", "Edith", "Felix", "Greta", "Hugo")
LINES: Final = 4  # of the log that a reason is told by


class NoPuzzle(SubRosaError):
    """There is no such puzzle."""


class Reason(NamedTuple):
    """What happened between two moves, and the chance of the answer before and after it."""

    start: int  # the number of moves made before it
    end: int  # and after it
    before: float
    after: float
    notes: tuple[Note, ...]


class Played(NamedTuple):
    """A game as far as it was played, and the seat whose eyes are lent."""

    seed: str
    seats: int
    options: dict[str, str]
    seat: int
    moves: tuple[str, ...]  # each is a seat and the text of its choice


class Puzzle(NamedTuple):
    """One puzzle of a game. `number` counts from 1."""

    game: str
    number: int
    played: Played
    question: Question
    answer: str
    chances: Chances
    reasons: tuple[Reason, ...]
    signs: tuple[Note, ...]

    def written(self) -> dict[str, Any]:
        """Return it as it is kept."""
        return {
            "played": self.played._asdict() | {"moves": list(self.played.moves)},
            "question": self.question._asdict(),
            "answer": self.answer,
            "chances": self.chances,
            "reasons": [
                reason._asdict() | {"notes": list(map(list, reason.notes))} for reason in self.reasons
            ],
            "signs": list(map(list, self.signs)),
        }


def read(game: str, number: int, kept: dict[str, Any]) -> Puzzle:
    """Return a puzzle that was kept."""
    played, question, reasons = kept["played"], kept["question"], kept["reasons"]
    return Puzzle(
        game,
        number,
        Played(**(played | {"moves": tuple(played["moves"])})),
        Question(**(question | {"candidates": tuple(question["candidates"])})),
        kept["answer"],
        kept["chances"],
        tuple(
            [Reason(**(one | {"notes": tuple([Note(*note) for note in one["notes"]])})) for one in reasons]
        ),
        tuple([Note(*note) for note in kept["signs"]]),
    )


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of the game with this id, in their order; none if it has no file of them."""
    package = games.package_of(game)
    file = None if package is None else files(package).joinpath(FILE)
    if file is None or not file.is_file():
        return ()
    return tuple(read_lines(game, file.read_text("utf-8")))


def puzzle(game: str, number: int) -> Puzzle:
    """Return one puzzle. Raises NoPuzzle."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        has = f"its puzzles are 1 to {len(found)}" if found else "it has no puzzles"
        raise NoPuzzle(f"there is no puzzle {number} of {game}: {has}")
    return found[number - 1]


def read_lines(game: str, text: str) -> list[Puzzle]:
    """Return the puzzles that a file holds."""
    return [read(game, number, one) for number, one in enumerate(json.loads(text), 1)]


def in_lines(kept: list[dict[str, Any]]) -> str:
    """Write puzzles down, one per line."""
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept]
    return "[\n" + ",\n".join(lines) + "\n]\n"


class Step(NamedTuple):
    """The game after one more move, as the one who is to answer saw it. The first one is before any move."""

    state: State
    mover: int  # whose move it was; -1 for the first
    events: list[Seen]


def steps(game: Game, played: Played) -> Iterator[Step]:
    """Play a game again, move by move."""
    state = game.new(played.seats, played.seed, played.options, hurry=True)
    told = 0
    mover = -1
    for move in (*played.moves, ""):
        yield Step(state, mover, state.log(played.seat, told))
        told = len(state.events or ())
        if move:
            who, _, choice = move.partition(" ")
            mover = int(who)
            state.choose(mover, choice)


class Scene:
    """The moment that a puzzle shows: what lies on the table, and all that its seat has noticed."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = games.get(puzzle.game)
        self.log: list[Seen] = []
        self.told: list[int] = []  # by number of moves: how much of the log there was
        for step in steps(self.game, puzzle.played):
            self.log += step.events
            self.told.append(len(self.log))
            self.state = step.state

    @property
    def view(self) -> View:
        return self.state.view(self.puzzle.played.seat)

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.puzzle.played.seats])

    def lines(self, reason: Reason) -> list[int]:
        """Return which lines of the log tell what happened: not all of them if there are many."""
        lines = list(range(self.told[reason.start], self.told[reason.end]))
        if len(lines) <= LINES:
            return lines
        mover = int(self.puzzle.played.moves[reason.start].split()[0])
        concerned = {mover, *[note.args["seat"] for note in reason.notes]}
        named = [line for line in lines if concerned & set(people(self.log[line]))] or lines
        return named[-LINES:] if reason.notes else named[:LINES]  # conclusions are drawn in the end


def people(event: Seen) -> list[int]:
    """Return the seats that an event names."""
    return [
        value for name, value in event["args"].items() if name in ("seat", "target") and value is not None
    ]
