"""Personal decks: every seat has a hand, a draw deck and a discard pile of its own.

Everybody sees which cards a seat gets, plays, discards and loses, so everybody knows which cards it owns. Which of them
are in hand is hidden, and nobody at all knows the order of a deck. Of some cards everybody knows that they are in hand:
those that came there openly, and the whole hand when its owner had to reshuffle, because the deck was empty then. Such
cards are `held` until they are seen leaving.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from subrosa.core.errors import BrokenInvariant
from subrosa.core.state import State
from subrosa.parts.hands import forget, is_within, with_cards, without
from subrosa.parts.names import numbers

# Where a card of a seat may be.
NOT_THERE: Final = -1
IN_HAND: Final = 0
IN_DECK: Final = 1
IN_DISCARDS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(State):
    """A state with personal decks. A game adds its own pieces, and tells in its own words what happens to cards."""

    __slots__ = ("decks", "discards", "hands", "held")

    card_names: ClassVar[tuple[str, ...]] = ()  # what the log calls cards that are drawn

    hands: list[tuple[int, ...]]  # sorted
    decks: list[tuple[int, ...]]  # the top card last
    discards: list[tuple[int, ...]]  # face up, the top card last
    held: list[tuple[int, ...]]  # sorted: what everybody knows to be in each hand

    def tell_reshuffle(self, seat: int) -> None:
        """Report that a seat has shuffled its discard pile into a new deck. Games that have a log override it."""

    # ---- starting and copying

    def start_decks(self, cards: tuple[int, ...]) -> None:
        """Give every seat these cards as a shuffled deck."""
        self.hands = [()] * self.seats
        self.discards = [()] * self.seats
        self.held = [()] * self.seats
        self.decks = [cards] * self.seats
        for seat in range(self.seats):
            self.shuffle_deck(seat)

    def copy_decks(self, other: "Decks") -> None:
        """Fill the fields of this part in a fresh copy."""
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.discards = self.discards[:]
        other.held = self.held[:]

    # ---- drawing

    def draw(self, seat: int, count: int) -> list[int]:
        """Draw as many cards as there are, up to this number, and return them, sorted.

        If the deck runs out, the discard pile becomes the deck. A card in play is in neither: it joins the pile later.
        """
        drawn: list[int] = []
        while count > 0 and (self.decks[seat] or self.reshuffle(seat)):
            deck = self.decks[seat]
            below = max(0, len(deck) - count)
            top = deck[below:]
            self.decks[seat] = deck[:below]
            self.hands[seat] = with_cards(self.hands[seat], top)
            drawn += top
            count -= len(top)
        if drawn:
            self.learn(seat)
        drawn.sort()
        return drawn

    def reshuffle(self, seat: int) -> bool:
        """Shuffle the discard pile into a new deck; the old one is empty. False if there is nothing to shuffle."""
        if not self.discards[seat]:
            return False
        self.held[seat] = self.hands[seat]
        self.decks[seat], self.discards[seat] = self.discards[seat], ()
        self.shuffle_deck(seat)
        self.tell_reshuffle(seat)
        return True

    def shuffle_deck(self, seat: int) -> None:
        """Shuffle what is left of a deck, after its owner has looked through it for a card."""
        deck = list(self.decks[seat])
        self.shuffle(deck)
        self.decks[seat] = tuple(deck)

    # ---- cards that come and go, openly

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of a hand: to be played, or to lie elsewhere."""
        self.hands[seat] = without(self.hands[seat], card)
        self.held[seat] = forget(self.held[seat], card)

    def gain(self, seat: int, card: int) -> None:
        """Put a card on a discard pile: one that is new, or that was in play."""
        self.discards[seat] += (card,)

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand on the discard pile."""
        self.lose(seat, card)
        self.gain(seat, card)

    def recover(self, seat: int, card: int) -> None:
        """Take a card from the discard pile into the hand, for everybody to see."""
        self.discards[seat] = without(self.discards[seat], card)
        self.hands[seat] = with_cards(self.hands[seat], (card,))
        self.held[seat] = with_cards(self.held[seat], (card,))

    def find(self, seat: int, card: int) -> int:
        """Return where a card is that a seat has at most once: IN_HAND, IN_DECK, IN_DISCARDS or NOT_THERE."""
        if card in self.hands[seat]:
            return IN_HAND
        if card in self.decks[seat]:
            return IN_DECK
        return IN_DISCARDS if card in self.discards[seat] else NOT_THERE

    def remove(self, seat: int, card: int) -> int:
        """Take a card from wherever it is, for everybody to see, and return where that was.

        A deck keeps its order. Whether the owner now draws a card or shuffles the deck is for the game to say.
        Everybody may remember where the card was, so a game that tells it in the log keeps it in its views.
        """
        place = self.find(seat, card)
        if place == IN_HAND:
            self.lose(seat, card)
            self.learn_all()
        elif place == IN_DECK:
            self.decks[seat] = without(self.decks[seat], card)
            self.learn_all()
        elif place == IN_DISCARDS:
            self.discards[seat] = without(self.discards[seat], card)
        return place

    # ---- what a seat knows, and worlds that fit it

    def sure(self, seat: int, viewer: int | None) -> tuple[int, ...]:
        """Return the cards that the viewer knows to be in a hand."""
        return self.hands[seat] if seat == viewer else self.held[seat]

    def unseen(self, seat: int, viewer: int | None) -> tuple[int, ...]:
        """Return the other cards in hand and deck, sorted: the viewer knows them, but not which is where."""
        cards = [*self.hands[seat], *self.decks[seat]]
        for card in self.sure(seat, viewer):
            cards.remove(card)
        cards.sort()
        return tuple(cards)

    def deal_unseen(self, seat: int, sure: tuple[int, ...], unseen: tuple[int, ...], deck: int) -> None:
        """Lay out a deck of this size and a hand as a viewer may imagine them, who knows no more than this."""
        cards = list(unseen)
        self.shuffle(cards)
        self.decks[seat] = tuple(cards[:deck])
        self.hands[seat] = with_cards(sure, cards[deck:])

    def imagine_decks(self, names: tuple[str, ...], known: Mapping[str, Any], viewer: int | None) -> None:
        """Lay out all hands, decks and piles as a viewer may imagine them, from facts that name the cards.

        Each of the "players" shows "held", "unseen" and "discards" and the size of the "deck"; the viewer's own "hand"
        is among the facts.
        """
        players = known["players"]
        self.hands = [()] * self.seats
        self.decks = [()] * self.seats
        self.held = [numbers(names, player["held"]) for player in players]
        self.discards = [numbers(names, player["discards"]) for player in players]
        for seat, player in enumerate(players):
            unseen = numbers(names, player["unseen"])
            if seat != viewer:
                self.deal_unseen(seat, self.held[seat], unseen, player["deck"])
                continue
            hand = numbers(names, known["hand"])
            deck = [*self.held[seat], *unseen]
            for card in hand:
                deck.remove(card)
            self.deal_unseen(seat, hand, tuple(deck), player["deck"])

    def check_decks(self) -> None:
        """Raise BrokenInvariant if a hand is out of order, or something is known of it that is not so."""
        for seat in range(self.seats):
            if list(self.hands[seat]) != sorted(self.hands[seat]):
                raise BrokenInvariant(f"the hand of seat {seat} is out of order")
            if not is_within(self.held[seat], self.hands[seat]):
                raise BrokenInvariant(f"everybody remembers cards that seat {seat} has not got")
