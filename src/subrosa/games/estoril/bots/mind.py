"""Estoril 1942 in imagined worlds: a round played out quickly, and what everybody's network is worth after it."""

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from typing import Final

from subrosa.bots.mind import Mind
from subrosa.core.choice import Choice
from subrosa.games.estoril.bots.table import PER_STRENGTH, PER_SYMBOL
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.missions import count
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import CARDS, NO_CARD, NOBODY

SURE: Final = 2.2  # how many points of a lead make a win likely after the last round
PER_ROUND: Final = 1.6  # and how many more for each round to come
MISSION_SPREAD: Final = 1.4  # how sure a lead in a mission is
STRENGTH_SPREAD: Final = 6.0
DISCARDED: Final = 1.0  # what a card is worth that has to go
EAGER: Final = 0.85  # how often symbols are used
LOOKED_AT: Final = 4  # how many places are compared before a character is placed
REWARD: Final = 2.0  # what any reward is worth, in points
SAVED: Final = 0.15  # what a point of strength is worth elsewhere
PER_ABILITY: Final = 0.5  # what a symbol is worth in strength


class EstorilMind(Mind):
    """A mind that judges worlds between rounds."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.plain = [edition.vp[card] + 0.2 * edition.strength[card] for card in range(len(CARDS))]
        self.use = [
            PER_STRENGTH * edition.strength[card] + PER_SYMBOL * len(edition.symbols[card])
            for card in range(len(CARDS))
        ]

    # ---- play

    def mark(self, world: Estoril) -> int:
        return world.round

    def settled(self, world: Estoril, mark: int) -> bool:
        return world.round != mark or world.agenda[-1].prompt == "discard"

    def told(self, world: Estoril, seat: int, choice: Choice) -> Hashable:
        if choice.verb == "place" and self.edition.secret >> choice.args[1] & 1:
            return choice.args[1]
        return "?" if choice.verb == "discard" else choice.index

    def policy(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        first = options[0]
        verb = first.verb
        if verb == "place":
            return self.placed(world, seat, options, chance)
        if verb == "pass":
            return self.acted(world, seat, options, chance)
        if verb == "discard":
            return min(options, key=lambda option: self.plain[option.args[0]])
        if verb == "lose":
            return min(options, key=lambda option: self.plain[world.cards[option.args[0]]])
        return options[int(chance.random() * len(options))]

    def placed(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Choose, from a few places for a few cards, the one that seems to win most."""
        edition, owners, cards = self.edition, world.owners, world.cards
        best, highest = options[0], -99.0
        number = len(options)
        for _ in range(LOOKED_AT):
            option = options[int(chance.random() * number)]
            card, area = option.args
            location = area >> 2
            reward = world.rewards[location]
            if reward == NO_CARD:
                continue
            mine = edition.strength[card] + PER_ABILITY * len(edition.symbols[card])
            theirs = own = 0.0
            for there in range(4 * location, 4 * location + 4):
                owner = owners[there]
                if owner == seat:
                    own += edition.strength[cards[there]]
                elif owner != NOBODY:
                    theirs += edition.strength[cards[there]]
            lead = own + mine - theirs
            before = own - theirs if own or theirs else 0.0
            # A lead is worth the reward; a larger lead, or a larger deficit, hardly matters.
            gain = (REWARD + self.plain[reward]) * (soft(lead) - soft(before)) - SAVED * mine
            if gain > highest:
                best, highest = option, gain
        return best

    def acted(self, world: Estoril, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Use a symbol, against others and for oneself."""
        if chance.random() > EAGER:
            return options[0]
        for _ in range(3):
            option = options[int(chance.random() * len(options))]
            verb = option.verb
            if verb in ("rally", "conspire"):
                return option
            if verb == "pass":
                continue
            mine = world.owners[option.args[0]] == seat if option.kinds[0] == "area" else False
            if verb == "look" or (verb == "assassinate" and not mine) or (verb == "protect" and mine):
                return option
            if verb == "seduce" and mine:
                return option
        return options[0]

    # ---- judgement

    def values(self, world: Estoril) -> list[float]:
        points = self.points(world)
        spread = SURE + PER_ROUND * (self.edition.rounds - world.round + 1)
        top = max(points)
        weights = [exp((mine - top) / spread) for mine in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def points(self, world: Estoril) -> list[float]:
        """Return what everybody has and may expect."""
        edition = self.edition
        left = edition.rounds - world.round + (world.agenda[-1].prompt != "discard")
        hands = [world.hands[seat] + world.aside[seat] for seat in range(world.seats)]
        found: list[float] = []
        for seat, hand in enumerate(hands):
            total = float(edition.discard_vp * len(world.discards[seat]))
            kept = hand
            surplus = len(hand) - edition.hand_limit
            if surplus > 0:
                kept = tuple(sorted(hand, key=self.plain.__getitem__)[surplus:])
                total += DISCARDED * surplus
                hands[seat] = kept
            for card in kept:
                total += edition.vp[card] + left * self.use[card]
            if world.office:
                total += edition.office_vp * count(world, world.office[seat], kept)
            found.append(total)
        for mission in (*world.missions, *world.secret):
            counts = [count(world, mission, hand) for hand in hands]
            spread = STRENGTH_SPREAD if edition.worth[mission] is edition.strength else MISSION_SPREAD
            spread *= 0.25 + 0.25 * left
            top = max(counts)
            if not top:
                continue
            weights = [exp((number - top) / spread) if number else 0.0 for number in counts]
            share = edition.mission_vp[mission] / sum(weights)
            for seat, weight in enumerate(weights):
                found[seat] += weight * share
        return found


def soft(lead: float) -> float:
    """Turn a lead into a rough chance that it lasts."""
    return 0.5 + 0.5 * lead / (1.5 + abs(lead)) if lead else 0.35
