"""The end of the game and what everybody keeps (RULES.md 17)."""

from typing import Final

from subrosa.core.state import Result
from subrosa.games.emerald.rules.facts import Score
from subrosa.games.emerald.rules.state import Emerald, card_of, victim_of
from subrosa.games.emerald.rules.words import FACTIONS, LOYALIST, NOBODY, RESTORATIONIST
from subrosa.parts.majority import best

POINTS: Final = "points"
TRACK: Final = "track"
REVEALED: Final = "revealed"
STANDSTILL: Final = "standstill"
RULES: Final = {POINTS: "17.1", TRACK: "17.1", REVEALED: "13.1", STANDSTILL: "17.4"}


def is_over(s: Emerald) -> bool:
    """End the game if somebody shows enough points or a marker has come to the end of its track; tell whether so."""
    needed = s.edition.vp_end[s.seats]
    if any(s.points(seat) >= needed for seat in range(s.seats)):
        end_game(s, POINTS)
        return True
    if max(s.tracks) >= s.edition.track_end:
        end_game(s, TRACK)
        return True
    return False


def end_game(s: Emerald, ending: str) -> None:
    """Reveal all identities, correct everybody's points and name the winners."""
    scores = reckon(s)
    s.learn_all()
    if s.events is not None:
        for seat in range(s.seats):
            s.tell("score", seat=seat, faction=FACTIONS[s.faction(seat)], points=scores[seat]["total"])
    marks = [
        (score["total"], s.faction(seat)) for seat, score in enumerate(scores)
    ]  # Restorationists win ties
    totals = tuple([score["total"] for score in scores])
    s.finish(Result(ending, RULES[ending], best(marks), totals))


def reckon(s: Emerald) -> list[Score]:
    """Return what everybody keeps and loses (17.2), and the penalty of the losing side (17.3)."""
    scores = [kept(s, seat) for seat in range(s.seats)]
    # Where the sides tie for the lowest place, a Loyalist counts as lower.
    lowest = min([(score["base"], s.faction(seat)) for seat, score in enumerate(scores)])[1]
    for seat, score in enumerate(scores):
        score["penalty"] = s.edition.penalty if s.faction(seat) == lowest else 0
        score["total"] = score["base"] - score["penalty"]
    return scores


def kept(s: Emerald, seat: int) -> Score:
    """Return what a player keeps of what the disc shows, and why."""
    side = s.faction(seat)
    own = s.restorationist[seat] if side == RESTORATIONIST else s.loyalist[seat]
    lead = s.tracks[side] - s.tracks[1 - side]
    score: Score = {
        "shown": s.points(seat),
        "neutral": s.neutral[seat],
        "own": own,
        "kills": kept_kills(s, seat) if side == LOYALIST else 0,
        "tracks": max(0, lead),
        "base": 0,
        "penalty": 0,
        "total": 0,
    }
    score["base"] = score["neutral"] + own + score["kills"] + score["tracks"]
    return score


def kept_kills(s: Emerald, seat: int) -> int:
    """Return a Loyalist's points for agents of Restorationists; Restorationists keep no such points (R20)."""
    total = 0
    for entry in s.beside[seat]:
        victim = victim_of(entry)
        if victim != NOBODY and s.faction(victim) == RESTORATIONIST:
            total += s.edition.kill_vp[card_of(entry)]
    return total
