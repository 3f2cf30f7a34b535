"""The Cultists (RULES.md 18.4): their path, their purses, what they are good for, and what they compare."""

from typing import Final

from subrosa.games.providence.rules.influence import standing
from subrosa.games.providence.rules.solo.data import (
    AGENTS_GOAL,
    CITIES_GOAL,
    GATES_GOAL,
    MYTHOS_GOAL,
    RITUAL_GOAL,
    SANITY_GOAL,
)
from subrosa.games.providence.rules.state import LIMBO, OPENED, POOL, Providence
from subrosa.games.providence.rules.words import (
    CITIES,
    FIRST_CULTIST,
    INVESTIGATION,
    PIECES,
    PLACES,
    RITUAL,
)

# What a Cultist card shows.
CARD_INFLUENCE: Final = 0
CARD_TRAVEL: Final = 1
CARD_POWER: Final = 2


def city_of(s: Providence, cultist: int) -> int:
    """Return where a Cultist is; Cultists are numbered 0 and 1."""
    return s.where[FIRST_CULTIST + cultist]


def name_of(cultist: int) -> str:
    """Return what the log calls a Cultist."""
    return PIECES[FIRST_CULTIST + cultist]


def on_card(s: Providence, cultist: int, symbol: int) -> int:
    """Return a number on the side of a Cultist card that is up."""
    return s.edition.solo.cultists[2 * cultist + (s.unmasked >> cultist & 1)][symbol]


# ---- the path


def along_path(s: Providence, cultist: int) -> list[int]:
    """Return all Cities in the order in which a Cultist looks for the first: its own, then along the path."""
    path = s.edition.solo.path
    at = path.index(city_of(s, cultist))
    return [*path[at:], *path[:at]]


def travel(s: Providence, cultist: int) -> None:
    """Move a Cultist to the next City."""
    travel_far(s, cultist, [1])


def travel_far(s: Providence, cultist: int, parts: list[int]) -> None:
    """Move a Cultist so many steps along the path, through the portal at its ends; closed Cities are skipped (18.6)."""
    steps = sum(parts)
    skipped: list[str] = []
    for _ in range(steps):
        for city in along_path(s, cultist)[1:]:
            if not s.is_closed(city):
                s.where[FIRST_CULTIST + cultist] = city
                break
            skipped.append(CITIES[city])
    if s.events is not None:
        s.tell(
            "elder-travel",
            piece=name_of(cultist),
            city=CITIES[city_of(s, cultist)],
            steps=steps,
            sum=added_up(parts),
            cities=skipped,
        )


# ---- failures


def fail(s: Providence, cultist: int, why: str, needed: int = 0) -> bool:
    """Tell why something has failed, and what it would have taken if that is a number."""
    if s.events is not None:
        s.tell("elder-fail", piece=name_of(cultist), why=why, needed=needed, sum=None)
    return False


def fail_for_power(s: Providence, cultist: int, parts: list[int], needed: int) -> bool:
    """Tell that the power does not suffice, and how it was counted."""
    if s.events is not None:
        s.tell(
            "elder-fail", piece=name_of(cultist), why="too-little-power", needed=needed, sum=added_up(parts)
        )
    return False


def added_up(parts: list[int]) -> str | None:
    """Write an addition down, so that the log can be checked: "1 + 2 = 3". A single number needs none."""
    return f"{' + '.join([str(part) for part in parts])} = {sum(parts)}" if len(parts) > 1 else None


# ---- cubes


def leads(s: Providence, cultist: int, place: int) -> bool:
    """Tell whether a Cultist has more Influence than the player: its cubes against cubes and Agents."""
    return s.count(place, cultist + 1) > standing(s, place)[0]


def has_cubes(s: Providence, cultist: int) -> bool:
    """Tell whether a Cultist has a cube to add; if not, it fails, and takes all of them back from Limbo (18.4)."""
    if s.count(POOL, cultist + 1):
        return True
    fail(s, cultist, "no-cubes")
    recover(s, cultist)
    return False


def recover(s: Providence, cultist: int) -> bool:
    """Take all cubes of a Cultist back from Limbo; tell whether there were any."""
    count = s.count(LIMBO, cultist + 1)
    if count:
        s.shift(LIMBO, POOL, cultist + 1, count)
        if s.events is not None:
            s.tell("elder-recover", piece=name_of(cultist), count=count)
    return count > 0


def add(s: Providence, cultist: int, place: int, parts: list[int]) -> None:
    """Put cubes somewhere, as many as these numbers come to, or all there are."""
    wanted = sum(parts)
    count = min(wanted, s.count(POOL, cultist + 1))
    if count:
        s.shift(POOL, place, cultist + 1, count)
        if s.events is not None:
            s.tell(
                "elder-add",
                piece=name_of(cultist),
                place=PLACES[place],
                count=count,
                missing=wanted - count,
                sum=added_up(parts),
            )


def is_cultist(colour: int) -> bool:
    """Tell whether a colour is that of a Cultist."""
    return colour > 0


def power(s: Providence, cultist: int) -> list[int]:
    """Return what makes up a Cultist's power: the Behaviour card, its own card, and all Cultist tokens in its City."""
    city = city_of(s, cultist)
    tokens = [FIRST_CULTIST + number for number in range(2) if city_of(s, number) == city]
    return [
        s.edition.solo.behaviour_power[s.behaviour],
        on_card(s, cultist, CARD_POWER),
        *[s.edition.power[token] for token in tokens],
    ]


# ---- the goal (18.3)


def progress(s: Providence) -> int:
    """Return how far the Great Old One is towards its goal."""
    goal = s.edition.solo.goals[s.elder]
    if goal == MYTHOS_GOAL:
        return s.claimed[0]
    if goal == SANITY_GOAL:
        return s.claimed[1]
    if goal == AGENTS_GOAL:
        return s.claimed[2]
    if goal == RITUAL_GOAL:
        return s.tracks[RITUAL] - s.tracks[INVESTIGATION]
    if goal == GATES_GOAL:
        return len([city for city, side in enumerate(s.gates) if side == OPENED and s.gate_owner[city] > 0])
    assert goal == CITIES_GOAL
    return len([colour for colour in s.control if is_cultist(colour)])


def check_goal(s: Providence, goal: int) -> None:
    """Look at the goal after something was gained that a goal speaks of, if it is this Great Old One's."""
    if s.edition.solo.goals[s.elder] == goal:
        s.near_goal(progress(s))
