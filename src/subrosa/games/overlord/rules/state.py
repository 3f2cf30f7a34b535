"""The state of Kill the Overlord and its vocabulary: what the pieces can do, no flow."""

from typing import Any, ClassVar

from subrosa.core.errors import BrokenInvariant
from subrosa.core.event import Secret
from subrosa.core.state import State
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.houserules import HouseRules
from subrosa.games.overlord.rules.ring import Ring, Rings
from subrosa.games.overlord.rules.view import facts
from subrosa.games.overlord.rules.words import (
    CARDS,
    GUILTY_PLEA,
    KNIGHT,
    NO_CHARACTER,
    NOBODY,
    OVERLORD,
    RETALIATION,
    TYRANT,
)
from subrosa.parts.hands import is_within, with_cards, without


class Overlord(State):
    """A table of Kill the Overlord. Cards, characters and seats are the numbers of `words`."""

    __slots__ = (
        "active",
        "banned",
        "cast",
        "characters",
        "deck",
        "discards",
        "edition",
        "giver",
        "gold",
        "hands",
        "holder",
        "middle",
        "played",
        "pleaders",
        "retaliators",
        "ring",
        "rings",
        "round",
        "rules",
        "shown",
        "stacked",
        "tips",
        "tokens",
        "tried",
    )

    derived: ClassVar[tuple[str, ...]] = ("cast", "pleaders", "retaliators", "ring")

    edition: Edition
    rules: HouseRules
    rings: Rings
    round: int
    gold: list[int]
    hands: list[tuple[int, ...]]  # sorted
    retaliators: int  # a bit for each seat with a Retaliation in hand, so that windows need no search
    pleaders: int  # the same for Guilty Plea
    characters: list[int]  # NO_CHARACTER while executed
    cast: tuple[int, ...]  # all characters in play, the highest rank first
    tokens: tuple[int, ...]  # elimination tokens; 0 for none
    active: tuple[int, ...]  # seats not executed this round, clockwise
    ring: Ring  # of the active seats
    middle: tuple[int, ...]  # characters of the executed
    deck: list[int]  # the draw pile; its order means nothing, see draw_one
    stacked: int  # but for this many cards at its end, which a position has put on top of it
    discards: list[int]
    played: tuple[int, ...]  # the card being dealt with, and Retaliations on it
    holder: int  # who has the Order, or NOBODY
    giver: int  # who gave it, NOBODY if it was taken
    tried: bool  # the holder has tried to pass it on since it came
    banned: int  # the card named by the Censor, or NO_CARD
    shown: tuple[tuple[int, ...], ...]  # cards that everybody knows to be in a hand
    tips: tuple[tuple[int, int, int], ...]  # (who knows, whose hand, card): cards given under Coercion

    def copy(self) -> "Overlord":
        other = Overlord()
        self.copy_core(other)
        other.edition = self.edition
        other.rules = self.rules
        other.rings = self.rings
        other.round = self.round
        other.gold = self.gold[:]
        other.hands = self.hands[:]
        other.retaliators = self.retaliators
        other.pleaders = self.pleaders
        other.characters = self.characters[:]
        other.cast = self.cast
        other.tokens = self.tokens
        other.active = self.active
        other.ring = self.ring
        other.middle = self.middle
        other.deck = self.deck[:]
        other.stacked = self.stacked
        other.discards = self.discards[:]
        other.played = self.played
        other.holder = self.holder
        other.giver = self.giver
        other.tried = self.tried
        other.banned = self.banned
        other.shown = self.shown
        other.tips = self.tips
        return other

    def derive(self) -> None:
        self.ring = self.rings.of(self.active)
        self.cast = self.by_rank([*[self.characters[seat] for seat in self.active], *self.middle])
        self.retaliators = self.pleaders = 0
        for seat in range(self.seats):
            self.note_answers(seat)

    # ---- who sits where

    def now_active(self, seats: tuple[int, ...]) -> None:
        """Let these players take part in the round from now on."""
        self.active = seats
        self.ring = self.rings.of(seats)

    def ruler(self) -> int:
        """Return the active seat with the Overlord's (or the Tyrant's) card, or NOBODY (1.2)."""
        seat = self.seat_of(OVERLORD)
        return seat if seat != NOBODY else self.seat_of(TYRANT)

    def seat_of(self, character: int) -> int:
        """Return the active seat with this character, or NOBODY; the executed have none."""
        for seat, owned in enumerate(self.characters):
            if owned == character:
                return seat
        return NOBODY

    def by_rank(self, characters: list[int]) -> tuple[int, ...]:
        """Sort characters from the highest rank to the lowest."""
        rank = self.edition.rank
        return tuple(sorted(characters, key=lambda character: -rank[character]))

    # ---- cards

    def limit(self, seat: int) -> int:
        """Return how many cards this player may draw up to (4.2)."""
        return self.edition.hand_limit[self.characters[seat]]

    def draw(self, seat: int, count: int, limited: bool = True) -> None:
        """Draw cards, not beyond the hand limit where it counts, as far as there are any (4.8)."""
        hand = self.hands[seat]
        if limited:
            room = self.edition.hand_limit[self.characters[seat]] - len(hand)
            if count > room:
                count = room
        available = len(self.deck) + len(self.discards)
        if count > available:
            count = available
        if count <= 0:
            return
        cards = list(hand)
        while count > 0:
            cards.append(self.draw_one())
            count -= 1
        if self.events is not None:
            names = [CARDS[card] for card in sorted(cards[len(hand) :])]
            self.tell("draw", seat=seat, count=len(names), cards=Secret(names, (seat,)))
        cards.sort()
        self.hands[seat] = tuple(cards)
        if cards[-1] >= RETALIATION:
            self.note_answers(seat)
        self.learners |= 1 << seat

    def draw_one(self) -> int:
        """Draw a card. Nobody ever looks into the draw pile, so it is shuffled only as it is drawn from."""
        deck = self.deck
        if not deck:
            self.reshuffle()
        if self.stacked:
            self.stacked -= 1
            return deck.pop()
        return deck.pop(self.roll(len(deck)))

    def reshuffle(self) -> None:
        """Make the discard pile part of the draw pile; hands and the card being played stay out of it."""
        self.deck += self.discards
        self.discards = []
        self.stacked = 0
        if self.events is not None:
            self.tell("reshuffle", count=len(self.deck))

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of a hand openly."""
        self.hands[seat] = without(self.hands[seat], card)
        if card >= RETALIATION:
            self.note_answers(seat)
        if self.shown[seat] or self.tips:
            self._forget(seat, card)

    def note_answers(self, seat: int) -> None:
        """Note whether a hand, which has changed, can answer with Retaliation or Guilty Plea."""
        hand, bit = self.hands[seat], 1 << seat
        self.retaliators = self.retaliators | bit if RETALIATION in hand else self.retaliators & ~bit
        self.pleaders = self.pleaders | bit if GUILTY_PLEA in hand else self.pleaders & ~bit

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand on the discard pile, face up."""
        self.lose(seat, card)
        self.discards.append(card)
        if self.events is not None:
            self.tell("discard", seat=seat, card=CARDS[card])

    def settle_played(self) -> None:
        """Put the card being dealt with, which is done, on the discard pile, with the Retaliations on it."""
        self.discards += self.played
        self.played = ()

    # ---- what players know of each other's hands (11.3)

    def show_hand(self, seat: int) -> None:
        """Show the hand to everybody."""
        self.now_shown(seat, self.hands[seat])
        if self.tips:
            self.tips = tuple([tip for tip in self.tips if tip[1] != seat])
        self.learn_all()
        if self.events is not None:
            self.tell("show", seat=seat, cards=[CARDS[card] for card in self.hands[seat]])

    def now_shown(self, seat: int, cards: tuple[int, ...]) -> None:
        """Note that from now on these are the cards that everybody knows to be in a hand."""
        self.shown = (*self.shown[:seat], cards, *self.shown[seat + 1 :])

    def known(self, viewer: int, seat: int) -> list[int]:
        """Return the cards that a viewer knows to be in a hand because they passed between it and the viewer's."""
        return [card for knower, owner, card in self.tips if knower == viewer and owner == seat]

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """Pass a card from one hand to another; only these two players see which."""
        before = list(self.shown[giver]) + self.known(taker, giver)
        self.hands[giver] = without(self.hands[giver], card)
        self.hands[taker] = with_cards(self.hands[taker], (card,))
        self.note_answers(giver)
        self.note_answers(taker)
        self.learn(taker)
        # For everybody else any one card that they knew of may be gone.
        tips: list[tuple[int, int, int]] = []
        doubted: list[tuple[int, int]] = []
        for knower, owner, known in self.tips:
            if owner == giver:
                if knower == taker:
                    continue
                if known not in self.shown[giver] and (knower, known) not in doubted:
                    doubted.append((knower, known))
                    continue
            tips.append((knower, owner, known))
        shown = list(self.shown[giver])
        for known in set(shown):
            shown.remove(known)
        self.now_shown(giver, tuple(shown))
        # The taker knows exactly what left; the giver knows exactly what arrived.
        if card in before:
            before.remove(card)
        for known in shown:
            before.remove(known)
        tips += [(taker, giver, known) for known in before]
        tips.append((giver, taker, card))
        self.tips = tuple(tips)
        if self.events is not None:
            self.tell("hand-over", seat=giver, target=taker, card=Secret(CARDS[card], (giver, taker)))

    def _forget(self, seat: int, card: int) -> None:
        """Forget one copy of a card that was seen leaving a hand, of those known to be there."""
        if card in self.shown[seat]:
            self.now_shown(seat, without(self.shown[seat], card))
            return
        tips: list[tuple[int, int, int]] = []
        gone: list[int] = []
        for tip in self.tips:
            if tip[1] == seat and tip[2] == card and tip[0] not in gone:
                gone.append(tip[0])
            else:
                tips.append(tip)
        self.tips = tuple(tips)

    # ---- gold

    def earn(self, seat: int, amount: int, why: str) -> None:
        """Take gold from the Treasury, which is never short (R20)."""
        self.gold[seat] += amount
        if amount and self.events is not None:
            self.tell("earn", seat=seat, gold=amount, why=why)

    def take_gold(self, taker: int, victim: int, amount: int, why: str) -> None:
        """Take gold from another player: as much as they have, and none from the Knight (7.5)."""
        if self.characters[victim] == KNIGHT:
            self.tell_immune(victim, why)
            return
        self.pay(victim, taker, amount, why)

    def pay(self, payer: int, to: int, amount: int, why: str) -> None:
        """Pass gold from one player to another, as far as they have it; NOBODY is the Treasury."""
        amount = min(amount, self.gold[payer])
        self.gold[payer] -= amount
        if to != NOBODY:
            self.gold[to] += amount
        if amount and self.events is not None:
            self.tell("pay", seat=payer, target=None if to == NOBODY else to, gold=amount, why=why)

    def tell_immune(self, seat: int, why: str) -> None:
        """Tell that nothing happens to the Knight: that is worth a line."""
        if self.events is not None:
            self.tell("immune", seat=seat, why=why)

    # ---- looking

    def facts(self, seat: int | None) -> dict[str, Any]:
        return facts(self, seat)

    def check(self) -> None:
        cards = [*self.deck, *self.discards, *self.played]
        for hand in self.hands:
            cards += hand
        for card, copies in enumerate(self.edition.copies):
            found = cards.count(card)
            if found != copies:
                raise BrokenInvariant(f"there are {found} {CARDS[card]} cards instead of {copies}")
        owned = [character for character in self.characters if character != NO_CHARACTER]
        if len(owned) + len(self.middle) != self.seats or set(self.cast) != {*owned, *self.middle}:
            raise BrokenInvariant("characters were lost or doubled")
        for seat in range(self.seats):
            active = seat in self.active
            if active != (self.tokens[seat] == 0) or active != (self.characters[seat] != NO_CHARACTER):
                raise BrokenInvariant(f"seat {seat} is neither properly active nor properly executed")
            if self.gold[seat] < 0:
                raise BrokenInvariant(f"seat {seat} has {self.gold[seat]} gold")
            retaliates, pleads = self.retaliators >> seat & 1, self.pleaders >> seat & 1
            hand = self.hands[seat]
            if bool(retaliates) != (RETALIATION in hand) or bool(pleads) != (GUILTY_PLEA in hand):
                raise BrokenInvariant(f"whether seat {seat} can answer is remembered wrongly")
            if list(self.hands[seat]) != sorted(self.hands[seat]):
                raise BrokenInvariant(f"the hand of seat {seat} is out of order")
            for viewer in range(self.seats):
                if not is_within([*self.shown[seat], *self.known(viewer, seat)], self.hands[seat]):
                    raise BrokenInvariant(f"seat {viewer} remembers cards that seat {seat} has not got")
        if self.holder != NOBODY and self.holder not in self.active:
            raise BrokenInvariant(f"the Order lies with seat {self.holder}, who is executed")
