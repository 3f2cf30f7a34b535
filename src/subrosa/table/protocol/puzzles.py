"""Deduction puzzles. What is sent with the question tells nothing about the answer that its seat could not see."""

from typing import Any

from msgspec import Struct

from subrosa.table.protocol.basics import Seen, View


class PuzzleQuestion(Struct):
    """What is asked: the text is `puzzle-<id>` of the game's catalogue; candidates are things of a kind, or seats."""

    id: str
    args: dict[str, Any]
    kind: str
    candidates: list[str]


class PuzzleInfo(Struct):
    """A puzzle: what one seat sees, all that it has noticed, and the question."""

    game: str
    number: int
    count: int  # how many puzzles the game has
    seat: int
    names: list[str]
    view: View
    log: list[Seen]
    question: PuzzleQuestion


class PuzzleNote(Struct):
    """A conclusion: the text is `puzzle-note-<id>` of the game's catalogue."""

    id: str
    args: dict[str, Any]


class PuzzleReason(Struct):
    """Something that happened, and the chance of the answer before and after it. `lines` are places in the log."""

    lines: list[int]
    before: float
    after: float
    notes: list[PuzzleNote]


class PuzzleSolution(Struct):
    """The answer, how likely everything was at that moment, and why."""

    answer: str
    chances: dict[str, float]
    reasons: list[PuzzleReason]
    signs: list[PuzzleNote]
