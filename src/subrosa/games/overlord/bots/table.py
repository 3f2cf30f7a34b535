"""Kill the Overlord as a bot sees it: the position, what could become of it, and what that would be worth.

Everything here is read off a view. `Table` is its open part, and the decisions ask it questions of the form "what if":
`table.richer(me, 2).killed(rival).worth()` is my chance of winning if I had two more coins and a rival were executed.
"""

from math import exp, sqrt
from typing import Any, Final

from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS

RULERS: Final = ("overlord", "tyrant")

# How the chances of the players compare at the start of a round, as exponents; fitted to games of this bot and of
# `random`. Gold is the way to a coronation, cards are the way to survive; ranks below the second hardly matter.
PER_GOLD: Final = 0.06
PER_CARD: Final = 0.2
RULING: Final = 0.4
NEXT_IN_LINE: Final = 0.15

# Before the Overlord falls others do, usually those next in line, who have most to win: this many are considered.
MOST_DEATHS: Final = 2

# The chance that the Overlord outlives everybody, as a logit; fitted likewise. The others' last cards are what keeps
# them alive, hence the square root. A Peasant with gold needs none.
OUTLIVES: Final = 0.5
OUTLIVES_PER_CARD: Final = 0.3
OUTLIVES_PER_OTHER: Final = 0.3
OUTLIVES_ROOT_OF_OTHER_CARDS: Final = -1.45
OUTLIVES_PEASANT: Final = -2.0


class Values:
    """The values of the card file that matter here, by name."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.rank = dict(zip(CHARACTERS, edition.rank, strict=True))
        self.income = dict(zip(CHARACTERS, edition.income, strict=True))
        self.copies = dict(zip(CARDS, edition.copies, strict=True))


class Table:
    """The open part of a position. What-ifs are answered with changed copies."""

    __slots__ = ("active", "cards", "executed", "gold", "ladder", "me", "ruler", "values", "who")

    def __init__(self, values: Values, view: dict[str, Any] | None = None) -> None:
        self.values = values
        if view is not None:
            self.read(view)

    def read(self, view: dict[str, Any]) -> None:
        """Take everything from a view."""
        facts: Facts = view["facts"]
        players = facts["players"]
        values = self.values
        self.me: int = view["seat"]
        self.gold: list[int] = [player["gold"] for player in players]
        self.cards: list[float] = [player["cards"] for player in players]
        self.who: list[str] = [player["character"] or "" for player in players]
        self.active: list[int] = [seat for seat, who in enumerate(self.who) if who]
        executed = [(player["token"], seat) for seat, player in enumerate(players) if player["token"]]
        self.executed: list[int] = [seat for _, seat in sorted(executed)]
        cast = [who for who in self.who if who] + facts["middle"]
        self.ladder: list[str] = sorted(cast, key=lambda who: values.rank[who], reverse=True)
        self.ruler: int | None = self.find_ruler()

    def find_ruler(self) -> int | None:
        """Return who is the Overlord (or Tyrant) now; nobody if they have been executed."""
        for seat in self.active:
            if self.who[seat] in RULERS:
                return seat
        return None

    def rank(self, seat: int) -> int:
        """Return the rank of an active player."""
        return self.values.rank[self.who[seat]]

    # ---- what if

    def copy(self) -> "Table":
        """Return a copy of the position, to be changed."""
        other = Table(self.values)
        other.me = self.me
        other.gold = self.gold[:]
        other.cards = self.cards[:]
        other.who = self.who[:]
        other.active = self.active
        other.executed = self.executed
        other.ladder = self.ladder
        other.ruler = self.ruler
        return other

    def richer(self, seat: int, gold: int) -> "Table":
        """Return the position as if a player had more gold, or less."""
        other = self.copy()
        other.gold[seat] = max(0, self.gold[seat] + gold)
        return other

    def robbed(self, victim: int, taker: int, gold: int) -> "Table":
        """Return the position as if a player had taken gold from another who has some and is not the Knight."""
        if self.who[victim] == "knight":
            return self
        amount = min(gold, self.gold[victim])
        other = self.copy()
        other.gold[victim] -= amount
        other.gold[taker] += amount
        return other

    def holding(self, seat: int, cards: float) -> "Table":
        """Return the position as if a player had more cards, or fewer."""
        other = self.copy()
        other.cards[seat] = max(0.0, self.cards[seat] + cards)
        return other

    def swapped(self, seat: int, target: int) -> "Table":
        """Return the position as if two players had exchanged characters."""
        other = self.copy()
        other.who[seat], other.who[target] = self.who[target], self.who[seat]
        other.ruler = other.find_ruler()
        return other

    def killed(self, victim: int, by: int | None = None) -> "Table":
        """Return the position as if a player had been executed, perhaps eliminated by another."""
        other = self.copy()
        if by is not None:
            other.eliminate(victim, by)
        other.who[victim] = ""
        other.active = [seat for seat in self.active if seat != victim]
        other.executed = [*self.executed, victim]
        other.ruler = other.find_ruler()
        return other

    def eliminate(self, victim: int, by: int) -> None:
        """Give the Actor the victim's character, the Outlaw the victim's gold, and pay for the Outlaw's head."""
        gold = self.values.edition.outlaw_gold
        if self.who[victim] == "outlaw":
            self.gold[by] += gold
        if self.who[by] == "actor":
            self.who[by] = self.who[victim]
        elif self.who[by] == "outlaw" and self.who[victim] != "knight":
            amount = min(gold, self.gold[victim])
            self.gold[victim] -= amount
            self.gold[by] += amount

    # ---- what it is worth

    def worth(self) -> float:
        """Return my rough chance of winning: the Overlord outlives all others, or dies and the next round begins."""
        line = sorted(self.active, key=self.rank, reverse=True)
        ruler = self.ruler
        if ruler is None:
            return self.next_round(line + self.executed)
        if len(line) == 1:
            return float(ruler == self.me)
        heirs = line[1:]
        deaths = range(min(len(heirs), MOST_DEATHS + 1))
        falls = [self.next_round([*heirs[n:], *self.executed, *heirs[:n], ruler]) for n in deaths]
        outlives = self.outlives(ruler)
        fallen: float = sum(falls)
        return outlives * (ruler == self.me) + (1 - outlives) * fallen / len(falls)

    def outlives(self, ruler: int) -> float:
        """Return the chance that the Overlord will be the last one standing."""
        others = [seat for seat in self.active if seat != ruler]
        x = OUTLIVES + OUTLIVES_PER_CARD * self.cards[ruler] + OUTLIVES_PER_OTHER * len(others)
        total: float = sum([self.cards[seat] for seat in others])
        x += OUTLIVES_ROOT_OF_OTHER_CARDS * sqrt(total)
        for seat in others:
            if self.who[seat] == "peasant" and self.gold[seat]:
                x += OUTLIVES_PEASANT
        return 1 / (1 + exp(-x))

    def next_round(self, line: list[int]) -> float:
        """Return my chance if the next round begins with the players in this order of rank.

        That is how the exchange of characters comes out when the Overlord is dead: first the survivors in order of
        rank, then the executed in order of their tokens.
        """
        gold, ladder, income = self.gold, self.ladder, self.values.income
        needed = self.values.edition.coronation_gold
        ruler, last = line[0], line[-1]
        if ladder[0] == "tyrant":
            gold = self.after_robbery(ruler)
        crown = gold[ruler] + income[ladder[0]]
        if ladder[-1] == "servant" and gold[last]:
            crown += self.values.edition.servant_gold
        if crown >= needed:
            return float(ruler == self.me)
        total = mine = 0.0
        for place, seat in enumerate(line):
            x = PER_GOLD * min(needed, gold[seat] + income[ladder[place]]) + PER_CARD * self.cards[seat]
            if place == 0:
                x += RULING
            elif place == 1:
                x += NEXT_IN_LINE
            strength = exp(x)
            total += strength
            if seat == self.me:
                mine = strength
        return mine / total

    def after_robbery(self, ruler: int) -> list[int]:
        """Return the gold after a Tyrant has taken their share, always from the richest."""
        gold = self.gold[:]
        others = [seat for seat in range(len(gold)) if seat != ruler]
        for _ in range(self.values.edition.tyrant_gold):
            richest = max(others, key=gold.__getitem__)
            if gold[richest]:
                gold[richest] -= 1
                gold[ruler] += 1
        return gold
