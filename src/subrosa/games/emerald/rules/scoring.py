"""The end of the game and what everybody keeps (RULES.md 17)."""

from subrosa.core.state import Result
from subrosa.games.emerald.rules.facts import Score
from subrosa.games.emerald.rules.state import Emerald, card_of, victim_of
from subrosa.games.emerald.rules.words import FACTIONS, NOBODY, RESTORATIONIST
from subrosa.parts.majority import best


def tell_points(s: Emerald, seat: int, kind: str, points: int) -> None:
    """Tell that a player scores points of one kind (15), if there are any."""
    if points and s.events is not None:
        s.tell("points", seat=seat, kind=kind, points=points)


def is_over(s: Emerald) -> bool:
    """End the game if somebody shows enough points or a marker has come to the end of its track; tell whether so."""
    needed = s.edition.vp_end[s.seats] - s.lead()
    neutral, restorationist, loyalist, beside = s.neutral, s.restorationist, s.loyalist, s.beside
    for seat in range(s.seats):
        own = neutral[seat] + restorationist[seat] + loyalist[seat]
        if own + (s.kill_points(seat) if beside[seat] else 0) >= needed:
            end_game(s, "points", "17.1")
            return True
    if max(s.tracks) >= s.edition.track_end:
        end_game(s, "track", "17.1")
        return True
    return False


def end_game(s: Emerald, ending: str, rule: str) -> None:
    """Reveal all identities, correct everybody's points and name the winners."""
    scores = reckon(s)
    s.learn_all()
    if s.events is not None:
        for seat in range(s.seats):
            score = scores[seat]
            s.tell(
                "score",
                seat=seat,
                faction=FACTIONS[s.faction(seat)],
                shown=score["shown"],
                neutral=score["neutral"],
                own=score["own"],
                kills=score["kills"],
                tracks=score["tracks"],
                penalty=score["penalty"],
                points=score["total"],
            )
    # Restorationists win ties.
    marks = [(score["total"], s.faction(seat)) for seat, score in enumerate(scores)]
    totals = tuple([score["total"] for score in scores])
    s.finish(Result(ending, rule, best(marks), totals))


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
    own = s.restorationist[seat] if s.faction(seat) == RESTORATIONIST else s.loyalist[seat]
    kills, tracks = kept_kills(s, seat), kept_lead(s.tracks, s.faction(seat))
    return {
        "shown": s.points(seat),
        "neutral": s.neutral[seat],
        "own": own,
        "kills": kills,
        "tracks": tracks,
        "base": s.neutral[seat] + own + kills + tracks,
        "penalty": 0,
        "total": 0,
    }


def kept_kills(s: Emerald, seat: int) -> int:
    """Return a Loyalist's points for agents of Restorationists; Restorationists keep no such points (R20)."""
    if s.faction(seat) == RESTORATIONIST:
        return 0
    total = 0
    for entry in s.beside[seat]:
        victim = victim_of(entry)
        if victim != NOBODY and s.faction(victim) == RESTORATIONIST:
            total += s.edition.kill_vp[card_of(entry)]
    return total


def kept_lead(tracks: list[int], side: int) -> int:
    """Return what a side keeps of the lead of one marker over the other: all of it or nothing (17.2)."""
    return max(0, tracks[side] - tracks[1 - side])
