"""What wins this very game and how near everybody is, and in the end why it went as it did: sentences from a view."""

from typing import Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.providence.rules.facts import Elder, Facts, Player, Shown


def goal(view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say what ends the game and how near that is (13), and what the viewer would have now (14, 15)."""
    facts: Facts = view["facts"]
    elder = facts["elder"]
    if elder is not None:
        return alone(elder, facts, shown)
    most = max([player["vp"] for player in facts["players"]])
    leaders = [player["seat"] for player in facts["players"] if player["vp"] == most]
    told = [
        sentence("aim-end", needed=shown["threshold"], seats=leaders, points=most),
        sentence("aim-track", end=shown["track_end"], at=max(facts["tracks"])),
    ]
    viewer: int | None = view["seat"]
    if viewer is not None:
        told.append(
            side(facts["players"][viewer], facts["turn"] < 2 * view["seats"], shown["counting"][viewer])
        )
    return told


def side(player: Player, is_new: bool, points: int | None) -> Sentence:
    """Say what scores for the viewer, and at first what to begin with, later how many VP that would come to."""
    return sentence(
        "aim-side",
        allegiance=player["allegiance"],
        group=player["allegiance"],
        begin=is_new,
        points=points,
        later=0 if points is None else points - player["vp"],
    )


def alone(elder: Elder, facts: Facts, shown: Shown) -> list[Sentence]:
    """Say how near the Great Old One is, and who would have more VP now (18.9)."""
    threat = shown["threat"]
    assert threat is not None
    return [
        sentence(
            "aim-alone",
            elder=elder["elder"],
            points=shown["counting"][0],
            rival=threat["total"],
        ),
        sentence(
            "aim-elder-goal", elder=elder["elder"], reached=elder["reached"], needed=elder["goal_number"]
        ),
        sentence(
            "aim-alone-end", needed=shown["threshold"], points=facts["players"][0]["vp"], rival=elder["vp"]
        ),
    ]


def tale(view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say with what the winners won, who was out because of whom, and what became of the viewer."""
    facts: Facts = view["facts"]
    elder = facts["elder"]
    totals: list[int] = view["result"]["scores"]
    if elder is not None:
        threat = shown["threat"]
        assert threat is not None
        by_goal = view["result"]["ending"] == "goal"
        return [
            sentence(
                "tale-alone", elder=elder["elder"], goal=by_goal, points=totals[0], rival=threat["total"]
            )
        ]
    winners: list[int] = view["result"]["winners"]
    players, ending = facts["players"], shown["ending"]
    told = [
        sentence("tale-won", seat=seat, allegiance=players[seat]["allegiance"], points=totals[seat])
        for seat in winners
    ]
    out = [] if ending is None else ending["out"]
    if ending is not None and out:
        group = players[out[0]]["allegiance"]
        lowest = ending["lowest"]
        told.append(sentence("tale-out", group=group, seats=lowest, points=totals[lowest[0]]))
    viewer: int | None = view["seat"]
    if viewer is not None and viewer not in winners:
        told.append(
            sentence(
                "tale-own",
                allegiance=players[viewer]["allegiance"],
                points=totals[viewer],
                more=totals[viewer] > max([totals[seat] for seat in winners]),
                out=viewer in out,
            )
        )
    return told
