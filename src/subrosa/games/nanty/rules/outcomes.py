"""What a choice of the viewer brings about: Trouble that breaks out or ends (RULES.md 6), or a District card (8).

And why nothing can be built (5.6).
"""

from typing import Any, Final

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.nanty.rules.answers import can_do
from subrosa.games.nanty.rules.facts import District, Facts

ENTERS: Final = ("place",)
LEAVES: Final = ("lift", "remove")


def outcomes(view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what becomes of the Trouble in the district that a choice names, or what a site would bring or take."""
    facts: Facts = view["facts"]
    board = {district["district"]: district for district in facts["board"]}
    found = {}
    builds = "skip" in view["choices"] and view["prompt"]["args"].get("symbol") == "build"
    if builds and not can_do("build", view["choices"]):
        found["skip"] = [sentence("outcome-no-site")]
    asked = view["agenda"][-1][1] if view["agenda"] else {}
    quiet = bool(asked.get("quiet"))  # a card that places without Trouble (20.67, 20.91)
    for text in view["choices"]:
        verb, *names = text.split(" ")
        district = board.get(names[0]) if names else None
        if district is None:
            continue
        if verb in ENTERS and not quiet and not district["trouble"] and figures(district):
            found[text] = [sentence("outcome-trouble", district=district["district"])]
        elif verb in LEAVES and district["trouble"]:
            found[text] = [sentence("outcome-calm", district=district["district"])]
        elif verb == "build":
            found[text] = [sentence("outcome-deed", site=district["district"])]
    return found


def figures(district: District) -> int:
    """Return how many character figures stand in a district."""
    return sum(district["agents"]) + district["grenadiers"] + district["citizens"]
