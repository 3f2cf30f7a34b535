"""What answers say where their usual words tell too little: which way a marker goes, what passing means in the end."""

from typing import Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.providence.rules.facts import Facts


def answers(view: dict[str, Any]) -> dict[str, Sentence]:
    """Return what to say instead, by the texts of the choices."""
    if not view["choices"] or view["prompt"]["id"] != "act":
        return {}
    facts: Facts = view["facts"]
    found: dict[str, Sentence] = {}
    for text in view["choices"]:
        verb, _, shift = text.partition(" ")
        if verb == "track":
            marker, _, way = shift.partition("_")
            found[text] = sentence("answer-track", marker=marker, way=way)
        elif verb == "pass" and facts["left"] == 0:
            found[text] = sentence("answer-end-turn")
    return found
