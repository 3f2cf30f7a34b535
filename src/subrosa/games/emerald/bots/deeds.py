"""What deeds of mine would lead to: one table, or several where a die or somebody else decides."""

from subrosa.games.emerald.bots.cards import CardValues
from subrosa.games.emerald.bots.judge import DIGGING, Judge
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.words import FENIANS, HOLMES, INFERNAL_MACHINE, NO_CARD, RESTORATIONIST

# The tables that may come of something, and how likely each is.
Outcomes = list[tuple[float, Table]]


class Deeds:
    """What I could do on one table, and what would come of it."""

    def __init__(self, judge: Judge, table: Table) -> None:
        self.judge = judge
        self.table = table
        self.values: CardValues = judge.values(table)

    def without(self, cards: list[int]) -> Table:
        """Return the table after cards of mine were discarded."""
        table = self.table.copy()
        for card in cards:
            table.hand.remove(card)
        return table

    def used_up(self, table: Table, card: int) -> None:
        """Take a card out of my deck for good."""
        table.deck -= self.values.owned[card]

    def show_side(self, table: Table) -> None:
        """Do something that only one side has a reason to do."""
        table.deck -= self.judge.disguise

    # ---- simple actions

    def place(self, city: int, cards: list[int], count: int) -> Outcomes:
        """Place cubes."""
        table = self.without(cards)
        table.supply[table.me] -= count
        table.cubes[city * table.seats + table.me] += count
        return surely(table)

    def retrieve(self, cards: list[int], count: int) -> Outcomes:
        """Retrieve cubes: those in Limbo first, then the most useless ones."""
        table = self.without(cards)
        me = table.me
        home = min(count, table.limbo[me])
        table.limbo[me] -= home
        table.supply[me] += home
        for _ in range(count - home):
            self.take_back(table, me)
        return surely(table)

    def take_back(self, table: Table, me: int) -> None:
        """Take back the cube that is worth least where it is."""
        best: tuple[float, int] | None = None
        for city in range(len(table.top)):
            at = city * table.seats + me
            if table.cubes[at]:
                use = self.values.on_top(table.top[city]) * (1.0 if table.lead(city, me) >= 0 else 0.3)
                if best is None or (use, at) < best:
                    best = (use, at)
        if best is not None:
            table.cubes[best[1]] -= 1
            table.supply[me] += 1

    def push(self, pushes: list[tuple[int, int]]) -> Outcomes:
        """Move the markers with cards, each for one side."""
        table = self.without([card for card, _ in pushes])
        for card, side in pushes:
            table.push(side, table.edition.push[side][card])
            if side == table.side:
                self.show_side(table)
        return surely(table)

    def drop(self, cards: list[int]) -> Outcomes:
        """Discard cards."""
        return surely(self.without(cards))

    # ---- claims

    def claimed(self, table: Table, city: int) -> Outcomes:
        """Return what a claim may lead to; the card that pays for it has left the hand already."""
        me, edition = table.me, table.edition
        card = table.top[city]
        table.deck += self.values.owned[card] + DIGGING * self.judge.beneath(table, city)
        table.clear_cubes(city, me)
        recruits = min(edition.agents[card], table.supply_agents[me])
        table.supply_agents[me] -= recruits
        table.agents[city * table.seats + me] += recruits
        table.neutral[me] += edition.neutral_vp[card]
        table.restorationist[me] += edition.restorationist_vp[card]
        table.loyalist[me] += edition.loyalist_vp[card]
        table.turn_up(city)
        return rolled(table, NO_CARD) if edition.mad[card] else surely(table)

    def claim(self, city: int, card: int) -> Outcomes:
        """Claim a card, and others after it if that is better."""
        found: Outcomes = []
        for chance, table in self.claimed(self.without([card]), city):
            after = Deeds(self.judge, table)
            found += [(chance * share, outcome) for share, outcome in after.further_claims()]
        return found

    def further_claims(self) -> Outcomes:
        """Go on claiming, or not."""
        table = self.table
        best = surely(table)
        card = self.claim_card()
        if card != NO_CARD and not table.forced:
            for city in range(len(table.top)):
                if table.can_claim(city):
                    best = max(best, self.claim(city, card), key=self.mean)
        return best

    def claim_card(self) -> int:
        """Return the card that I would best claim with, or NO_CARD."""
        table = self.table
        cards = [card for card in table.hand if table.edition.claim[card]]
        return min(cards, key=lambda card: self.values.in_hand(table, card)) if cards else NO_CARD

    # ---- assassinations

    def armed(self, weapon: int, bombs: list[int]) -> Table:
        """Return the table after the cards for an assassination were played."""
        table = self.without([weapon, *bombs])
        self.used_up(table, weapon)
        for card in bombs:
            if card in (FENIANS, INFERNAL_MACHINE):
                self.used_up(table, card)
        return table

    def strike(self, city: int, weapon: int, bombs: list[int]) -> Outcomes:
        """Kill royalty."""
        table = self.armed(weapon, bombs)
        table.gain_royalty(city, hidden=False)
        if table.side == RESTORATIONIST:
            self.show_side(table)
        return rolled(table, city)

    def kill(self, city: int, victim: int, weapon: int, bombs: list[int]) -> Outcomes:
        """Kill an agent; its owner may block."""
        table = self.armed(weapon, bombs)
        points = table.edition.kill_vp[weapon]
        return unless_blocked(table, table.may_block(victim), killed(table, city, victim, points, True))

    # ---- judging

    def worth(self, table: Table) -> float:
        """Return my chance to win."""
        return self.judge.worth(table)

    def mean(self, outcomes: Outcomes) -> float:
        """Return my chance to win before it is known what will come of something."""
        return sum([chance * self.judge.worth(table) for chance, table in outcomes])


def surely(table: Table) -> Outcomes:
    """Return the only thing that can happen."""
    return [(1.0, table)]


def unless_blocked(table: Table, blocked: float, done: Table) -> Outcomes:
    """Return what an attack may lead to that may be blocked."""
    if not blocked:
        return surely(done)
    return surely(table) if blocked >= 1 else [(blocked, table), (1 - blocked, done)]


def rolled(table: Table, city: int) -> Outcomes:
    """Return what my roll of the die leads to; in a city it may cost an agent as well as a token."""
    me, chance = table.me, table.madness()
    mad = table.copy()
    mad.sanity[me] = max(0, mad.sanity[me] - 1)
    if city != NO_CARD and mad.agents[city * mad.seats + me]:
        mad.send_home(city, me)
    mad.force(me)
    return [(chance, mad), (1 - chance, table)]


def killed(table: Table, city: int, victim: int, points: int, cleared: bool) -> Table:
    """Return the table after I killed an agent, for points on a kill field or for none."""
    table = table.copy()
    if points:
        table.agents[city * table.seats + victim] -= 1
        table.kills.append((table.me, victim, points))
    else:
        table.send_home(city, victim)
    if cleared:
        table.clear_cubes(city, table.me)
    table.force(victim)
    return table


def replaced(table: Table, city: int, victim: int) -> Table:
    """Return the table after an agent was replaced by one of mine."""
    table = table.copy()
    table.send_home(city, victim)
    table.supply_agents[table.me] -= 1
    table.agents[city * table.seats + table.me] += 1
    table.force(victim)
    return table


def destroyed(table: Table, city: int) -> Table:
    """Return the table after Cthulhu has risen in a city."""
    table = table.copy()
    table.top[city] = NO_CARD
    table.stacks[city] = table.zombies[city] = 0
    for seat in range(table.seats):
        at = city * table.seats + seat
        table.supply_agents[seat] += table.agents[at]
        table.limbo[seat] += table.cubes[at]
        table.agents[at] = table.cubes[at] = 0
        table.force(seat)
    return table


def cthulhu_blocked(table: Table, city: int) -> float:
    """Return how likely somebody is to stop Cthulhu."""
    passes = 1.0
    for seat in range(table.seats):
        if seat != table.me and table.agents[city * table.seats + seat]:
            passes *= 1 - table.may_block(seat, (HOLMES,))
    return 1 - passes
