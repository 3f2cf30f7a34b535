"""Endings (RULES.md 11.1) and final scoring (12)."""

from subrosa.core.state import Result
from subrosa.games.nanty.rules.identities import house_value, wins_at_deck_out
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import BITS, DISTRICT_COUNT, IDENTITIES, OWNERS
from subrosa.parts.majority import best


def victory(s: Nanty, seat: int) -> None:
    """End the game: a player meets their condition at the start of their turn."""
    finish(s, Result("victory", "11.2", (seat,)))


def deck_is_out(s: Nanty) -> None:
    """End the game because the Action deck is exhausted: Sherlock Holmes wins, or points decide."""
    if s.events is not None:
        s.tell("deck-out")
    winners = tuple([seat for seat in range(s.seats) if wins_at_deck_out(s, seat)])
    if winners:
        finish(s, Result("deck-out", "11.1", winners))
    else:
        by_points(s, "deck-out-points")


def riots(s: Nanty) -> None:
    """End the game at once because of Riots (9.6)."""
    by_points(s, "riots")


def by_points(s: Nanty, ending: str) -> None:
    """Let most points win; then the most expensive District card; then victory is shared (A19, H9)."""
    scores = tuple([points(s, seat) for seat in range(s.seats)])
    if s.events is not None:
        for seat in range(s.seats):
            s.tell("score", seat=seat, number=scores[seat])
    winners = best([(scores[seat], *tie_rank(s, seat)) for seat in range(s.seats)])
    finish(s, Result(ending, "12", winners, scores))


def points(s: Nanty, seat: int) -> int:
    """Add up Agents, Buildings, money, and what loans cost (12, A18)."""
    return agent_points(s, seat) + house_value(s, seat) + s.money[seat] - loan_cost(s, seat)


def agent_points(s: Nanty, seat: int) -> int:
    """Return what Agents count, but for those among Grenadiers."""
    agents = sum([s.figures[d * OWNERS + seat] for d in BITS[s.present[seat] & ~s.guarded]])
    return agents * s.edition.points_per_agent


def loan_cost(s: Nanty, seat: int) -> int:
    """Return what loans cost: they are paid back as long as the money lasts, the rest costs a penalty (A18)."""
    money, unpaid = settle_loans(s, seat)
    return s.money[seat] - money + unpaid * s.edition.loan_penalty


def settle_loans(s: Nanty, seat: int) -> tuple[int, int]:
    """Return the money left when one loan after the other is paid back, and how many cannot be."""
    money = s.money[seat]
    unpaid = 0
    for _ in s.loans[seat]:
        if money >= s.edition.loan_repayment:
            money -= s.edition.loan_repayment
        else:
            unpaid += 1
    return money, unpaid


def tie_rank(s: Nanty, seat: int) -> tuple[int, ...]:
    """Return the printed cost of the best District card held; by house rule the next ones, then the money left."""
    costs = sorted([s.edition.cost[d] for d in BITS[s.deeds[seat]]], reverse=True)
    if s.rules.next_card:
        return (*(costs + [0] * DISTRICT_COUNT)[:DISTRICT_COUNT], settle_loans(s, seat)[0])
    return (costs[0] if costs else 0,)


def finish(s: Nanty, result: Result) -> None:
    """End the game and show identities."""
    s.learn_all()
    if s.events is not None:
        for seat in range(s.seats):
            s.tell("identity", seat=seat, identity=IDENTITIES[s.identities[seat]])
        for seat in result.winners:
            s.tell("wins", seat=seat, ending=result.ending)
    s.finish(result)
