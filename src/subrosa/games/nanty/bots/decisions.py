"""How the scripted player of Nanty Narking decides.

Each kind of decision is one function, found by the id of its prompt. It says what an option gains: the worth of the
table afterwards (`values`) minus its worth now.
"""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.nanty.bots.board import BOARD
from subrosa.games.nanty.bots.hand import Hand
from subrosa.games.nanty.bots.moves import Moves
from subrosa.games.nanty.bots.players import PLAYERS
from subrosa.games.nanty.bots.responses import ANSWERS
from subrosa.games.nanty.bots.turn import TURN
from subrosa.games.nanty.bots.values import Values
from subrosa.games.nanty.rules.game import NantyGame

DECISIONS: Final[dict[str, Callable[[Hand, list[str]], float]]] = {**TURN, **BOARD, **PLAYERS, **ANSWERS}
HARMLESS: Final = ("pass", "skip", "done", "end")  # answers to a question that the bot has not been taught


def rate(game: NantyGame, values: Values, view: dict[str, Any], options: list[str]) -> list[float]:
    """Rate what each option gains for somebody with this goal and these suspicions."""
    decide = DECISIONS.get(view["prompt"]["id"])
    if decide is None:
        return [float(option in HARMLESS) for option in options]
    hand = Hand(Moves(game.edition, values, view))
    return [decide(hand, option.split()) for option in options]
