"""Whole actions: what to do, with which cards, and how good that would be.

An action is put together one card at a time. The bot plans it as a whole, whatever has been gathered so far, and an
option is as good as the best plan that it leads to.
"""

from typing import Final, NamedTuple

from subrosa.games.emerald.bots.deeds import Deeds
from subrosa.games.emerald.bots.effects import STEPS, put_agent, used
from subrosa.games.emerald.bots.judge import HAND, Judge
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.bots.wallet import Wallet, subsets
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FACTIONS,
    FREEMASONS,
    GOLOVINSKI,
    HUDSON,
    LOYALIST,
    NO_CARD,
    RESTORATIONIST,
)

JUNK: Final = 0.7  # cards worth less than this share of an average card had better be exchanged
REDRAW: Final = (FREEMASONS, HUDSON)


class Plan(NamedTuple):
    """An action, the choices that are gathered for it, and my chance to win after it."""

    head: str
    parts: tuple[str, ...]
    worth: float
    free: bool = False  # takes no action, and play goes on


class Planner:
    """Somebody who plans actions on one table."""

    def __init__(self, judge: Judge, table: Table) -> None:
        self.deeds = Deeds(judge, table)
        self.table = table
        self.wallet = Wallet(table, self.deeds.values)
        self.now: float = judge.worth(table)

    def first_action(self) -> list[Plan]:
        """Return plans for the first action."""
        return [*self.claims(), *self.second_action()]

    def second_action(self) -> list[Plan]:
        """Return plans for the second action: anything but claims."""
        return [
            Plan("pass", (), self.now),
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
        plans = [plan._replace(free=not self.ends(plan)) for plan in free]
        return [*plans, Plan("end", (), self.now)]

    def ends(self, plan: Plan) -> bool:
        """Tell whether a free action ends the game: only Golovinski can."""
        table = self.table.copy()
        if plan.head == f"use {CARDS[GOLOVINSKI]}":
            table.push(LOYALIST, STEPS)
        return table.over()

    def claim_again(self) -> list[Plan]:
        """Return plans for one more claim, or to stop."""
        return [Plan("stop", (), self.now), *self.claims()]

    def kill_again(self) -> list[Plan]:
        """Return plans for one more assassination, or to stop."""
        return [Plan("stop", (), self.now), *self.killing()]

    # ---- actions

    def claims(self) -> list[Plan]:
        table, deeds = self.table, self.deeds
        card = deeds.claim_card()
        if card == NO_CARD:
            return []
        pay = (f"pay {CARDS[card]}",)
        return [
            Plan(f"claim {CITIES[city]}", pay, deeds.claim(city, card))
            for city in range(CITY_COUNT)
            if table.can_claim(city)
        ]

    def placing(self) -> list[Plan]:
        table = self.table
        if not table.supply[table.me]:
            return []
        return [
            Plan(f"place {CITIES[city]}", pay_with(cards), self.deeds.place(city, cards, count))
            for count, cards in self.wallet.sets(table.edition.place, table.supply[table.me]).items()
            for city in range(CITY_COUNT)
            if table.top[city] != NO_CARD or table.royalty[city]
        ]

    def retrieving(self) -> list[Plan]:
        table = self.table
        out = table.edition.pieces - table.supply[table.me]
        sets = self.wallet.sets(table.edition.retrieve, out, table.rules.exact)
        return [
            Plan("retrieve", pay_with(cards), self.deeds.retrieve(cards, count))
            for count, cards in sets.items()
        ]

    def moving(self) -> list[Plan]:
        """Plan to move agents one after the other, each to where it does most."""
        table = self.table
        agents = sum(table.agents[table.me :: table.seats])
        sets = self.wallet.sets(table.edition.move, agents)
        if not sets:
            return []
        best = self.best_shift()
        return [
            Plan("move", pay_with(cards), self.deeds.drop(cards) + best - self.now)
            for count, cards in sets.items()
            if count == 1 or len(cards) == 1
        ]

    def best_shift(self) -> float:
        """Return how good it is to move one agent."""
        table = self.table
        found = [0.0]
        for start in range(CITY_COUNT):
            at = start * table.seats + table.me
            if table.agents[at]:
                ready = table.copy()
                ready.agents[at] -= 1
                found += [put_agent(self.deeds, ready, city) for city in range(CITY_COUNT) if city != start]
        return max(found)

    def pushing(self) -> list[Plan]:
        """Plan to push one of the markers, with any of the cards."""
        table = self.table
        plans: list[Plan] = []
        for side in (LOYALIST, RESTORATIONIST):
            for cards in subsets(self.wallet.showing(table.edition.push[side])):
                parts = tuple([f"push {CARDS[card]} {FACTIONS[side]}" for card in cards])
                plans.append(Plan("tracks", parts, self.deeds.push([(card, side) for card in cards])))
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
            victims = [
                seat
                for seat in range(table.seats)
                if seat != table.me and table.agents[first + seat]
            ]
            for weapon in weapons:
                bombs = self.wallet.bombs(edition.kill_bombs[city] - agents, agents, weapon)
                if bombs is not None:
                    plans += [
                        Plan(
                            f"kill {CITIES[city]} {victim}",
                            arm_with(weapon, bombs),
                            self.deeds.kill(city, victim, weapon, bombs),
                        )
                        for victim in victims
                    ]
                if not table.royalty[city]:
                    continue
                bombs = self.wallet.bombs(edition.royal_bombs[city] - agents, agents, weapon)
                if bombs is not None:
                    worth = self.deeds.strike(city, weapon, bombs)
                    plans.append(Plan(f"strike {CITIES[city]}", arm_with(weapon, bombs), worth))
        return plans

    def discarding(self) -> list[Plan]:
        """Plan to discard what is good for little."""
        junk = self.junk(NO_CARD)
        if not junk:
            return []
        return [Plan("discard", tuple([f"drop {CARDS[card]}" for card in junk]), self.deeds.drop(junk))]

    def junk(self, besides: int) -> list[int]:
        """Return the cards that I would exchange for any others, except the one that is being used."""
        found = self.wallet.worst(JUNK * self.deeds.values.average)
        if besides in found:
            found.remove(besides)
        return found

    # ---- texts

    def texts(self, kind: tuple[bool, ...]) -> list[Plan]:
        """Plan to use the texts of cards of one kind."""
        table = self.table
        return [
            self.redraw(card)
            if card in REDRAW
            else Plan(f"use {CARDS[card]}", (), used(self.deeds, card))
            for card in sorted(set(table.hand))
            if kind[card]
        ]

    def redraw(self, card: int) -> Plan:
        """Plan to exchange cards."""
        junk = self.junk(card)
        after = self.deeds.without([card, *junk])
        after.deck += HAND * self.deeds.values.average
        parts = tuple([f"drop {CARDS[other]}" for other in junk])
        return Plan(f"use {CARDS[card]}", parts, self.deeds.worth(after))

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
            plans.append(Plan(f"return {CITIES[city]}", (), self.deeds.worth(back)))
        return plans


def pay_with(cards: list[int]) -> tuple[str, ...]:
    return tuple([f"pay {CARDS[card]}" for card in cards])


def arm_with(weapon: int, bombs: list[int]) -> tuple[str, ...]:
    return (f"arm {CARDS[weapon]}", *[f"bomb {CARDS[card]}" for card in bombs])
