"""Hands of cards: sorted tuples of numbers, so that copies of a card lie side by side and order tells nothing.

What everybody knows to be in a hand is such a tuple as well. It never says which copy is meant: nobody can tell.
"""

from collections.abc import Iterable, Sequence


def with_cards(hand: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """Return the hand with these cards added to it."""
    return tuple(sorted([*hand, *cards]))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one copy of a card, which must be among them; the others keep their order."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def forget(known: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return what is still known to be in a hand after a card was seen leaving it.

    If the card was known to be there, one copy fewer is; a copy that nobody knew of makes no difference.
    """
    return without(known, card) if card in known else known


def distinct(hand: Sequence[int]) -> list[int]:
    """Return each card of a hand, which is sorted, once: copies offer nothing new."""
    if len(set(hand)) == len(hand):
        return list(hand)
    cards: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            cards.append(card)
            last = card
    return cards


def is_within(few: Sequence[int], many: Sequence[int]) -> bool:
    """Tell whether all of the few cards are among the many, copies counted."""
    return all(few.count(card) <= many.count(card) for card in few)


def left_over(copies: Sequence[int], used: Iterable[int]) -> list[int]:
    """Return the cards of a pack that are not used, in order; `copies` says how many there are of each.

    A card that is used more often than there are copies is missing from the result without a word: check before.
    """
    left = list(copies)
    for card in used:
        left[card] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]
