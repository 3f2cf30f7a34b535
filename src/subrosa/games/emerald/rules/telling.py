"""What wins this very game and how near everybody is, and in the end why it went as it did: sentences from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.emerald.rules.facts import Facts, Player, Shown

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


def goal(game: "EmeraldGame", view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say what ends the game and how near that is (17.1), and what counts for the viewer (17.2, 17.3)."""
    facts: Facts = view["facts"]
    most = max([player["points"] for player in facts["players"]])
    leaders = [player["seat"] for player in facts["players"] if player["points"] == most]
    told = [
        sentence("aim-end", needed=shown["needed"], seats=leaders, points=most),
        sentence("aim-track", end=shown["track_end"], at=max(facts["tracks"])),
    ]
    viewer: int | None = view["seat"]
    side = None if viewer is None else shown["sides"][viewer]
    if viewer is not None and side is not None:
        told.append(
            sentence(
                "aim-side",
                side=side,
                shown=facts["players"][viewer]["points"],
                points=shown["counting"][viewer],
                penalty=game.edition.penalty,
            )
        )
    return told


def tale(view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say with what the winners won, which side had to pay because of whom, and what became of the viewer's points."""
    facts: Facts = view["facts"]
    winners: list[int] = view["result"]["winners"]
    told = [fate("tale-won", facts["players"][seat], shown) for seat in winners]
    if view["result"]["ending"] == "revealed":
        forced = [
            player["seat"]
            for player in facts["players"]
            if player["revealed"] and shown["sides"][player["seat"]] == "restorationist"
        ]
        told.append(sentence("tale-revealed", seats=forced))
    ending = shown["ending"]
    if ending is not None:
        last = facts["players"][ending["last"][0]]["score"]
        penalty = max([player["score"]["penalty"] for player in facts["players"] if player["score"]])
        told.append(
            sentence(
                "tale-penalty",
                side=ending["side"],
                penalty=penalty,
                seats=ending["last"],
                points=0 if last is None else last["base"],
                tied=ending["tied"],
            )
        )
    viewer: int | None = view["seat"]
    if viewer is not None and viewer not in winners:
        told.append(fate("tale-own", facts["players"][viewer], shown))
    return told


def fate(message: str, player: Player, shown: Shown) -> Sentence:
    """Say what was on a player's disc and what of it counted."""
    score = player["score"]
    assert score is not None
    return sentence(
        message,
        seat=player["seat"],
        side=shown["sides"][player["seat"]],
        shown=score["shown"],
        base=score["base"],
        penalty=score["penalty"],
        points=score["total"],
    )
