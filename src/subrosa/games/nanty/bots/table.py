"""Nanty Narking as a bot sees it: the open pieces of a view, and what they would be after a change.

Changes are made on copies: `table.placed(seat, district)` is the table as if an Agent had been placed there, with the
Trouble that follows.
"""

from typing import Any, Final

from subrosa.games.nanty.rules.data import Edition
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.words import (
    BITS,
    CITIZEN,
    DISTRICT_COUNT,
    DISTRICTS,
    GRENADIER,
    NOBODY,
    OWNERS,
)

DISTRICT: Final = {name: i for i, name in enumerate(DISTRICTS)}
OUT_OF_REACH: Final = 9  # how many pieces control would take where Grenadiers stand


class Table:
    """The board, money and deck. Districts, figures and seats are the numbers of the game's `words`."""

    __slots__ = (
        "deck",
        "deeds",
        "edition",
        "figures",
        "guarded",
        "hands",
        "houses",
        "loans",
        "me",
        "money",
        "out",
        "present",
        "river",
        "seats",
        "short",
        "trouble",
        "value",
    )

    def __init__(self, edition: Edition, view: dict[str, Any] | None = None) -> None:
        self.edition = edition
        if view is not None:
            self.read(view)

    def read(self, view: dict[str, Any]) -> None:
        """Take everything from a view."""
        facts: Facts = view["facts"]
        edition = self.edition
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.river: int = edition.river
        if view["options"]["holborn_on_thames"] == "no":
            self.river &= ~(1 << DISTRICT["holborn"])
        self.deck: int = facts["deck"]
        self.money: list[int] = [player["money"] for player in facts["players"]]
        self.hands: list[int] = [player["cards"] for player in facts["players"]]
        self.loans: list[int] = [len(player["loans"]) for player in facts["players"]]
        self.figures: list[int] = [0] * (DISTRICT_COUNT * OWNERS)
        self.houses: list[int] = [NOBODY] * DISTRICT_COUNT
        self.deeds: list[int] = [0] * self.seats  # sets of District cards
        self.trouble: int = 0
        self.guarded: int = 0  # districts with a Grenadier
        self.present: list[int] = [0] * self.seats  # sets of districts with an Agent of a seat
        self.out: list[int] = [0] * self.seats  # Agents on the board
        self.value: list[int] = [0] * self.seats  # of Buildings free of Grenadiers
        # How many pieces a seat lacks to control a district; 0: it does control it.
        self.short: list[list[int]] = [[0] * DISTRICT_COUNT for _ in range(self.seats)]
        for d, row in enumerate(facts["board"]):
            base = d * OWNERS
            self.figures[base : base + self.seats] = row["agents"]
            self.figures[base + GRENADIER] = row["grenadiers"]
            self.figures[base + CITIZEN] = row["citizens"]
            if row["trouble"]:
                self.trouble |= 1 << d
            if row["house"] is not None:
                self.houses[d] = row["house"]
                self.value[row["house"]] += edition.cost[
                    d
                ]  # `recount` takes it back if Grenadiers stand there
            if row["card"] is not None:
                self.deeds[row["card"]] |= 1 << d
            for seat, count in enumerate(row["agents"]):
                self.out[seat] += count
            self.recount(d)

    def copy(self) -> "Table":
        """Return a copy of the table, to be changed."""
        other = Table(self.edition)
        other.me = self.me
        other.seats = self.seats
        other.river = self.river
        other.deck = self.deck
        other.money = self.money[:]
        other.hands = self.hands
        other.loans = self.loans
        other.figures = self.figures[:]
        other.houses = self.houses[:]
        other.deeds = self.deeds[:]
        other.trouble = self.trouble
        other.guarded = self.guarded
        other.present = self.present[:]
        other.out = self.out[:]
        other.value = self.value[:]
        other.short = self.short[:]  # `recount` replaces the rows that change
        return other

    def recount(self, d: int) -> None:
        """Work out a district that has changed: who is there, who controls it (11.3), whether Grenadiers spoil it
        (9.1).
        """
        base = d * OWNERS
        figures = self.figures
        bit = 1 << d
        owner = self.houses[d]
        was_guarded = bool(self.guarded & bit)
        guarded = figures[base + GRENADIER] > 0
        if guarded != was_guarded:
            self.guarded ^= bit
            if owner != NOBODY:
                self.value[owner] -= self.edition.cost[d] if guarded else -self.edition.cost[d]
        pieces = figures[base : base + self.seats]
        for seat, count in enumerate(pieces):
            if count:
                self.present[seat] |= bit
            else:
                self.present[seat] &= ~bit
        if guarded:
            missing = [OUT_OF_REACH] * self.seats
        else:
            if owner != NOBODY:
                pieces[owner] += 1
            most = max(max(pieces), figures[base + CITIZEN])
            missing = [most + 1 - count for count in pieces]
            if pieces.count(most) == 1 and most > figures[base + CITIZEN]:
                missing[pieces.index(most)] = 0
        for seat, row in enumerate(self.short):
            if row[d] != missing[seat]:
                row = row[:]
                row[d] = missing[seat]
                self.short[seat] = row

    # ---- looking

    def crowd(self, d: int) -> int:
        """Count all figures in a district."""
        return sum(self.figures[d * OWNERS : (d + 1) * OWNERS])

    def count(self, d: int, owner: int) -> int:
        """Count the figures of one owner in a district."""
        return self.figures[d * OWNERS + owner]

    def owners(self, d: int) -> list[int]:
        """Return who has a figure there, neutrals included."""
        base = d * OWNERS
        return [owner for owner in range(OWNERS) if self.figures[base + owner]]

    def own_houses(self) -> list[int]:
        """Return the districts with a Building of mine."""
        return [d for d in range(DISTRICT_COUNT) if self.houses[d] == self.me]

    def others(self) -> list[int]:
        """Return the other players."""
        return [seat for seat in range(self.seats) if seat != self.me]

    def reach(self) -> int:
        """Return where the symbol may place an Agent of mine (5.1)."""
        return self.edition.reach[self.present[self.me]]

    def busy(self) -> int:
        """Return the districts with figures and without Trouble, which a marker could go to."""
        return sum([1 << d for d in range(DISTRICT_COUNT) if not self.trouble >> d & 1 and self.crowd(d)])

    def cash(self, seat: int) -> int:
        """Return a seat's coins, minus what its loans will cost."""
        return self.money[seat] - self.edition.loan_repayment * self.loans[seat]

    def points(self, seat: int) -> int:
        """Return what a seat would score now (12), assuming that loans are paid back."""
        agents = self.out[seat]
        for d in BITS[self.guarded]:
            agents -= self.figures[d * OWNERS + seat]
        return agents * self.edition.points_per_agent + self.value[seat] + self.cash(seat)

    # ---- figures

    def enter(self, d: int, owner: int, quiet: bool = False) -> None:
        """Let a figure come in; if somebody is there already, that means Trouble (6)."""
        if not quiet and self.crowd(d):
            self.trouble |= 1 << d
        self.figures[d * OWNERS + owner] += 1
        if owner < GRENADIER:
            self.out[owner] += 1
        self.recount(d)

    def leave(self, d: int, owner: int) -> None:
        """Let a figure leave, and Trouble with it."""
        self.trouble &= ~(1 << d)
        self.figures[d * OWNERS + owner] -= 1
        if owner < GRENADIER:
            self.out[owner] -= 1
        self.recount(d)

    def placed(self, seat: int, d: int, quiet: bool = False) -> "Table":
        """Return the table as if an Agent had been placed."""
        other = self.copy()
        other.enter(d, seat, quiet)
        return other

    def removed(self, d: int, owner: int) -> "Table":
        """Return the table as if a figure were gone."""
        other = self.copy()
        other.leave(d, owner)
        return other

    def swapped(self, d: int, owner: int, e: int, other_owner: int) -> "Table":
        """Return the table as if two figures had changed places."""
        other = self.copy()
        other.leave(d, owner)
        other.leave(e, other_owner)
        other.enter(e, owner)
        other.enter(d, other_owner)
        return other

    # ---- Trouble, Buildings, money, cards

    def calmed(self, d: int) -> "Table":
        """Return the table as if a Trouble marker were gone."""
        other = self.copy()
        other.trouble &= ~(1 << d)
        return other

    def stirred(self, d: int) -> "Table":
        """Return the table as if a Trouble marker had been put there."""
        other = self.copy()
        other.trouble |= 1 << d
        return other

    def built(self, seat: int, d: int, price: int) -> "Table":
        """Return the table as if a seat had paid for a Building there, in place of any that stood there."""
        other = self.demolished(d) if self.houses[d] != NOBODY else self.copy()
        other.money[seat] -= price
        other.houses[d] = seat
        other.deeds[seat] |= 1 << d
        if not other.guarded >> d & 1:
            other.value[seat] += self.edition.cost[d]
        other.recount(d)
        return other

    def demolished(self, d: int) -> "Table":
        """Return the table as if the Building there were gone."""
        other = self.copy()
        owner = other.houses[d]
        other.houses[d] = NOBODY
        other.deeds[owner] &= ~(1 << d)
        if not other.guarded >> d & 1:
            other.value[owner] -= self.edition.cost[d]
        other.recount(d)
        return other

    def richer(self, seat: int, amount: int) -> "Table":
        """Return the table as if a seat had taken money from the bank, or paid it."""
        other = self.copy()
        other.money[seat] = max(0, other.money[seat] + amount)
        return other

    def paid(self, giver: int, taker: int, amount: int) -> "Table":
        """Return the table as if one seat had paid another, as far as it has money."""
        other = self.copy()
        amount = min(amount, other.money[giver])
        other.money[giver] -= amount
        other.money[taker] += amount
        return other

    def borrowed(self, amount: int) -> "Table":
        """Return the table as if I had taken a loan."""
        other = self.richer(self.me, amount)
        other.loans = self.loans[:]
        other.loans[self.me] += 1
        return other

    def drawn(self, seat: int, count: int) -> "Table":
        """Return the table as if a seat had drawn cards."""
        other = self.copy()
        count = min(count, self.deck)
        other.deck -= count
        other.hands = self.hands[:]
        other.hands[seat] += count
        return other
