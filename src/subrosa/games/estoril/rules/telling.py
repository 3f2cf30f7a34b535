"""What wins this very game and how near everybody is, and in the end why it went as it did: sentences from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.estoril.rules.facts import Facts, Player, Shown

if TYPE_CHECKING:
    from subrosa.games.estoril.rules.game import EstorilGame


def goal(game: "EstorilGame", view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say how long there is left, and in which missions the viewer is first (10)."""
    facts: Facts = view["facts"]
    told = [sentence("aim-points", number=facts["round"], rounds=game.edition.rounds)]
    viewer: int | None = view["seat"]
    if viewer is None:
        return told
    known = [tally for tally in shown["missions"] if tally["mission"] is not None and tally["scored"]]
    first = [tally["mission"] for tally in known if tally["counts"][viewer] == max(tally["counts"]) > 0]
    behind = [tally["mission"] for tally in known if tally["mission"] not in first]
    if known:
        told.append(sentence("aim-missions", missions=first, other_missions=behind, points=shown["first_vp"]))
    return told


def tale(view: dict[str, Any]) -> list[Sentence]:
    """Say what the winners' points are made of, and the viewer's (10)."""
    facts: Facts = view["facts"]
    winners: list[int] = view["result"]["winners"]
    viewer: int | None = view["seat"]
    told = [points_of(facts["players"][seat]) for seat in winners]
    if viewer is None or viewer in winners:
        return told
    return [*told, own_points(facts["players"][viewer], facts["players"][winners[0]])]


def points_of(player: Player) -> Sentence:
    """Say what a player's points are made of."""
    score = player["score"]
    assert score is not None
    return sentence(
        "tale-points",
        seat=player["seat"],
        points=score["total"],
        mission_points=sum(score["missions"]) + score["office"],
        card_points=score["cards"],
        discard_points=score["discards"],
    )


def own_points(player: Player, winner: Player) -> Sentence:
    """Say the same of the viewer, beside the winner's."""
    score, best = player["score"], winner["score"]
    assert score is not None
    assert best is not None
    missions = [sum(one["missions"]) + one["office"] for one in (score, best)]
    lacking = best["total"] - score["total"]
    decided = "missions" if 2 * (missions[1] - missions[0]) >= lacking else "cards"
    if lacking == 0:
        decided = "level"
    return sentence(
        "tale-own-points",
        points=score["total"],
        mission_points=missions[0],
        decided=decided,
        card_points=score["cards"],
        discard_points=score["discards"],
    )
