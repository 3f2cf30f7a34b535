"""What is gathered for an action: cards from the hidden hand, none of which may be superfluous (RULES.md 6, 11.2, R13).

The first choice gathered says which action it is to be; the cards follow one by one.
"""

from collections.abc import Sequence
from typing import Final

from subrosa.core.choice import Choice
from subrosa.games.emerald.rules.state import SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    ARM,
    BOMB,
    DROP,
    FENIANS,
    FREEMASONS,
    HUDSON,
    LOYALIST,
    PAY,
    PUSH,
    RESTORATIONIST,
)
from subrosa.parts.hands import distinct
from subrosa.parts.paying import is_lawful, useful

REDRAW: Final = (FREEMASONS, HUDSON)


def more(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return the cards that may be added to an action."""
    head = gathered[0]
    verb = head.verb
    hand = left_in_hand(s, seat, gathered)
    if verb == "place" or verb == "retrieve" or verb == "move":  # first: two decisions in three
        return paying(s, seat, hand, gathered)
    if verb in ("kill", "strike"):
        return weapons(s, seat, hand, head) if len(gathered) == 1 else bombs(s, seat, hand, gathered)
    if verb == "claim":
        return [PAY[card] for card in distinct(hand) if s.edition.claim[card]] if len(gathered) == 1 else []
    if verb == "tracks":
        pushes = s.edition.push
        return [
            PUSH[card][side]
            for card in distinct(hand)
            for side in (LOYALIST, RESTORATIONIST)
            if pushes[side][card]
        ]
    if verb == "discard" or (verb == "use" and head.args[0] in REDRAW):
        return [DROP[card] for card in distinct(hand)]
    return []


def enough(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> bool:
    """Tell whether an action can be taken with what has been gathered."""
    head = gathered[0]
    if head.verb in ("kill", "strike"):
        return len(gathered) > 1 and bombs_suffice(s, seat, gathered)
    return head.verb == "use" or len(gathered) > 1


def left_in_hand(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> tuple[int, ...]:
    """Return the hand without the cards that have been gathered."""
    if len(gathered) == 1 and gathered[0].verb != "use":
        return s.hands[seat]
    cards = [choice.args[0] for choice in gathered[1:]]
    if gathered[0].verb == "use":
        cards.append(gathered[0].args[0])
    hand = list(s.hands[seat])
    for card in cards:
        hand.remove(card)
    return tuple(hand)


# ---- placing, retrieving and moving (6.1, 6.3, 6.4)


def paying(s: Emerald, seat: int, hand: tuple[int, ...], gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return the cards that may be added to pay for placing, retrieving or moving."""
    verb = gathered[0].verb
    values = symbols_for(s, verb)
    room = room_for(s, seat, verb)
    paid = [values[choice.args[0]] for choice in gathered[1:]]
    left = room - sum(paid)
    strict = verb == "retrieve" and s.rules.exact
    return [
        PAY[card]
        for card in distinct(hand)
        if values[card] and (values[card] <= left or fits(paid, values[card], room, strict))
    ]


def symbols_for(s: Emerald, verb: str) -> tuple[int, ...]:
    """Return how many symbols for an action each card shows."""
    if verb == "place":
        return s.edition.place
    return s.edition.retrieve if verb == "retrieve" else s.edition.move


def room_for(s: Emerald, seat: int, verb: str) -> int:
    """Return how many pieces there are to place, to retrieve or to move."""
    if verb == "place":
        return s.cubes(SUPPLY, seat)
    return s.cubes_out(seat) if verb == "retrieve" else s.agents_in_cities(seat)


def fits(paid: Sequence[int], value: int, room: int, strict: bool = False) -> bool:
    """Tell whether a card may be added to those paid: without any one of them there must be symbols too few.

    If pieces remain for every symbol, that is always so.
    """
    if not value:
        return False
    total = sum(paid) + value
    if total <= room:
        return True
    return not strict and total - min([value, *paid]) < room


# ---- assassinations (11)


def bombs_needed(s: Emerald, seat: int, head: Choice) -> int:
    """Return how many bombs are missing, after those of one's own agents in the city."""
    city = head.args[0]
    needed = s.edition.kill_bombs[city] if head.verb == "kill" else s.edition.royal_bombs[city]
    return needed - s.agents(city, seat)


def weapons(s: Emerald, seat: int, hand: tuple[int, ...], head: Choice) -> list[Choice]:
    """Return the cards with which the assassination can be carried out, the bombs for it being in hand as well."""
    needed = bombs_needed(s, seat, head)
    city = head.args[0]
    reach = most_bombs(s, seat, city, hand)
    values = s.edition.bombs
    return [
        ARM[card]
        for card in distinct(hand)
        if s.edition.assassinate[card] and reach - worth(values, card) >= needed
    ]


def worth(values: tuple[int, ...], card: int) -> int:
    """Return what an assassination card would have given as bombs; Fenians give theirs by their text."""
    return 0 if card == FENIANS else values[card]


def most_bombs(s: Emerald, seat: int, city: int, hand: tuple[int, ...]) -> int:
    """Return how many bombs all cards of a hand would give in a city; one card of Fenians counts."""
    values = s.edition.bombs
    total = sum([values[card] for card in hand if card != FENIANS])
    return total + s.agents(city, seat) if FENIANS in hand else total


def bomb_values(s: Emerald, seat: int, city: int, cards: Sequence[int]) -> list[int]:
    """Return what each card gives as bombs in a city."""
    values = s.edition.bombs
    agents = s.agents(city, seat)
    return [agents if card == FENIANS else values[card] for card in cards]


def bombs(s: Emerald, seat: int, hand: tuple[int, ...], gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return the cards that may be added for their bombs."""
    needed = bombs_needed(s, seat, gathered[0])
    if needed <= 0:
        return []
    city = gathered[0].args[0]
    paid = [choice.args[0] for choice in gathered[2:]]
    cards = [card for card in hand if s.edition.bombs[card] and card != FENIANS]
    if FENIANS in hand and FENIANS not in paid:
        cards.append(FENIANS)
    found = useful(bomb_values(s, seat, city, paid), bomb_values(s, seat, city, cards), needed)
    return [BOMB[card] for card in distinct(tuple(sorted([cards[i] for i in found])))]


def bombs_suffice(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> bool:
    """Tell whether the bombs are enough, and none too many."""
    needed = bombs_needed(s, seat, gathered[0])
    paid = [choice.args[0] for choice in gathered[2:]]
    if needed <= 0:
        return not paid
    return is_lawful(bomb_values(s, seat, gathered[0].args[0], paid), needed)
