"""What answers say where their usual words tell too little: what the Peasant pays."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame


def answers(game: "OverlordGame", view: dict[str, Any]) -> dict[str, Sentence]:
    """Return what to say instead, by the texts of the choices."""
    paid = [text for text in view["choices"] if text.startswith("pay ")]
    gold = game.edition.peasant_gold
    return {text: sentence("answer-pay", seat=int(text.split(" ")[1]), gold=gold) for text in paid}
