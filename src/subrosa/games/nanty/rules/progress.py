"""How near each identity could be, from what a view shows (RULES.md 11.2, 18): for tables, bots and anybody else.

Conditions are measured by the same functions that decide who wins, on a table with nothing but the public pieces.
"""

from typing import TYPE_CHECKING, Any

from subrosa.core.state import Setup
from subrosa.games.nanty.rules.checks import cards_in_play, identities_in_play
from subrosa.games.nanty.rules.data import CONDITIONS, DECK_OUT, DECK_OUT_LOW_TROUBLE
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.identities import needed, progress
from subrosa.games.nanty.rules.imagine import read_board
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.words import BITS, DISTRICTS, IDENTITIES

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.game import NantyGame


class Goal:
    """An identity that may be in play, what it needs, and how far every seat is.

    `reached[seat]` is in the measure of the condition: districts, pounds, Agents or markers. Identities that wait for
    the end of the deck reach for nothing; for them `deck` counts down instead.
    """

    __slots__ = (
        "condition",
        "deck",
        "full_deck",
        "identity",
        "markers",
        "needed",
        "reached",
        "seats",
        "trouble",
    )

    def __init__(self, identity: str, condition: str, needed: int, reached: tuple[int, ...]) -> None:
        self.identity: str = identity
        self.condition: str = condition  # one of `data.CONDITIONS`
        self.needed: int = needed  # 0 for identities that wait for the end of the deck
        self.reached: tuple[int, ...] = reached
        self.seats: tuple[int, ...] = ()  # who may have this identity, as far as the viewer knows
        self.markers: int = 0  # Trouble markers on the board
        self.trouble: int = -1  # how many the condition asks for besides, or allows; -1: it does not care
        self.deck: int = 0  # Action cards left, and how many there were after dealing
        self.full_deck: int = 0

    @property
    def waits(self) -> bool:
        """Tell whether it wins by the end of the deck only."""
        return self.condition.startswith("deck_out")

    @property
    def shared(self) -> bool:
        """Tell whether everybody is equally far."""
        return self.condition == "trouble_markers"

    def met(self, seat: int) -> bool:
        """Tell whether a seat with this identity would win now: at the start of its turn, or as the deck is out."""
        if self.condition == "deck_out_low_trouble":
            return self.deck == 0 and self.markers <= self.trouble
        if self.waits:
            return self.deck == 0
        return self.reached[seat] >= self.needed and self.markers >= self.trouble

    def share(self, seat: int) -> float:
        """Return how much of the way lies behind a seat, from 0 to 1."""
        if self.waits:
            return 1 - self.deck / self.full_deck
        part = max(0, self.reached[seat]) / self.needed
        if self.trouble > 0:
            part = min(part, self.markers / self.trouble)
        return min(1.0, part)


class Aim:
    """What some player may be after: one goal, and all identities that have it."""

    __slots__ = ("goal", "identities", "seats")

    def __init__(self, goal: Goal) -> None:
        self.goal: Goal = goal
        self.identities: list[str] = []
        self.seats: set[int] = set()  # who may have one of them, as far as the viewer knows


def aims(found: list[Goal]) -> list[Aim]:
    """Return what may be aimed at: identities with the same goal together."""
    by_goal: dict[tuple[str, int, int], Aim] = {}
    for goal in found:
        aim = by_goal.setdefault((goal.condition, goal.needed, goal.trouble), Aim(goal))
        aim.identities.append(goal.identity)
        aim.seats.update(goal.seats)
    return list(by_goal.values())


def goals(game: "NantyGame", view: dict[str, Any]) -> list[Goal]:
    """Return the goal of every identity of this table, in the order of the cards."""
    return goals_at(game, view, public_table(game, view))


def goals_at(game: "NantyGame", view: dict[str, Any], s: Nanty) -> list[Goal]:
    """Return the same where the public pieces of the view are laid out already."""
    facts: Facts = view["facts"]
    seats = range(s.seats)
    candidates = [possible(game, view, seat) for seat in seats]
    full_deck = len(cards_in_play(s)) - s.seats * s.edition.hand_limit
    found: list[Goal] = []
    for identity in identities_in_play(s):
        condition = s.edition.condition[identity]
        waits = condition in (DECK_OUT, DECK_OUT_LOW_TROUBLE)
        reached = [0 if waits else progress(s, seat, condition) for seat in seats]
        need = needed(s, identity)
        goal = Goal(IDENTITIES[identity], CONDITIONS[condition], 0 if waits else need, tuple(reached))
        goal.seats = tuple([seat for seat in seats if goal.identity in candidates[seat]])
        goal.markers = count_trouble(s)
        if condition == DECK_OUT_LOW_TROUBLE:
            goal.trouble = need
        elif s.edition.trouble_needed[identity]:
            goal.trouble = s.edition.trouble_needed[identity]
        goal.deck = facts["deck"]
        goal.full_deck = full_deck
        found.append(goal)
    return found


def cancelled(s: Nanty, seat: int, condition: str) -> list[str]:
    """Return the districts that would count for a player, were it not for the Grenadiers in them (9.1).

    Each is measured as if they were gone from it, so `s` has to be a table of nothing but public pieces.
    """
    measured = CONDITIONS.index(condition)
    guarded = s.guarded
    reached = progress(s, seat, measured)
    found: list[str] = []
    for d in BITS[guarded]:
        s.guarded = guarded & ~(1 << d)
        if progress(s, seat, measured) > reached:
            found.append(DISTRICTS[d])
    s.guarded = guarded
    return found


def possible(game: "NantyGame", view: dict[str, Any], seat: int) -> list[str]:
    """Return the identities that a seat may have, by what the viewer holds, held and saw."""
    facts: Facts = view["facts"]
    identity = facts["players"][seat]["identity"]
    if identity is not None:
        return [identity]
    swaps = facts["swaps"]
    excluded: set[str | None] = {player["identity"] for player in facts["players"]}
    for since, names in [] if view["seat"] is None else unused(facts, view["seat"]):
        # What lay aside then can only be with somebody who exchanged their identity afterwards.
        if seat not in swaps[since:]:
            excluded.update(names)
    everybody = [IDENTITIES[i] for i in identities_in_play(empty_table(game, view))]
    return [name for name in everybody if name not in excluded]


def unused(facts: Facts, viewer: int) -> list[tuple[int, list[str]]]:
    """Return identities that a seat knows to have been out of use, each time with the exchanges before it."""
    own = facts["own"]
    found: list[tuple[int, list[str]]] = [(since, names) for since, names in own["peeks"]]
    exchanges = [i for i, seat in enumerate(facts["swaps"]) if seat == viewer]
    for i, name in zip(exchanges, own["past_identities"], strict=True):
        found.append((i + 1, [name]))
    return found


def public_table(game: "NantyGame", view: dict[str, Any]) -> Nanty:
    """Return what lies open: the board, money, loans. Hands, decks and identities are empty."""
    s = empty_table(game, view)
    read_board(s, view["facts"])
    return s


def empty_table(game: "NantyGame", view: dict[str, Any]) -> Nanty:
    """Return a table with the edition and options of a view and nothing on it."""
    setup = Setup(game, view["seats"], 0, view["options"], False, None)
    s = Nanty()
    game.blank(s, setup, 0)
    game.equip(s, setup)
    game.clear(s)
    return s
