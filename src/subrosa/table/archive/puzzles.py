"""Puzzles as they are sent. Making one plays a part of a game, which `process.py` does in a process."""

from subrosa.puzzles.puzzle import Scene, puzzle, puzzles_of
from subrosa.puzzles.riddles import Note
from subrosa.table.protocol.puzzles import (
    PuzzleInfo,
    PuzzleNote,
    PuzzleQuestion,
    PuzzleReason,
    PuzzleSolution,
)


def shown(game: str, number: int) -> PuzzleInfo:
    """Return a puzzle, without anything about its answer that its seat could not see."""
    scene = Scene(puzzle(game, number))
    asked = scene.puzzle.question
    return PuzzleInfo(
        game,
        number,
        len(puzzles_of(game)),
        scene.puzzle.played.seat,
        scene.names,
        scene.game.page(scene.view),
        scene.log,
        PuzzleQuestion(asked.id, asked.args, asked.kind, list(asked.candidates)),
    )


def solved(game: str, number: int) -> PuzzleSolution:
    """Return the answer and what explains it."""
    scene = Scene(puzzle(game, number))
    reasons = [
        PuzzleReason(scene.lines(reason), reason.before, reason.after, sent(reason.notes))
        for reason in scene.puzzle.reasons
    ]
    return PuzzleSolution(scene.puzzle.answer, scene.puzzle.chances, reasons, sent(scene.puzzle.signs))


def sent(notes: tuple[Note, ...]) -> list[PuzzleNote]:
    return [PuzzleNote(note.id, note.args) for note in notes]
