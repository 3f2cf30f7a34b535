"""What answers say where their usual words would tell too little: what it costs to skip, how much one pays."""

from typing import Any, Final

from subrosa.core.sentence import Sentence, sentence

# The verbs that carry a symbol out (5).
DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "place_agent": ("place", "lift"),
    "take_money": ("money",),
    "remove_trouble": ("calm",),
    "assassinate": ("remove",),
    "build": ("build",),
    "scroll": ("text",),
    "play_another": ("play",),
}


def answers(view: dict[str, Any]) -> dict[str, Sentence]:
    """Return what to say instead, by the texts of the choices."""
    choices = view["choices"]
    if not choices:
        return {}
    question = view["prompt"]["id"]
    args = view["prompt"]["args"]
    found: dict[str, Sentence] = {}
    if "pay" in choices:
        found["pay"] = sentence("answer-pay", gold=args["gold"] * parts(question, choices))
    if "skip" not in choices:
        return found
    if question == "act":
        symbol = args["symbol"]
        found["skip"] = sentence("answer-skip", symbol=symbol, able=can_do(symbol, choices))
    elif question == "ransom":
        found["skip"] = sentence("answer-unpaid", effect=args["effect"])
    elif question == "street-fee":
        found["skip"] = sentence("answer-lose-agent", piece=args["piece"])
    elif question == "lawyers":
        found["skip"] = sentence("answer-no-lawyers")
    elif question == "burn-house":
        found["skip"] = sentence("answer-burn-nothing")
    elif question in ("place-again", "draw-building", "steal"):
        found["skip"] = sentence("answer-none", question=question)
    return found


def parts(question: str, choices: list[str]) -> int:
    """Return for how many things one pays: in a Subsidence for all Buildings at once (9.8)."""
    return len([text for text in choices if text.startswith("demolish ")]) if question == "lose-house" else 1


def can_do(symbol: str, choices: list[str]) -> bool:
    """Tell whether there is a way to carry a symbol out."""
    return any(text.split(" ")[0] in DEEDS[symbol] for text in choices)
