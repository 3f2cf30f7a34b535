"""What giving the Order to somebody brings about (RULES.md 7): worked out from a view."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.overlord.rules.facts import Facts

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame

GIVING: Final = ("coercion", "capitalize", "repression", "blackmail", "mutiny")
PAYING: Final = "pay"  # the Peasant


def outcomes(game: "OverlordGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what follows from each choice that gives the Order."""
    found = {}
    for text in view["choices"]:
        words = text.split(" ")
        if words[0] == "play" and len(words) == 3 and words[1] in GIVING:
            told = given(game, view, int(words[2]), cards=1, gold=0)
        elif words[0] == PAYING:
            told = given(game, view, int(words[1]), cards=0, gold=game.edition.peasant_gold)
        else:
            told = []
        if told:
            found[text] = told
    return found


def given(game: "OverlordGame", view: dict[str, Any], target: int, cards: int, gold: int) -> list[Sentence]:
    """Say what the two characters do when the viewer gives the Order, having spent so many cards and so much gold."""
    facts: Facts = view["facts"]
    edition = game.edition
    own, other = facts["players"][view["seat"]], facts["players"][target]
    left = own["gold"] - gold
    safe = other["character"] == "knight"
    told = []
    demanded = own["character"] == "captain" and not safe and other["cards"] > 0
    if demanded:
        told.append(sentence("outcome-captain", seat=target))
    if other["character"] == "advisor" and left > 0 and own["character"] != "knight":
        told.append(sentence("outcome-advisor", seat=target, gold=min(left, edition.advisor_gold)))
    if other["character"] == "bailiff":
        told.append(sentence("outcome-bailiff", seat=target, gold=edition.bailiff_gold))
    if other["character"] == "servant" and own["cards"] - cards > other["cards"] - demanded:
        told.append(sentence("outcome-servant", seat=target, count=edition.servant_cards))
    return told
