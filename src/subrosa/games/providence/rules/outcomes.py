"""What a choice brings about besides what it says (RULES.md 3, 5.3, 6, 13): worked out from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.preview import own_cubes, planned
from subrosa.games.providence.rules.standings import rule_of
from subrosa.games.providence.rules.vocabulary import IGNORE_BLOCKADES
from subrosa.games.providence.rules.words import CARDS, PIECES

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame


def outcomes(game: "ProvidenceGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what claims and Gates bring and take, what a cube costs, where no claim follows, and what ends it."""
    facts: Facts = view["facts"]
    seat: int | None = view["seat"]
    found: dict[str, list[Sentence]] = {}
    for text in view["choices"]:
        verb, _, place = text.partition(" ")
        if verb == "buy":
            found[text] = [sentence("outcome-buy", wealth=game.edition.per_cube)]
        elif verb == "claim" and seat is not None:
            told = of_claim(game, facts, seat, place)
            if told:
                found[text] = told
        elif verb == "add" and seat is not None and is_blocked(game, facts, seat, place):
            found[text] = [sentence("outcome-add-blocked")]
        elif verb == "pass" and view["prompt"]["id"] == "act" and facts["left"]:
            found[text] = [sentence("outcome-pass", count=facts["left"])]
        elif verb in ("close", "open") and place in PIECES:
            found[text] = of_gate(facts, place)
        elif verb == "done" and is_last_space(game, view):
            found[text] = [sentence("outcome-ends-by-track")]
    return found


def of_gate(facts: Facts, piece: str) -> list[Sentence]:
    """Return how likely it is that a Gate drives whoever acts there mad, and that it costs a Recruited Agent (9)."""
    sane, mad = facts["bag"]
    if not sane + mad:
        return []
    told = [sentence("outcome-gate-test", mad=mad, tokens=sane + mad)]
    return [*told, sentence("outcome-gate-agent", piece=piece)] if mad and piece in CARDS else told


def is_last_space(game: "ProvidenceGame", view: dict[str, Any]) -> bool:
    """Tell whether the marker that is being pushed reaches the last space of its track, which ends the game (13.4)."""
    payment = planned(game, view)
    return payment is not None and game.edition.track_end in (payment["tracks"] or ())


def is_blocked(game: "ProvidenceGame", facts: Facts, seat: int, place: str) -> bool:
    """Tell whether a Blockade keeps a player from claiming what is there (6.2); Nyarlathotep does not mind."""
    blocked = [city["city"] for city in facts["cities"] if city["blockade"]]
    blocked += [f"{city['city']}_card" for city in facts["cities"] if city["card_blockade"]]
    blocked += [card["card"] for card in facts["row"] if card["blockade"]]
    return place in blocked and rule_of(game, facts, seat, IGNORE_BLOCKADES) is None


def of_claim(game: "ProvidenceGame", facts: Facts, seat: int, place: str) -> list[Sentence]:
    """Return what a City brings, for how long, that cubes there will have to be retrieved, or that it is the end."""
    points = sum([city["control"] for city in facts["cities"] if city["city"] == place])
    cubes = own_cubes(facts, seat, place)
    vp = facts["players"][seat]["vp"] + points
    told = [sentence("outcome-claim-city", points=points)] if points else []
    if points and vp >= game.edition.threshold[len(facts["players"])]:
        return [*told, sentence("outcome-ends-by-points", vp=vp)]
    return [*told, sentence("outcome-claim-cubes", count=cubes)] if cubes else told
