"""What `hard` imagines of Estoril 1942: characters are placed by looking at all of them, symbols are used to win the
place at hand, rounds are judged by how games went on from there, and the last one by what everybody should discard.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from subrosa.core.choice import Choice
from subrosa.games.estoril.bots.forecast import Forecast
from subrosa.games.estoril.bots.mind import PER_ABILITY, REWARD, EstorilMind, soft
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.locations import influence, standings
from subrosa.games.estoril.rules.missions import amount, count, places, points
from subrosa.games.estoril.rules.scoring import scored
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import NO_CARD, NOBODY

CLOSE: Final = 1.5  # points that make a win likely when everything is counted
PER_MISSION: Final = 0.1  # missions break ties: this much for each point they bring
DOUBT: Final = 0.15  # players do not weigh what they do exactly
WHIM: Final = 2.0  # nor where they place somebody, in points
SAVED: Final = 0.25  # what a point of strength is worth elsewhere
UNSEEN: Final = 2.0  # strength of a character that lies face down
ELSEWHERE: Final = 0.25  # what a point of strength is worth in a place that is still to be resolved


class SharpMind(EstorilMind):
    """A mind for which nobody sees what lies face down, and everybody acts with an eye on who wins."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.forecast = Forecast(edition)

    def policy(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        if options[0].verb == "keep":
            return options[self.swaps(world, seat)]
        return super().policy(world, seat, options, chance)

    def swaps(self, world: Estoril, seat: int) -> bool:
        """Tell whether a Conspirator exchanges the reward: for a better one if they win it, else for a worse one."""
        better = self.plain[world.deck[-1]] > self.plain[world.rewards[world.here]]
        return better == (max(standings(world))[2] == seat)

    def placed(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Choose the character and the place that seem to win most, on the lowest area that is free there."""
        edition = self.edition
        hand = world.hands[seat]
        areas = len(options) // len(hand)  # options come card by card
        by_card = self.forecast.cards[edition.rounds - world.round]
        strengths = [edition.strength[card] + PER_ABILITY * len(edition.symbols[card]) for card in hand]
        draw = chance.random
        best, highest = 0, -99.0
        last = -1
        for i in range(areas):
            location = options[i].args[1] >> 2
            if location == last:
                continue
            last = location
            reward = world.rewards[location]
            if reward == NO_CARD:
                continue
            lead, before = self.standing(world, seat, location)
            worth = REWARD + by_card[reward]
            home = edition.flag_bonus[location]
            for j, card in enumerate(hand):
                mine = strengths[j] + (1.0 if edition.nation[card] == home else 0.0)
                gain = worth * (soft(lead + mine) - before) - SAVED * strengths[j] + WHIM * draw()
                if gain > highest:
                    best, highest = j * areas + i, gain
        return options[best]

    def standing(self, world: Estoril, seat: int, location: int) -> tuple[float, float]:
        """Return a seat's lead at a location as far as it can see, and its chance there."""
        strength, owners = self.edition.strength, world.owners
        total = [0.0] * world.seats
        there = False
        for area in range(4 * location, 4 * location + 4):
            owner = owners[area]
            if owner == NOBODY:
                continue
            if owner == seat:
                there = True
            seen = world.knows[area] >> seat & 1
            total[owner] += strength[world.cards[area]] if seen else UNSEEN
        own = total[seat]
        total[seat] = 0.0
        lead = own - max(total)
        return lead, soft(lead) if there else 0.0

    def acted(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Use a symbol where it does most for winning this place."""
        if options[0].verb != "pass" or len(options) == 1:
            return options[0]
        if options[1].verb == "look":
            return super().acted(world, seat, options, chance)
        total = [0.0] * world.seats
        for strength, lowest, owner in standings(world):
            total[owner] = strength + 0.1 * lowest + 0.5  # the lowest area wins ties
        reward = REWARD + self.plain[world.rewards[world.here]]
        best, highest = options[0], -99.0
        for option in options:
            worth = self.gain(world, seat, option, total, reward) + DOUBT * chance.random()
            if worth > highest:
                best, highest = option, worth
        return best

    def gain(self, world: Estoril, seat: int, option: Choice, total: list[float], reward: float) -> float:
        """Return what a use of a symbol does for a seat: here, and in places that are still to be resolved."""
        verb = option.verb
        if verb == "rally":
            return 99.0
        elsewhere = 0.0
        if option.args:
            area = option.args[0]
            owner = world.owners[area]
            mine = owner == seat
            open_still = not world.resolved >> (area >> 2) & 1
            if verb == "protect":
                elsewhere = 0.3 if mine and open_still else 0.0
            elif verb == "assassinate":
                total = total[:]
                total[owner] -= influence(world, area)
                elsewhere = -0.2 if mine else 0.1
            else:
                total = total[:]
                strength = self.edition.strength[world.cards[area]]
                total[owner] += strength
                if open_still:
                    elsewhere = -ELSEWHERE * strength if mine else ELSEWHERE * strength
        elif verb == "conspire":
            elsewhere = 0.3
        lead = total[seat] - max([other for who, other in enumerate(total) if who != seat])
        return reward * soft(lead) + elsewhere

    # ---- judgement

    def values(self, world: Estoril) -> list[float]:
        discards = world.agenda[-1].prompt == "discard"
        left = self.edition.rounds - world.round + (0 if discards else 1)
        if left:
            left = min(left, len(self.forecast.numbers) - 1)  # the first round is judged like the second
            return chances(self.expected(world, left), 1 / self.forecast.numbers[left].scale)
        return chances(self.counted(world), CLOSE)

    def expected(self, world: Estoril, left: int) -> list[float]:
        """Return how many points everybody may expect in the end, with rounds still to come."""
        edition = self.edition
        by_card = self.forecast.cards[left]
        discard = self.forecast.numbers[left].discard
        hands = [world.hands[seat] + world.aside[seat] for seat in range(world.seats)]
        found: list[float] = []
        for seat, hand in enumerate(hands):
            gone = len(world.discards[seat])
            surplus = len(hand) - edition.hand_limit
            if surplus > 0:
                hand = tuple(sorted(hand, key=by_card.__getitem__)[surplus:])
                gone += surplus
                hands[seat] = hand
            total = discard * gone
            for card in hand:
                total += by_card[card]
            if world.office:
                total += edition.office_vp * count(world, world.office[seat], hand)
            found.append(total)
        self.forecast.missions((*world.missions, *world.secret), hands, left, found)
        return found

    def counted(self, world: Estoril) -> list[float]:
        """Return everybody's points when only the last discards are left."""
        edition = self.edition
        missions = scored(world)
        hands = [world.hands[seat] + world.aside[seat] for seat in range(world.seats)]
        counts = [[amount(edition, mission, hand) for mission in missions] for hand in hands]
        found: list[float] = []
        kept: list[tuple[int, ...]] = []
        for seat, hand in enumerate(hands):
            total = edition.discard_vp * len(world.discards[seat])
            if world.office:
                every = hand + world.discards[seat]
                total += edition.office_vp * count(world, world.office[seat], every)
            surplus = len(hand) - edition.hand_limit
            if surplus > 0:
                others = counts[:seat] + counts[seat + 1 :]
                hand = self.kept(hand, missions, [max(each) for each in zip(*others, strict=True)])
                total += edition.discard_vp * surplus
            kept.append(hand)
            for card in hand:
                total += edition.vp[card]
            found.append(float(total))
        for mission in missions:
            first, second = places(world, [amount(edition, mission, hand) for hand in kept])
            for seat, won in enumerate(points(world, mission, first, second)):
                found[seat] += (1 + PER_MISSION) * won
        return found

    def kept(self, hand: tuple[int, ...], missions: tuple[int, ...], rivals: list[int]) -> tuple[int, ...]:
        """Return what is kept of a hand if, again and again, the card goes that is missed least.

        `rivals` are, by mission, the most that anybody else has. To find the best hand takes too long here.
        """
        edition = self.edition
        while len(hand) > edition.hand_limit:
            best, least = hand, 99.0
            for i, card in enumerate(hand):
                left = hand[:i] + hand[i + 1 :]
                missed = float(edition.vp[card])
                for mission, rival in zip(missions, rivals, strict=True):
                    if edition.worth[mission][card]:
                        lead = amount(edition, mission, left) - rival
                        if lead < 0:
                            missed += 0.5
                        elif lead == 0:
                            missed += 0.5 * edition.mission_vp[mission]
                if missed < least:
                    best, least = left, missed
            hand = best
        return hand


def chances(points: list[float], spread: float) -> list[float]:
    """Turn points into everybody's chance to win."""
    top = max(points)
    weights = [exp((mine - top) / spread) for mine in points]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
