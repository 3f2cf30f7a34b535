"""Paying with several cards, none of which is superfluous.

A payment is lawful if it reaches what is needed, and would not without any one of its cards. So 1 + 1 pays for 2
although there is a 2 in hand, and a single 3 does, too; but 2 + 1 does not. Cards are given by what they are worth; one
that is worth nothing is part of no payment.
"""

from collections.abc import Sequence


def is_lawful(paid: Sequence[int], need: int) -> bool:
    """Tell whether these cards pay, and each of them is needed."""
    total = sum(paid)
    return bool(paid) and total >= need > total - min(paid)


def can_become_lawful(paid: Sequence[int], hand: Sequence[int], need: int) -> bool:
    """Tell whether there is a lawful payment of these cards and none, some or all of the hand.

    What is added has to make up what is missing, and must not make the smallest card already paid superfluous. It may
    do so with its own: such a card can be left out again.
    """
    if not paid:
        return 0 < need <= sum(hand)
    missing = need - sum(paid)
    if missing <= 0:
        return is_lawful(paid, need)
    return any(missing <= added < missing + min(paid) for added in sums(hand))


def useful(paid: Sequence[int], hand: Sequence[int], need: int) -> list[int]:
    """Return the places of the cards in hand that can be added on the way to a lawful payment."""
    found = []
    for i, worth in enumerate(hand):
        rest = [*hand[:i], *hand[i + 1 :]]
        if worth > 0 and can_become_lawful([*paid, worth], rest, need):
            found.append(i)
    return found


def sums(values: Sequence[int]) -> list[int]:
    """Return everything that none, some or all of these numbers add up to."""
    reached = 1  # bit n: n can be reached
    for value in values:
        reached |= reached << value
    return [total for total in range(sum(values) + 1) if reached >> total & 1]
