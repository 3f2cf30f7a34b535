"""What single moves in Nanty Narking gain: placing, removing, moving, building, Trouble.

A gain is the worth of the table after a move minus its worth now. Each is computed when it is first asked for and then
remembered, since the same move comes up for many cards and options of one decision.
"""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import Values
from subrosa.games.nanty.rules.data import Edition
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.words import BITS, DISTRICT_COUNT, EVERYWHERE, NOBODY, NOWHERE, OWNERS

NEVER: Final = -1.0  # the gain of what cannot be done


class Moves:
    """One decision: the view, the table, and gains on it."""

    def __init__(self, edition: Edition, values: Values, view: dict[str, Any]) -> None:
        self.edition = edition
        self.values = values
        self.view = view
        self.facts: Facts = view["facts"]
        self.args: dict[str, Any] = view["prompt"]["args"]
        self.table = Table(edition, view)
        self.me: int = view["seat"]
        self.now: float = values.worth(self.table)
        self.found: dict[tuple[Any, ...], float] = {}

    def gain(self, after: Table) -> float:
        """Return what a change brings."""
        return self.values.worth(after) - self.now

    def once(self, key: tuple[Any, ...], change: Callable[..., Table], *args: Any) -> float:
        """Return the gain of a change to the table as it is, computed once."""
        known = self.found.get(key)
        if known is None:
            known = self.found[key] = self.gain(change(*args))
        return known

    # ---- figures

    def place(self, d: int, quiet: bool = False) -> float:
        """Return the gain of one more Agent of mine; if all are on the board, one that I can spare comes from
        elsewhere.
        """
        gain = self.place_only(d, quiet)
        if self.table.out[self.me] >= self.edition.agents:
            gain += self.spare(d)
        return gain

    def best_place(self, mask: int, quiet: bool = False) -> float:
        """Return the gain of the best district in a set to place an Agent in."""
        return max([self.place(d, quiet) for d in BITS[mask]], default=NEVER)

    def spare(self, besides: int = NOWHERE) -> float:
        """Return the cost of lifting the Agent that I miss least, from another district."""
        mine = [d for d in BITS[self.table.present[self.me]] if d != besides]
        return max([self.remove(d, self.me) for d in mine], default=NEVER)

    def remove(self, d: int, owner: int) -> float:
        """Return the gain if a figure goes."""
        return self.once(("remove", d, owner), self.table.removed, d, owner)

    def best_kill(self, mask: int) -> float:
        """Return the gain of the best victim in a set of districts, not counting mine."""
        t = self.table
        gains = [self.remove(d, owner) for d in BITS[mask] for owner in t.owners(d) if owner != self.me]
        return max(gains, default=NEVER)

    def enter(self, d: int, owner: int) -> float:
        """Return the gain if a figure comes from elsewhere."""
        return self.once(("place", d, owner, False), self.table.placed, owner, d, False)

    def swap(self, d: int, owner: int, e: int, other: int) -> float:
        """Return roughly what it gains if two figures change places: each leaves and arrives, taken separately."""
        leave = self.remove(d, owner) + self.remove(e, other)
        return leave + self.enter(e, owner) + self.enter(d, other)

    def best_move(self) -> float:
        """Return roughly what moving one of mine anywhere gains: arriving and leaving, taken separately."""
        there = max([(self.place_only(d), d) for d in range(DISTRICT_COUNT)])
        return there[0] + self.spare(there[1])

    def place_only(self, d: int, quiet: bool = False) -> float:
        """Return the gain of one more Agent of mine, wherever it comes from."""
        return self.once(("place", d, self.me, quiet), self.table.placed, self.me, d, quiet)

    def best_push(self) -> float:
        """Return roughly what moving somebody else's figure next door gains: mostly that it is gone."""
        return 0.7 * self.best_kill(EVERYWHERE)

    def best_swap(self, home: int = NOWHERE) -> float:
        """Return roughly what the best exchange of two figures gains: of any two, or of one of mine and another's, one
        of the two in a certain district.
        """
        t = self.table
        figures = [(d, owner) for d in range(DISTRICT_COUNT) for owner in t.owners(d)]
        gains = [
            self.swap(d, owner, e, other)
            for d, owner in figures
            for e, other in figures
            if owner < other
            and d != e
            and (home == NOWHERE or (home in (d, e) and self.me in (owner, other)))
        ]
        return max(gains, default=NEVER)

    # ---- Trouble

    def calm(self, d: int) -> float:
        """Return the gain of one marker less."""
        return self.once(("calm", d), self.table.calmed, d)

    def best_calm(self, mask: int) -> float:
        """Return the gain of the best marker to remove."""
        return max([self.calm(d) for d in BITS[self.table.trouble & mask]], default=NEVER)

    def stir(self, d: int) -> float:
        """Return the gain of one marker more."""
        return self.once(("stir", d), self.table.stirred, d)

    def best_stir(self, mask: int) -> float:
        """Return the gain of the best place for a marker."""
        return max([self.stir(d) for d in BITS[self.table.busy() & mask]], default=NEVER)

    # ---- Buildings

    def build(self, d: int, price: int) -> float:
        """Return the gain of a Building of mine, from the supply or, with all six on the board, from where I miss it
        least.
        """
        gain = self.once(("build", d, price), self.table.built, self.me, d, price)
        mine = self.table.own_houses()
        if len(mine) >= self.edition.houses:
            gain += max([self.demolish(e) for e in mine])
        return gain

    def demolish(self, d: int) -> float:
        """Return the gain if a Building goes."""
        return self.once(("demolish", d), self.table.demolished, d)

    def best_build(self, share: int = 1) -> float:
        """Return the gain of the best site that I can pay for; `share` is 2 for half the price."""
        t = self.table
        sites = [d for d in BITS[t.present[self.me] & ~t.trouble] if t.houses[d] == NOBODY]
        costs = [(d, self.edition.cost[d] // share) for d in sites]
        return max([self.build(d, cost) for d, cost in costs if cost <= t.money[self.me]], default=NEVER)

    def take_over(self, d: int) -> float:
        """Return the gain of paying for a Building that mine replaces."""
        cost = self.edition.cost[d]
        owner = self.table.houses[d]
        return self.once(("take over", d), self.table.built(self.me, d, cost).richer, owner, cost)

    def best_take_over(self, trouble: int) -> float:
        """Return the gain of the best Building to take over, amid Trouble or not."""
        t = self.table
        there = [d for d in range(DISTRICT_COUNT) if t.houses[d] not in (NOBODY, self.me)]
        fitting = [d for d in there if (t.trouble >> d & 1) == trouble]
        payable = [d for d in fitting if self.edition.cost[d] <= t.money[self.me]]
        return max([self.take_over(d) for d in payable], default=NEVER)

    # ---- money and cards

    def earn(self, amount: int) -> float:
        """Return the gain of money from the bank, or paid to it."""
        return self.once(("earn", amount), self.table.richer, self.me, amount)

    def rob(self, seat: int, amount: int) -> float:
        """Return the gain of money from another player, as far as they have any."""
        return self.once(("rob", seat, amount), self.table.paid, seat, self.me, amount)

    def pay(self, seat: int, amount: int) -> float:
        """Return the gain of paying another player."""
        return self.once(("pay", seat, amount), self.table.paid, self.me, seat, amount)

    def draw(self, count: int) -> float:
        """Return the gain of drawing cards from the deck."""
        return self.once(("draw", count), self.table.drawn, self.me, count)

    # ---- the others

    def threat(self, seat: int) -> float:
        """Return how much another player is in my way: what it would bring me if they had nothing."""
        key = ("threat", seat)
        if key not in self.found:
            t = self.table.copy()
            for d in BITS[t.present[seat]]:
                t.figures[d * OWNERS + seat] = 0
                t.recount(d)
            t.out[seat] = t.money[seat] = 0
            self.found[key] = self.gain(t)
        return self.found[key]

    def worst_loss(self) -> float:
        """Return the most that losing an Agent could cost me."""
        mine = BITS[self.table.present[self.me]]
        return max([-self.remove(d, self.me) for d in mine], default=0.0)
