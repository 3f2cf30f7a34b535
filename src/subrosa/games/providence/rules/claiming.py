"""Claiming (RULES.md 6): Main Advantage cards, Cities and Mythos cards, by the action or by an effect."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import NO_SEAT, Step, Task
from subrosa.games.providence.rules.agents import PutRecruit, put_agent
from subrosa.games.providence.rules.effects.run import Run
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.sanity import SanityTest
from subrosa.games.providence.rules.state import (
    CARD_CLAIMED,
    LIMBO,
    MAIN_CLAIMED,
    POOL,
    Providence,
)
from subrosa.games.providence.rules.taking import destroy, take_card
from subrosa.games.providence.rules.vocabulary import (
    ACTION_ON_CLAIM,
    FIRST_CARD_TO_HAND,
    SILVER_KEY,
)
from subrosa.games.providence.rules.words import (
    ACCEPT,
    CARD,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    NO_CARD,
    NO_CITY,
    NOBODY,
    PIECES,
    PLACES,
    REJECT,
    RITUAL,
    TO_HAND,
    TO_PILE,
)
from subrosa.parts.decks import NOT_THERE


def claim(s: Providence, seat: int, place: int, by_action: bool) -> None:
    """Claim whatever lies in a place, step by step."""
    if s.events is not None:
        s.tell(
            "claim",
            seat=seat,
            place=PLACES[place],
            card=claimed_name(s, place),
            cubes=s.count(place, seat),
            by_action=by_action,
        )
    watch_key(s, seat, by_action)
    s.blockades &= ~(1 << place)
    s.claimed_cubes = s.clear_cubes(place, seat)
    if place >= FIRST_MYTHOS_PLACE:
        claim_mythos(s, seat, place - FIRST_MYTHOS_PLACE)
    elif place >= FIRST_CARD_PLACE:
        claim_main(s, seat, place - FIRST_CARD_PLACE)
    else:
        claim_city(s, seat, place)


def claimed_name(s: Providence, place: int) -> str | None:
    """Return the card that lies in a place; a City space has none."""
    if place >= FIRST_MYTHOS_PLACE:
        return CARDS[FIRST_MYTHOS + place - FIRST_MYTHOS_PLACE]
    return CARDS[s.top[place - FIRST_CARD_PLACE]] if place >= FIRST_CARD_PLACE else None


def watch_key(s: Providence, seat: int, by_action: bool) -> None:
    """Note that The Silver Key follows the claim, if it is owned already (A8)."""
    if (by_action or s.rules.key_always) and s.has_rule(seat, SILVER_KEY):
        s.push(SilverKey(seat))


def count_claim(s: Providence, seat: int) -> None:
    """Note a claim of a card in the player's own turn: the first one brings the owner of Nikola Tesla an action."""
    if seat == s.active and not s.once & CARD_CLAIMED:
        s.once |= CARD_CLAIMED
        op = s.rule_of(seat, ACTION_ON_CLAIM)
        if op is not None:
            gain_actions(s, seat, op.n)


def gain_actions(s: Providence, seat: int, count: int) -> None:
    """Give the active player more actions in this turn."""
    if seat == s.active:
        s.left += count
        if s.events is not None:
            s.tell("gain-action", seat=seat, count=count)


def push_last_steps(s: Providence, seat: int, card: int, city: int) -> None:
    """Let CLAIM effects and the Sanity Test of a claimed card follow (6, steps 3 and 4)."""
    if s.edition.sanity[card]:
        s.push(SanityTest(seat))
    program = s.edition.when_claimed[card]
    if program >= 0:
        s.push(Run(seat, program, 0, card, city))


# ---- Main Advantage cards


def claim_main(s: Providence, seat: int, city: int) -> None:
    """Take the face-up card of a City."""
    card = s.top[city]
    s.top[city] = NO_CARD
    count_claim(s, seat)
    push_last_steps(s, seat, card, city)
    s.push(TurnUp(city))
    take_main_card(s, seat, card, city, city if s.martial_law == city else NO_CITY)


def take_main_card(s: Providence, seat: int, card: int, city: int, closed_city: int) -> None:
    """Put a claimed card on the discard pile, or in the hand with Yog-Sothoth, and an Agent's token on the board.

    The token goes to the City where it was claimed, unless Martial Law is there, or there is none.
    """
    s.gain(seat, card)
    if is_agent_card(card):
        piece = card + CARD_TO_PIECE
        if city >= 0 and closed_city < 0:
            put_agent(s, piece, seat, city)
        else:
            s.owner[piece] = seat
            s.push(PutRecruit(seat, piece, closed_city))
    if seat == s.active and not s.once & MAIN_CLAIMED:
        s.once |= MAIN_CLAIMED
        if s.has_rule(seat, FIRST_CARD_TO_HAND):
            s.push(KeepInHand(seat, card))


class KeepInHand(Step[Providence]):
    """Does the first Main Advantage card claimed in the turn go to the hand? (Yog-Sothoth)"""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "keep-in-hand"
    rule: ClassVar[str] = "21.2"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Providence) -> list[Choice]:
        return [TO_HAND, TO_PILE]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is TO_HAND:
            s.recover(self.seat, self.card)
            if s.events is not None:
                s.tell("keep", seat=self.seat, card=CARDS[self.card])

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


class TurnUp(Task[Providence]):
    """The next card of a City is turned up, or its deck is exhausted."""

    __slots__ = ("city",)
    holds: ClassVar[Holds] = {"city": thing(CITY)}

    def __init__(self, city: int) -> None:
        self.seat = NO_SEAT
        self.city = city

    def run(self, s: Providence) -> None:
        turn_up(s, self.city)


def turn_up(s: Providence, city: int) -> None:
    """Turn up the next card of a City; if there is none, the Ritual advances and a Mythos card comes (6, A7)."""
    stack = s.stacks[city]
    if stack:
        s.top[city] = stack[-1]
        s.stacks[city] = stack[:-1]
        s.learn_all()
        if s.events is not None:
            s.tell("turned-up", city=CITIES[city], card=CARDS[s.top[city]])
    elif not s.exhausted >> city & 1:
        s.exhausted |= 1 << city
        if s.events is not None:
            s.tell("exhausted", city=CITIES[city])
        s.move_marker(RITUAL, s.edition.exhausted_ritual)
        add_mythos(s, s.edition.exhausted_mythos)


# ---- Cities


def claim_city(s: Providence, seat: int, city: int) -> None:
    """Take control of a City, its points and its card."""
    card = FIRST_CITY_CARD + city
    lose_city(s, city)
    s.control[city] = seat
    s.score(seat, s.edition.control[city])
    find_city_card(s, city)
    s.gain(seat, card)
    push_last_steps(s, seat, card, city)


def find_city_card(s: Providence, city: int) -> None:
    """Take the card of a City from the supply, or from whoever has it."""
    card = FIRST_CITY_CARD + city
    if s.supply >> city & 1:
        s.supply &= ~(1 << city)
        return
    for seat in range(s.seats):
        if s.find(seat, card) != NOT_THERE or (seat == s.active and card in s.in_play):
            take_card(s, seat, card)


def lose_city(s: Providence, city: int) -> None:
    """Take a City and its points from whoever controls it; the card stays where it is."""
    loser = s.control[city]
    if loser == NOBODY:
        return
    s.control[city] = NOBODY
    points = s.edition.control[city]
    if s.elder >= 0 and loser > 0:
        if s.events is not None:
            s.tell("elder-city-lost", city=CITIES[city], piece=PIECES[PIECES.index("cultist_1") + loser - 1])
        s.score_elder(-points)
        return
    if s.events is not None:
        s.tell("city-lost", seat=loser, city=CITIES[city], points=points)
    s.score(loser, -points)


# ---- Mythos cards


def claim_mythos(s: Providence, seat: int, number: int) -> None:
    """Take a Mythos card from the row, which is not refilled unless in a solo game it is empty now (18.2)."""
    card = FIRST_MYTHOS + number
    count_claim(s, seat)
    s.owned[seat] |= 1 << number
    leave_row(s, number)
    push_last_steps(s, seat, card, NO_CITY)


def leave_row(s: Providence, number: int) -> None:
    """Take a card out of the row, which closes up."""
    s.row = tuple([other for other in s.row if other != number])
    if s.elder >= 0 and not s.row:
        add_mythos(s, 1)


def add_mythos(s: Providence, count: int) -> None:
    """Add Mythos cards from the deck to the row, as many as there are."""
    for _ in range(min(count, len(s.mythos_deck))):
        s.row += (s.mythos_deck[-1],)
        s.mythos_deck = s.mythos_deck[:-1]
        s.learn_all()
        if s.events is not None:
            s.tell("mythos", card=CARDS[FIRST_MYTHOS + s.row[-1]])


# ---- the Reserve


def draw_reserve(s: Providence) -> int:
    """Turn up the top card of the Reserve, which must not be empty, and lay it aside."""
    card = s.reserve[-1]
    s.reserve = s.reserve[:-1]
    left = len(s.reserve)
    while s.sunk and sum(s.sunk) > left:
        top = s.sunk[-1] - 1
        s.sunk = (*s.sunk[:-1], top) if top else s.sunk[:-1]
    s.learn_all()
    s.aside = card
    if s.events is not None:
        s.tell("reserve", card=CARDS[card])
    return card


def claim_aside(s: Providence, seat: int) -> None:
    """Claim the card that was turned up from the Reserve; nothing is turned up after it (6)."""
    card = s.aside
    s.aside = NO_CARD
    s.claimed_cubes = 0
    if s.events is not None:
        s.tell("claim", seat=seat, place=None, card=CARDS[card], cubes=0, by_action=False)
    watch_key(s, seat, False)
    count_claim(s, seat)
    push_last_steps(s, seat, card, NO_CITY)
    take_main_card(s, seat, card, NO_CITY, NO_CITY)


class SilverKey(Task[Providence]):
    """After a claim its owner turns up the top card of the Reserve (The Silver Key)."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Providence) -> None:
        if s.reserve:
            draw_reserve(s)
            s.push(TakeOrBurn(self.player))


class TakeOrBurn(Step[Providence]):
    """Is the card from the Reserve claimed, or destroyed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "take-or-burn"
    rule: ClassVar[str] = "21.2"

    def options(self, s: Providence) -> list[Choice]:
        if is_agent_card(s.aside) and s.agents_of(self.seat) >= s.edition.agent_limit:
            return [REJECT]
        return [ACCEPT, REJECT]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is ACCEPT:
            claim_aside(s, self.seat)
            return
        card = s.aside
        s.aside = NO_CARD
        destroy(s, card)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[s.aside]}


# ---- what changes hands


def change_controller(s: Providence, seat: int, piece: int) -> None:
    """Claim a Recruited Agent of another player: card and token change hands (7)."""
    card = piece - CARD_TO_PIECE
    city = s.where[piece]
    loser = s.owner[piece]
    if s.events is not None:
        s.tell("seize", seat=seat, target=loser, piece=PIECES[piece], city=CITIES[city])
    s.claimed_cubes = 0
    watch_key(s, seat, False)
    count_claim(s, seat)
    push_last_steps(s, seat, card, NO_CITY)
    take_card(s, loser, card)
    take_main_card(s, seat, card, city, NO_CITY)


def return_cubes(s: Providence, place: int) -> None:
    """Send all cubes in a place back to their owners' pools (16)."""
    s.clear_cubes(place, NOBODY)


def send_to_limbo(s: Providence, place: int) -> None:
    """Send all cubes in a place to Limbo."""
    for colour in range(s.colours):
        number = s.count(place, colour)
        if number:
            s.shift(place, LIMBO, colour, number)


def add_cubes(s: Providence, seat: int, place: int, number: int) -> None:
    """Put cubes from a personal pool somewhere."""
    s.shift(POOL, place, seat, number)
    if s.events is not None:
        s.tell("add", seat=seat, place=PLACES[place], count=number)
