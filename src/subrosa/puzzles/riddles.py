"""What a game has to say so that puzzles can be made of it.

The part `puzzles` of a game's package holds RIDDLES, a class like the one below. A question has candidates, exactly one
of which is right. The chances of the candidates come from the belief that the bots of the game have, and from what
somebody who has watched the game knows for certain.
"""

from typing import Any, ClassVar, NamedTuple

from subrosa import games
from subrosa.core.game import Game
from subrosa.core.state import State

View = dict[str, Any]
Seen = dict[str, Any]  # an event as one seat saw it
Chances = dict[str, float]  # by candidate


class Question(NamedTuple):
    """One thing to name. Its text is `puzzle-ID` in the catalogues of the game, with `args`."""

    id: str
    args: dict[str, Any]
    kind: str  # what the candidates are: "seat", or a kind of things of the game
    candidates: tuple[str, ...]


class Note(NamedTuple):
    """A conclusion in words: the text is `puzzle-note-ID`, with `args`."""

    id: str
    args: dict[str, Any]


class Witness:
    """What somebody knows for certain because they were there, besides what can still be seen. This one: nothing."""

    def see(self, view: View, events: list[Seen]) -> list[Note]:
        """Look at the table after a move, and at what was noticed of the move; return what follows from it."""
        return []


class Riddles:
    """What can be asked about a game. Puzzles are played with its `options`: the table must not answer by itself."""

    options: ClassVar[dict[str, str]] = {}

    def __init__(self, game: Game) -> None:
        self.game = game

    def witness(self) -> Witness:
        """Return somebody who has seen nothing yet."""
        return Witness()

    def questions(self, view: View) -> list[Question]:
        """Return what the viewer may wonder about: whatever the view does not show already."""
        raise NotImplementedError

    def answer(self, question: Question, state: State) -> str | None:
        """Return the one candidate that is right, or None if none is, or several are."""
        raise NotImplementedError

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        """Return the chance of each candidate.

        What the witness knows always counts. What the others' play suggests counts only if it is `weighed`; otherwise
        everything that the rules allow is equally likely.
        """
        raise NotImplementedError

    def matters(self, question: Question, note: Note, witness: Witness) -> bool:
        """Tell whether a conclusion of the witness is still true in the end, and helps to answer the question."""
        return True

    def signs(self, question: Question, view: View, witness: Witness, answer: str) -> list[Note]:
        """Return what can be seen on the table that speaks for the answer, for the explanation."""
        return []


def riddles_of(game: Game) -> Riddles | None:
    """Return what can be asked about a game, if anybody has thought about it."""
    made: type[Riddles] | None = getattr(games.part(game.package, "puzzles"), "RIDDLES", None)
    return None if made is None else made(game)


def shares(weights: Chances) -> Chances:
    """Return weights as chances; all zero if nothing is possible."""
    total = sum(weights.values())
    return {name: weight / total if total else 0.0 for name, weight in weights.items()}
