"""Ops about Cities and decks, and the special pieces (RULES.md 17, 21)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, case, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.providence.rules.agents import destroy_agent, open_cities, why_not_there
from subrosa.games.providence.rules.claiming import (
    add_mythos,
    claim,
    claim_aside,
    draw_reserve,
    find_city_card,
    lose_city,
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
    CITY,
    CITY_COUNT,
    CLAIM,
    FETCH,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    LIFT,
    MI_GO,
    NO_CARD,
    NO_CITY,
    NOBODY,
    OFF,
    PIECE,
    PIECE_COUNT,
    PIECES,
    PLACES,
    PUT,
    RAZE,
    RECALL,
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


# ---- Deep Ones (17)


def can_place_deep(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a Deep One to place."""
    return s.deep_pool() > 0


def can_place_deep_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are as many Deep Ones to place, unless fewer will do."""
    return op.optional or s.deep_pool() >= op.n


def run_place_deep(s: Providence, op: Op, here: Run) -> None:
    """Ask where Deep Ones go."""
    s.deep_owner = here.player
    s.push(PlaceDeepOnes(here.player, here.program, here.at, here.card, op.n, NO_CITY))


class PlaceDeepOnes(OpStep):
    """Where do Deep Ones rise? All of them in one City."""

    __slots__ = ("city", "left")
    holds: ClassVar[Holds] = {"city": thing(CITY), "left": NUMBER}
    prompt: ClassVar[str] = "place-deep-ones"
    rule: ClassVar[str] = "17.3"

    def __init__(self, seat: int, program: int, at: int, card: int, left: int, city: int) -> None:
        super().__init__(seat, program, at, card)
        self.left = left
        self.city = city

    def options(self, s: Providence) -> list[Choice]:
        if not self.op(s).optional:
            return [PUT[city] for city in open_cities(s)]
        if self.city >= 0:
            return [PUT[self.city], STOP]
        return [*[PUT[city] for city in open_cities(s)], STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        city = choice.args[0]
        optional = self.op(s).optional
        count = 1 if optional else min(self.left, s.deep_pool())
        s.deep[city] += count
        if s.events is not None:
            s.tell("deep-ones", seat=self.seat, city=CITIES[city], count=count)
        if optional and self.left > 1 and s.deep_pool():
            s.push(PlaceDeepOnes(self.seat, self.program, self.at, self.card, self.left - 1, city))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_not_there(s, choice, self.rule)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"left": min(self.left, s.deep_pool())}


def can_end(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether so many Deep Ones are in play that the game ends."""
    return s.deep_in_play() >= op.n


# ---- Cthulhu (17)


def can_place_cthulhu(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether the figure is not on the board yet."""
    return s.cthulhu == NO_CITY


def run_place_cthulhu(s: Providence, op: Op, here: Run) -> None:
    """Ask where Cthulhu rises."""
    s.push(PlaceCthulhu(here.player))


class PlaceCthulhu(Step[Providence]):
    """In which City does Cthulhu rise?"""

    __slots__ = ()
    prompt: ClassVar[str] = "place-cthulhu"
    rule: ClassVar[str] = "17.1"

    def options(self, s: Providence) -> list[Choice]:
        return PUT[:]

    def resolve(self, s: Providence, choice: Choice) -> None:
        city = choice.args[0]
        s.cthulhu = city
        if s.events is not None:
            s.tell("cthulhu", seat=self.seat, city=CITIES[city])
        if s.martial_law == city:
            s.martial_law = NO_CITY
        send_to_limbo(s, city)
        send_to_limbo(s, FIRST_CARD_PLACE + city)
        for piece in range(FIRST_AGENT, MI_GO):
            if s.where[piece] == city:
                destroy_agent(s, piece)
        s.deep_gone += s.deep[city]
        s.deep[city] = 0
        if s.where[MI_GO] == city:
            s.where[MI_GO] = OFF
        s.whateleys = [OFF if token == city else token for token in s.whateleys]
        s.push(CityFalls(city))
        for piece in range(PIECE_COUNT - 1, -1, -1):
            if s.where[piece] == city and (piece < FIRST_AGENT or piece >= FIRST_CULTIST):
                s.push(Displace(self.seat, piece))
        destroy_deck(s, city, True)


class Displace(Step[Providence]):
    """Where does a Basic Agent flee from Cthulhu?"""

    __slots__ = ("piece",)
    holds: ClassVar[Holds] = {"piece": thing(PIECE)}
    prompt: ClassVar[str] = "displace"
    rule: ClassVar[str] = "17.1"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def options(self, s: Providence) -> list[Choice]:
        return [PUT[city] for city in s.edition.roads.nearest(s.where[self.piece], s.closed())]

    def resolve(self, s: Providence, choice: Choice) -> None:
        s.where[self.piece] = choice.args[0]
        if s.events is not None:
            s.tell("displaced", piece=PIECES[self.piece], city=CITIES[choice.args[0]])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_not_there(s, choice, self.rule)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"piece": PIECES[self.piece]}


class CityFalls(Task[Providence]):
    """Whoever controls the City of Cthulhu loses it, its card goes to the supply, a Blockade to the pool (17)."""

    __slots__ = ("city",)
    holds: ClassVar[Holds] = {"city": thing(CITY)}

    def __init__(self, city: int) -> None:
        self.seat = NO_SEAT
        self.city = city

    def run(self, s: Providence) -> None:
        if s.control[self.city] != NOBODY:
            lose_city(s, self.city)
            find_city_card(s, self.city)
            s.supply |= 1 << self.city
        s.blockades &= ~(1 << self.city)


# ---- Martial Law (17)


def run_martial_law(s: Providence, op: Op, here: Run) -> None:
    """Ask where Martial Law goes."""
    s.push(PlaceMartialLaw(here.player))


class PlaceMartialLaw(Step[Providence]):
    """In which City does Martial Law hold, or in none?"""

    __slots__ = ()
    prompt: ClassVar[str] = "place-martial-law"
    rule: ClassVar[str] = "17.2"

    def options(self, s: Providence) -> list[Choice]:
        found = [PUT[city] for city in open_cities(s)]
        return found if s.martial_law == NO_CITY else [*found, RECALL]

    def resolve(self, s: Providence, choice: Choice) -> None:
        s.martial_law = NO_CITY if choice is RECALL else choice.args[0]
        if s.events is not None:
            if choice is RECALL:
                s.tell("martial-law-lifted", seat=self.seat)
            else:
                s.tell("martial-law", seat=self.seat, city=CITIES[s.martial_law])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice is RECALL:
            return Refusal("no-martial-law", self.rule)
        return why_not_there(s, choice, self.rule)


# ---- the Whateleys (17)


def run_take_whateleys(s: Providence, op: Op, here: Run) -> None:
    """Take the Whateley tokens onto the card."""
    s.whateley_owner = here.player
    if s.events is not None:
        s.tell("whateleys", seat=here.player)


def free_for_whateley(s: Providence) -> list[int]:
    """Return the open Cities without a Whateley token."""
    return [city for city in open_cities(s) if city not in s.whateleys]


def can_place_whateley(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether the player has a Whateley token."""
    return s.whateley_owner == seat and bool(free_for_whateley(s))


def run_place_whateley(s: Providence, op: Op, here: Run) -> None:
    """Ask which Whateley token goes somewhere."""
    s.push(LiftWhateley(here.player))


class LiftWhateley(Step[Providence]):
    """Which Whateley token is put somewhere?"""

    __slots__ = ()
    prompt: ClassVar[str] = "lift-whateley"
    rule: ClassVar[str] = "17.5"

    def options(self, s: Providence) -> list[Choice]:
        found = [LIFT[city] for city in sorted(s.whateleys) if city != OFF]
        return [FETCH, *found] if OFF in s.whateleys else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        start = OFF if choice is FETCH else choice.args[0]
        s.push(PutWhateley(self.seat, s.whateleys.index(start)))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice is FETCH:
            return Refusal("no-whateley-left", self.rule)
        if choice.verb == "lift":
            return Refusal("no-whateley-there", self.rule, {"city": CITIES[choice.args[0]]})
        return None


class PutWhateley(Step[Providence]):
    """Where does the Whateley token go?"""

    __slots__ = ("token",)
    holds: ClassVar[Holds] = {"token": case(3)}
    prompt: ClassVar[str] = "put-whateley"
    rule: ClassVar[str] = "17.5"

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def options(self, s: Providence) -> list[Choice]:
        return [PUT[city] for city in free_for_whateley(s)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        s.whateleys[self.token] = choice.args[0]
        if s.events is not None:
            s.tell("whateley", seat=self.seat, city=CITIES[choice.args[0]])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_not_there(s, choice, self.rule)
