"""What a choice brings about besides what it says (RULES.md 5.3, 6): worked out from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.outlook import own_cubes

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame


def outcomes(game: "ProvidenceGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what becomes of the cubes that claim something and what a City brings, and what a cube costs."""
    seat: int | None = view["seat"]
    found: dict[str, list[Sentence]] = {}
    for text in view["choices"]:
        verb, _, place = text.partition(" ")
        if verb == "buy":
            found[text] = [sentence("outcome-buy", wealth=game.edition.per_cube)]
        elif verb == "claim" and seat is not None:
            told = of_claim(view["facts"], seat, place)
            if told:
                found[text] = told
    return found


def of_claim(facts: Facts, seat: int, place: str) -> list[Sentence]:
    """Return what a City is worth at once, and that the cubes there will have to be retrieved."""
    points = sum([city["control"] for city in facts["cities"] if city["city"] == place])
    cubes = own_cubes(facts, seat, place)
    told = [sentence("outcome-claim-points", points=points)] if points else []
    return [*told, sentence("outcome-claim-cubes", count=cubes)] if cubes else told
