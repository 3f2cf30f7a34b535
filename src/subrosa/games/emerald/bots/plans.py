"""Whole actions: what to do, with which cards, and how good that would be.

An action is put together one card at a time. The bot plans it as a whole, whatever has been gathered so far, and an
option is as good as the best plan that it leads to.
"""

from typing import Final, NamedTuple

from subrosa.games.emerald.bots.deeds import Deeds, Outcomes, surely
from subrosa.games.emerald.bots.effects import put_agent, used
from subrosa.games.emerald.bots.judge import HAND, Judge
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.bots.wallet import Wallet, subsets
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FREEMASONS,
    HUDSON,
    LOYALIST,
    NO_CARD,
    RESTORATIONIST,
)

LOOKED_AT: Final = 6  # how many first actions are judged by what may follow
JUNK: Final = 0.7  # cards worth less than this share of an average card had better be exchanged
REDRAW: Final = (FREEMASONS, HUDSON)


class Plan(NamedTuple):
    """An action, the choices that are gathered for it, what may come of it, and my chance to win then."""

    head: str
    parts: tuple[str, ...]
    outcomes: Outcomes
    worth: float
    free: bool = False  # takes no action, and play goes on


class Planner:
    """Somebody who plans actions on one table."""

    def __init__(self, judge: Judge, table: Table) -> None:
        self.deeds = Deeds(judge, table)
        self.table = table
        self.wallet = Wallet(table, self.deeds.values)
        self.now: float = judge.worth(table)

    def plan(self, head: str, parts: tuple[str, ...], outcomes: Outcomes) -> Plan:
        """Return a plan, judged by what may come of it."""
        return Plan(head, parts, outcomes, self.deeds.mean(outcomes))

    def nothing(self, head: str) -> Plan:
        """Return the plan to do nothing."""
        return Plan(head, (), surely(self.table), self.now)

    def first_action(self) -> list[Plan]:
        """Return plans for the first action."""
        return [*self.claims(), *self.second_action()]

    def both_actions(self) -> list[Plan]:
        """Return plans for the first action, the best of them judged by the second one after it."""
        plans = self.first_action()
        plans.sort(key=lambda plan: (plan.free, -plan.worth))
        for number, plan in enumerate(plans[:LOOKED_AT]):
            worth: float = sum([chance * self.best_second(table) for chance, table in plan.outcomes])
            plans[number] = plan._replace(worth=worth)
        return plans

    def best_second(self, table: Table) -> float:
        """Return my chance to win after the best second action."""
        judge = self.deeds.judge
        if table.over() or table.forced:
            return judge.worth(table)
        return max([plan.worth for plan in Planner(judge, table).second_action()])

    def second_action(self) -> list[Plan]:
        """Return plans for the second action: anything but claims."""
        return [
            self.nothing("pass"),
            *self.placing(),
            *self.retrieving(),
            *self.moving(),
            *self.pushing(),
            *self.killing(),
            *self.discarding(),
            *self.texts(self.table.edition.action),
            *self.after_actions(),
        ]

    def after_actions(self) -> list[Plan]:
        """Return plans for free actions, or for the end of the turn."""
        free = [*self.texts(self.table.edition.free), *self.returning()]
        plans = [plan._replace(free=not ends(plan)) for plan in free]
        return [*plans, self.nothing("end")]

    def claim_again(self) -> list[Plan]:
        """Return plans for one more claim, or to stop."""
        return [self.nothing("stop"), *self.claims()]

    def kill_again(self) -> list[Plan]:
        """Return plans for one more assassination, or to stop."""
        return [self.nothing("stop"), *self.killing()]

    # ---- actions

    def claims(self) -> list[Plan]:
        """Plan to claim a card, with the card in hand that is good for least else."""
        table, deeds = self.table, self.deeds
        card = deeds.claim_card()
        if card == NO_CARD:
            return []
        pay = (f"pay {CARDS[card]}",)
        return [
            self.plan(f"claim {CITIES[city]}", pay, deeds.claim(city, card))
            for city in range(CITY_COUNT)
            if table.can_claim(city)
        ]

    def placing(self) -> list[Plan]:
        """Plan to place influence where there is something to get."""
        table = self.table
        if not table.supply[table.me]:
            return []
        return [
            self.plan(f"place {CITIES[city]}", pay_with(cards), self.deeds.place(city, cards, count))
            for count, cards in self.wallet.sets(table.edition.place, table.supply[table.me]).items()
            for city in range(CITY_COUNT)
            if table.top[city] != NO_CARD or table.royalty[city]
        ]

    def retrieving(self) -> list[Plan]:
        """Plan to retrieve influence."""
        table = self.table
        out = table.edition.pieces - table.supply[table.me]
        sets = self.wallet.sets(table.edition.retrieve, out, table.rules.exact)
        return [
            self.plan("retrieve", pay_with(cards), self.deeds.retrieve(cards, count))
            for count, cards in sets.items()
        ]

    def moving(self) -> list[Plan]:
        """Plan to move agents one after the other, each to where it does most."""
        table = self.table
        agents = sum(table.agents[table.me :: table.seats])
        sets = self.wallet.sets(table.edition.move, agents)
        if not sets:
            return []
        shifted = self.best_shift()
        plans: list[Plan] = []
        for count, cards in sets.items():
            if count == 1 or len(cards) == 1:
                after = shifted.copy()
                for card in cards:
                    after.hand.remove(card)
                plans.append(self.plan("move", pay_with(cards), surely(after)))
        return plans

    def best_shift(self) -> Table:
        """Return the table after the best move of one agent."""
        table = self.table
        best, highest = table, 0.0
        for start in range(CITY_COUNT):
            at = start * table.seats + table.me
            if table.agents[at]:
                ready = table.copy()
                ready.agents[at] -= 1
                for city in range(CITY_COUNT):
                    if city != start:
                        shifted = put_agent(ready, city)
                        worth = self.deeds.worth(shifted)
                        if worth > highest:
                            best, highest = shifted, worth
        return best

    def pushing(self) -> list[Plan]:
        """Plan to push one of the markers, with any of the cards."""
        table = self.table
        plans: list[Plan] = []
        for side in (LOYALIST, RESTORATIONIST):
            for cards in subsets(self.wallet.showing(table.edition.push[side])):
                parts = tuple([f"push {CARDS[card]} {FACTIONS[side]}" for card in cards])
                plans.append(self.plan("tracks", parts, self.deeds.push([(card, side) for card in cards])))
        return plans

    def killing(self) -> list[Plan]:
        """Plan assassinations of agents and royalty."""
        table, edition = self.table, self.table.edition
        weapons = sorted({card for card in table.hand if edition.assassinate[card]})
        plans: list[Plan] = []
        if not weapons:
            return plans
        for city in range(CITY_COUNT):
            first = city * table.seats
            agents = table.agents[first + table.me]
            if not agents or table.leader(city) != table.me:
                continue
            victims = [seat for seat in range(table.seats) if seat != table.me and table.agents[first + seat]]
            for weapon in weapons:
                bombs = self.wallet.bombs(edition.kill_bombs[city] - agents, agents, weapon)
                if bombs is not None:
                    plans += [
                        self.plan(
                            f"kill {CITIES[city]} {victim}",
                            arm_with(weapon, bombs),
                            self.and_again(self.deeds.kill(city, victim, weapon, bombs)),
                        )
                        for victim in victims
                    ]
                if not table.royalty[city]:
                    continue
                bombs = self.wallet.bombs(edition.royal_bombs[city] - agents, agents, weapon)
                if bombs is not None:
                    done = self.and_again(self.deeds.strike(city, weapon, bombs))
                    plans.append(self.plan(f"strike {CITIES[city]}", arm_with(weapon, bombs), done))
        return plans

    def and_again(self, outcomes: Outcomes) -> Outcomes:
        """Go on with another assassination of the same action if that is better."""
        found: Outcomes = []
        for chance, table in outcomes:
            best = surely(table)
            if not table.forced and any(table.edition.assassinate[card] for card in table.hand):
                further = [plan.outcomes for plan in Planner(self.deeds.judge, table).killing()]
                best = max([best, *further], key=self.deeds.mean)
            found += [(chance * share, outcome) for share, outcome in best]
        return found

    def discarding(self) -> list[Plan]:
        """Plan to discard what is good for little."""
        junk = self.junk(NO_CARD)
        if not junk:
            return []
        return [self.plan("discard", drop_all(junk), self.deeds.drop(junk))]

    def junk(self, besides: int) -> list[int]:
        """Return the cards that I would exchange for any others, except the one that is being used."""
        found = self.wallet.worst(JUNK * self.deeds.values.average)
        if besides in found:
            found.remove(besides)
        return found

    # ---- texts

    def texts(self, kind: tuple[bool, ...]) -> list[Plan]:
        """Plan to use the texts of cards of one kind."""
        plans: list[Plan] = []
        for card in sorted(set(self.table.hand)):
            if kind[card] and card in REDRAW:
                plans.append(self.redraw(card))
            elif kind[card]:
                outcomes = used(self.deeds, card)
                if outcomes is not None:
                    plans.append(self.plan(f"use {CARDS[card]}", (), outcomes))
        return plans

    def redraw(self, card: int) -> Plan:
        """Plan to exchange cards."""
        junk = self.junk(card)
        after = self.deeds.without([card, *junk])
        after.deck += HAND * self.deeds.values.average
        return self.plan(f"use {CARDS[card]}", drop_all(junk), surely(after))

    def returning(self) -> list[Plan]:
        """Plan to put agents on Mi-Go back."""
        table = self.table
        count = table.mi_go[table.me]
        if not count:
            return []
        plans: list[Plan] = []
        for city in range(CITY_COUNT):
            back = table.copy()
            back.mi_go[table.me] = 0
            back.agents[city * table.seats + table.me] += count
            plans.append(self.plan(f"return {CITIES[city]}", (), surely(back)))
        return plans


def ends(plan: Plan) -> bool:
    """Tell whether a plan may end the game."""
    return any(table.over() or table.forced for _, table in plan.outcomes)


def pay_with(cards: list[int]) -> tuple[str, ...]:
    """Return the choices that pay with these cards."""
    return tuple([f"pay {CARDS[card]}" for card in cards])


def arm_with(weapon: int, bombs: list[int]) -> tuple[str, ...]:
    """Return the choices that put an assassination together."""
    return (f"arm {CARDS[weapon]}", *[f"bomb {CARDS[card]}" for card in bombs])


def drop_all(cards: list[int]) -> tuple[str, ...]:
    """Return the choices that discard these cards."""
    return tuple([f"drop {CARDS[card]}" for card in cards])
