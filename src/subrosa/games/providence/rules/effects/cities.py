"""Ops about Cities, decks and the Mythos row (RULES.md 21)."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.providence.rules.claiming import (
    add_mythos,
    claim,
    claim_aside,
    draw_reserve,
    return_cubes,
    send_to_limbo,
    turn_up,
)
from subrosa.games.providence.rules.effects.run import OpStep, Run
from subrosa.games.providence.rules.influence import is_agent_card, is_open_to_claim
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.taking import destroy
from subrosa.games.providence.rules.vocabulary import Op
from subrosa.games.providence.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    CLAIM,
    FIRST_CARD_PLACE,
    NO_CARD,
    PLACES,
    RAZE,
    STOP,
)
from subrosa.parts.hands import with_cards

# ---- Cities that are claimed by an effect (6)


def claimable_cities(s: Providence, seat: int, op: Op) -> list[int]:
    """Return the Cities that an effect lets a player claim."""
    found = [city for city in range(CITY_COUNT) if is_open_to_claim(s, seat, city)]
    if not op.kind:
        return found
    if s.deep_owner != seat:
        return []
    return [city for city in found if s.deep[city] >= max(1, s.edition.control[city])]


def can_claim_city(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a City to claim."""
    return bool(claimable_cities(s, seat, op))


def run_claim_city(s: Providence, op: Op, here: Run) -> None:
    """Ask which City is claimed."""
    s.push(ClaimCity(here.player, here.program, here.at, here.card))


class ClaimCity(OpStep):
    """Which City is claimed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "claim-city"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [CLAIM[city] for city in claimable_cities(s, self.seat, op)]
        return [*found, STOP] if op.optional else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            claim(s, self.seat, choice.args[0], False)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "claim":
            return None
        return Refusal("no-such-target", self.rule, {"place": PLACES[choice.args[0]]})


# ---- the Reserve


def can_claim_reserve(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are cards in the Reserve."""
    return bool(s.reserve)


def run_claim_reserve(s: Providence, op: Op, here: Run) -> None:
    """Turn up cards until an Agent appears and claim it; the others go to the bottom in random order (Hastur)."""
    seat = here.player
    seen: list[int] = []
    agent = NO_CARD
    while s.reserve and agent == NO_CARD:
        card = draw_reserve(s)
        if is_agent_card(card):
            agent = card
        else:
            seen.append(card)
    s.aside = NO_CARD
    if agent != NO_CARD and s.agents_of(seat) >= s.edition.agent_limit:
        seen.append(agent)
        agent = NO_CARD
    if seen:
        s.shuffle(seen)
        s.reserve = (*seen, *s.reserve)
        s.sunk = (len(seen), *s.sunk)
        if s.events is not None:
            s.tell("sunk", cards=[CARDS[card] for card in sorted(seen)])
    if agent != NO_CARD:
        s.aside = agent
        claim_aside(s, seat)


# ---- decks of Cities


def can_destroy_deck(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Allow it: where the card was claimed decides, so it is looked at when it happens."""
    return True


def run_destroy_deck(s: Providence, op: Op, here: Run) -> None:
    """Destroy what is left of the deck of the City where the card was claimed."""
    if here.city >= 0:
        destroy_deck(s, here.city, False)


def destroy_deck(s: Providence, city: int, to_limbo: bool) -> None:
    """Destroy all Main Advantage cards of a City: those face down unseen. The deck is exhausted then."""
    destroy_top(s, city, to_limbo)
    stack = s.stacks[city]
    if stack:
        s.stacks[city] = ()
        s.unused = with_cards(s.unused, stack)
        if s.events is not None:
            s.tell("deck-destroyed", city=CITIES[city], count=len(stack))
    turn_up(s, city)


def destroy_top(s: Providence, city: int, to_limbo: bool) -> None:
    """Destroy the face-up card of a City, if there is one; cubes on it go home, or to Limbo."""
    card = s.top[city]
    if card == NO_CARD:
        return
    place = FIRST_CARD_PLACE + city
    s.top[city] = NO_CARD
    s.blockades &= ~(1 << place)
    if to_limbo:
        send_to_limbo(s, place)
    else:
        return_cubes(s, place)
    destroy(s, card)


def razeable(s: Providence, op: Op) -> list[int]:
    """Return the Cities whose face-up card may be destroyed."""
    return [
        city
        for city in range(CITY_COUNT)
        if s.top[city] != NO_CARD and not (op.kind and s.blockades >> (FIRST_CARD_PLACE + city) & 1)
    ]


def can_raze(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a card to destroy."""
    return bool(razeable(s, op))


def run_raze(s: Providence, op: Op, here: Run) -> None:
    """Ask which card is destroyed."""
    s.push(RazeCard(here.player, here.program, here.at, here.card))


class RazeCard(OpStep):
    """Which face-up card is destroyed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "raze-card"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [RAZE[city] for city in razeable(s, op)]
        return [*found, STOP] if op.optional else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        city = choice.args[0]
        destroy_top(s, city, False)
        turn_up(s, city)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "raze":
            return None
        city = choice.args[0]
        named = {"city": CITIES[city]}
        return Refusal("no-card-there" if s.top[city] == NO_CARD else "card-blocked", self.rule, named)


def can_add_mythos(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a card in the Mythos deck."""
    return bool(s.mythos_deck)


def can_add_mythos_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are as many cards in the Mythos deck."""
    return len(s.mythos_deck) >= op.n


def run_add_mythos(s: Providence, op: Op, here: Run) -> None:
    """Add Mythos cards to the row."""
    add_mythos(s, op.n)
