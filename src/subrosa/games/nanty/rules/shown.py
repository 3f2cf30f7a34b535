"""What a page draws besides the facts of Nanty Narking: whatever takes a rule to work out. It follows from the view.

Pieces are counted by the functions that decide who wins, on a table with nothing but the public pieces.
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.games.nanty.rules import facts as shapes
from subrosa.games.nanty.rules.identities import cash, house_value
from subrosa.games.nanty.rules.progress import Aim, aims, cancelled, goals_at, public_table
from subrosa.games.nanty.rules.scoring import agent_points, loan_cost
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.turn import Act, EndOfTurn
from subrosa.games.nanty.rules.words import CARDS

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.game import NantyGame

IN_POUNDS: Final = ("wealth", "cash", "building_value")
LAST_CARDS: Final = 12  # of the deck: a round or so


def shown(game: "NantyGame", view: dict[str, Any]) -> shapes.Shown:
    """Return all of it."""
    facts: shapes.Facts = view["facts"]
    s = public_table(game, view)
    seats = range(s.seats)
    result = view["result"]
    return {
        "trouble": count_trouble(s),
        "riots": game.edition.riots,
        "control": controllers(facts),
        "deeds": [state_of_deed(facts, d) for d in range(len(facts["board"]))],
        "symbol": symbol(game, view),
        "aims": [plain(aim, s) for aim in aims(goals_at(game, view, s))],
        "last_cards": facts["deck"] <= LAST_CARDS,
        "players": [holdings(s, seat) for seat in seats],
        "points": [points(s, seat, result["scores"][seat]) for seat in seats]
        if result and result["scores"]
        else [],
    }


def controllers(facts: shapes.Facts) -> list[int | None]:
    """Return who controls each district."""
    found: dict[str, int] = {}
    for player in facts["players"]:
        for name in player["controls"]:
            found[name] = player["seat"]
    return [found.get(district["district"]) for district in facts["board"]]


def state_of_deed(facts: shapes.Facts, d: int) -> str:
    """Tell why the card of a district is of no use to its holder now (8.1), '' if nothing is against it."""
    district = facts["board"][d]
    if district["grenadiers"]:
        return "guarded"
    if district["card"] is None or district["card"] != facts["active"]:
        return ""
    if facts["used"] >> d & 1:
        return "used"
    return "fresh" if facts["fresh"] >> d & 1 else ""


def symbol(game: "NantyGame", view: dict[str, Any]) -> int | None:
    """Return which symbol of the card in play is being carried out; None: there is no card, or all are done."""
    facts: shapes.Facts = view["facts"]
    played = facts["played"]
    if played is None:
        return None
    card = CARDS.index(played)
    steps = [game.decode_step(step) for step in view["agenda"]]
    if not steps or isinstance(steps[-1], EndOfTurn):
        return None
    for i in range(len(steps) - 1, -1, -1):
        step = steps[i]
        if isinstance(step, Act) and step.card == card:
            # On top: it is asked now. Further down: it comes next, and the one before it is under way.
            return step.index if i == len(steps) - 1 else step.index - 1
    return len(game.edition.symbols[card]) - 1


def plain(aim: Aim, s: Nanty) -> shapes.Aim:
    """Return an aim as pages get it."""
    goal = aim.goal
    seats = range(s.seats)
    return {
        "identities": aim.identities,
        "condition": goal.condition,
        "needed": goal.needed,
        "trouble": None if goal.trouble < 0 else goal.trouble,
        "reached": list(goal.reached),
        "cancelled": [cancelled(s, seat, goal.condition) for seat in seats],
        "seats": sorted(aim.seats),
        "met": [seat for seat in seats if not goal.waits and goal.met(seat)],
        "waits": goal.waits,
        "shared": goal.shared,
        "pounds": goal.condition in IN_POUNDS,
    }


def holdings(s: Nanty, seat: int) -> shapes.Holdings:
    """Return what a player owes and has left."""
    return {
        "owed": s.money[seat] - cash(s, seat),
        "houses": house_value(s, seat),
        "agents_left": s.edition.agents - s.out[seat],
        "houses_left": s.edition.houses - s.built[seat],
    }


def points(s: Nanty, seat: int, total: int) -> shapes.Points:
    """Return what a player's points are made of (12)."""
    return {
        "agents": agent_points(s, seat),
        "houses": house_value(s, seat),
        "money": s.money[seat],
        "loans": -loan_cost(s, seat),
        "total": total,
    }
