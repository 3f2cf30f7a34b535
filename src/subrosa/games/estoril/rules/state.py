"""The state of Estoril 1942 and its vocabulary: what the pieces can do, no flow."""

from typing import Any, Final

from subrosa.core.errors import BrokenInvariant
from subrosa.core.event import Secret
from subrosa.core.state import State
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.geometry import City
from subrosa.games.estoril.rules.houserules import HouseRules
from subrosa.games.estoril.rules.words import (
    AREAS,
    CARDS,
    LOCATIONS,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    RECRUITS,
    STARTERS,
)
from subrosa.parts.hands import with_cards, without
from subrosa.parts.sight import everybody, told

# Who knows a card that lies face up; of one that lies face down only some do (`parts.sight`).
EVERYBODY: Final = everybody(MAX_SEATS)


class Estoril(State):
    """A table of Estoril 1942. Cards, areas and locations are numbers of `words`; sets of them are bits."""

    __slots__ = (
        "aside",
        "bonus",
        "box",
        "cards",
        "deck",
        "deck_knows",
        "dice",
        "discards",
        "edition",
        "first",
        "hands",
        "here",
        "knows",
        "markers",
        "missions",
        "mute",
        "office",
        "owners",
        "plan",
        "reach",
        "resolved",
        "revealed",
        "reward_knows",
        "rewards",
        "rewards_up",
        "round",
        "rules",
        "secret",
        "taken",
        "up",
        "white",
        "zeal",
    )

    edition: Edition
    rules: HouseRules
    round: int
    first: int  # the first player
    plan: tuple[int, ...]  # 4 * location + quarter turns, place by place
    missions: tuple[int, ...]  # open
    secret: tuple[int, ...]  # face down between a seat and its left neighbour; only in that variant (12.1)
    office: tuple[int, ...]  # each seat's own; only in that variant (12.2)
    deck: list[int]  # the top is the last
    deck_knows: list[int]  # who knows each card of the deck
    rewards: list[int]  # by location, NO_CARD if there is none
    reward_knows: list[int]
    rewards_up: int  # locations whose reward lies face up
    hands: list[tuple[int, ...]]  # sorted
    discards: list[tuple[int, ...]]
    box: list[tuple[int, ...]]  # whose cards Boca do Inferno has taken out of the game
    aside: list[tuple[int, ...]]  # chosen to be discarded, not revealed yet (7.8)
    markers: list[int]  # still to be placed this round
    reach: list[int]  # areas adjacent to a character of each seat; counts while placing only
    cards: list[int]  # by area, NO_CARD on a free one
    owners: list[int]
    knows: list[int]  # who knows the card on an area
    taken: int  # areas with a card
    up: int  # areas whose card lies face up
    white: int  # areas whose card has a white marker
    mute: int  # areas whose card was seduced: its abilities are ignored
    here: int  # the location that is being resolved, or NOWHERE
    resolved: int  # locations that have been
    bonus: list[int]  # by spot of this location: flags counted and dice
    revealed: list[
        tuple[int, int, int]
    ]  # (area, owner, card): what was turned up this round, to be remembered
    dice: list[tuple[int, int, int]]  # (area, one, other): what was rolled this round
    zeal: list[int]  # by spot: Nationalist symbols whose flags are counted at the end (15.2)

    def copy(self) -> "Estoril":
        other = Estoril()
        self.copy_core(other)
        other.edition = self.edition
        other.rules = self.rules
        other.round = self.round
        other.first = self.first
        other.plan = self.plan
        other.missions = self.missions
        other.secret = self.secret
        other.office = self.office
        other.deck = self.deck[:]
        other.deck_knows = self.deck_knows[:]
        other.rewards = self.rewards[:]
        other.reward_knows = self.reward_knows[:]
        other.rewards_up = self.rewards_up
        other.hands = self.hands[:]
        other.discards = self.discards[:]
        other.box = self.box[:]
        other.aside = self.aside[:]
        other.markers = self.markers[:]
        other.reach = self.reach[:]
        other.cards = self.cards[:]
        other.owners = self.owners[:]
        other.knows = self.knows[:]
        other.taken = self.taken
        other.up = self.up
        other.white = self.white
        other.mute = self.mute
        other.here = self.here
        other.resolved = self.resolved
        other.revealed = self.revealed[:]
        other.dice = self.dice[:]
        other.bonus = self.bonus[:]
        other.zeal = self.zeal[:]
        return other

    # ---- the city

    def city(self) -> City:
        """Return the plan of this round worked out."""
        boards = self.edition.boards
        city = boards.last
        return city if city.plan is self.plan else boards.city(self.plan)

    def clear_board(self) -> None:
        """Take all cards off areas and reward spaces."""
        self.cards = [NO_CARD] * len(AREAS)
        self.owners = [NOBODY] * len(AREAS)
        self.knows = [0] * len(AREAS)
        self.taken = self.up = self.white = self.mute = 0
        self.rewards = [NO_CARD] * len(LOCATIONS)
        self.reward_knows = [0] * len(LOCATIONS)
        self.rewards_up = 0
        self.here = NOWHERE
        self.resolved = 0
        self.bonus = [0, 0, 0, 0]
        self.zeal = [0, 0, 0, 0]
        self.reach = [0] * self.seats

    # ---- cards and hands

    def gain(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] = with_cards(self.hands[seat], (card,))

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = without(self.hands[seat], card)

    def lay(self, seat: int, card: int, area: int) -> None:
        """Lay a character on an area, face down if that is TOP SECRET (6.4)."""
        bit = 1 << area
        self.cards[area] = card
        self.owners[area] = seat
        self.taken |= bit
        if self.edition.secret & bit:
            self.knows[area] = 1 << seat
        else:
            self.knows[area] = EVERYBODY
            self.up |= bit

    def lift(self, area: int) -> int:
        """Take a character off an area, and with it its markers."""
        card = self.cards[area]
        left = ~(1 << area)
        self.cards[area] = NO_CARD
        self.owners[area] = NOBODY
        self.knows[area] = 0
        self.taken &= left
        self.up &= left
        self.white &= left
        self.mute &= left
        if area >> 2 == self.here:
            self.bonus[area & 3] = self.zeal[area & 3] = 0
        return card

    def put_under(self, card: int, knows: int) -> None:
        """Put a card face down under the deck; those who know it can follow it."""
        self.deck.insert(0, card)
        self.deck_knows.insert(0, knows)

    def deal_reward(self, location: int) -> None:
        """Make the top of the deck the reward of a location, face down on TOP SECRET (5.2)."""
        if not self.deck:
            return
        self.rewards[location] = self.deck.pop()
        self.reward_knows[location] = self.deck_knows.pop()
        if not self.edition.reward_secret >> location & 1:
            self.turn_reward_up(location)
        elif self.events is not None:
            card = secret_card(self.rewards[location], self.reward_knows[location])
            self.tell("reward", location=LOCATIONS[location], card=card)

    def turn_reward_up(self, location: int) -> None:
        """Show the reward to everybody."""
        self.rewards_up |= 1 << location
        self.reward_knows[location] = EVERYBODY
        self.learn_all()
        if self.events is not None:
            self.tell("reward", location=LOCATIONS[location], card=CARDS[self.rewards[location]])

    def network(self, seat: int) -> list[int]:
        """Return all cards of a player, in hand, on the boards and put aside. Every card that was ever won was seen
        by all, so everybody knows this list; secret is which of them lie where (13.3)."""
        areas = [area for area in range(len(AREAS)) if self.owners[area] == seat]
        return sorted([*self.hands[seat], *self.aside[seat], *[self.cards[area] for area in areas]])

    # ---- looking

    def facts(self, seat: int | None) -> dict[str, Any]:
        from subrosa.games.estoril.rules.view import facts

        return facts(self, seat)

    def check(self) -> None:
        recruits = [*self.deck, *[card for card in self.rewards if card != NO_CARD]]
        for seat in range(self.seats):
            if list(self.hands[seat]) != sorted(self.hands[seat]):
                raise BrokenInvariant(f"the hand of seat {seat} is out of order")
            own = [*self.network(seat), *self.discards[seat], *self.box[seat]]
            if sorted([card for card in own if card < STARTERS]) != list(range(STARTERS)):
                raise BrokenInvariant(f"seat {seat} has lost or doubled starter characters")
            recruits += [card for card in own if card >= STARTERS]
            if not 0 <= self.markers[seat] <= self.edition.markers[self.seats]:
                raise BrokenInvariant(f"seat {seat} has {self.markers[seat]} markers")
        if sorted(recruits) != list(RECRUITS):
            raise BrokenInvariant("characters were lost or doubled")
        if len(self.deck) != len(self.deck_knows):
            raise BrokenInvariant("it is not known who knows the deck")
        for area in range(len(AREAS)):
            lies = self.cards[area] != NO_CARD
            if lies != (self.owners[area] != NOBODY) or lies != bool(self.taken >> area & 1):
                raise BrokenInvariant(f"area {AREAS[area]} is neither properly free nor properly taken")
            if lies and not self.knows[area] >> self.owners[area] & 1:
                raise BrokenInvariant(f"the owner of the card on {AREAS[area]} does not know it")
            if bool(self.up >> area & 1) != (self.knows[area] == EVERYBODY):
                raise BrokenInvariant(f"the card on {AREAS[area]} is known to the wrong players")
        if self.taken & ~self.city().everywhere or (self.up | self.white | self.mute) & ~self.taken:
            raise BrokenInvariant("there is something on an area that is not in play or is free")


def secret_card(card: int, knows: int) -> Secret | str:
    """Return a face-down card for the log: those who know it see which."""
    return told(CARDS[card], knows, MAX_SEATS)
