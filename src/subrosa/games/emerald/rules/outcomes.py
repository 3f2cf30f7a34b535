"""What a choice brings about besides what it says (RULES.md 11, 17): worked out from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.emerald.rules.facts import Payment
from subrosa.games.emerald.rules.preview import planned

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


def outcomes(game: "EmeraldGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what an assassination is worth to its reader, and whom it forces to reveal, before it is carried out."""
    found: dict[str, list[Sentence]] = {}
    for text in view["choices"]:
        begun = {"gathered": [text]} if text.startswith("kill ") else {}
        if not begun and text != "done":
            continue
        payment = planned(game, view | begun)
        if payment is not None and (told := of_assassination(payment)):
            found[text] = told
    return found


def of_assassination(payment: Payment) -> list[Sentence]:
    """Return what the death of an agent or of a royal is worth, and whether somebody loses their last agent by it."""
    action, points, target = payment["action"], payment["points"], payment["target"]
    told: list[Sentence] = []
    if action == "strike":
        told.append(sentence("outcome-strike", points=points, kept=payment["kept"]))
    elif action == "kill" and points:
        told.append(sentence("outcome-kill", points=points, kept=payment["kept"], seat=target))
    if payment["exposes"]:
        told.append(sentence("outcome-last-agent", seat=target))
    return told
