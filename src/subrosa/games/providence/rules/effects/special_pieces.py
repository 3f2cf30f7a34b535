"""Ops about the special pieces (RULES.md 17, 21): Deep Ones, Cthulhu, Martial Law, the Whateleys."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, case, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.providence.rules.agents import destroy_agent, open_cities, why_not_there
from subrosa.games.providence.rules.claiming import (
    find_city_card,
    lose_city,
    send_to_limbo,
)
from subrosa.games.providence.rules.effects.cities import destroy_deck
from subrosa.games.providence.rules.effects.run import OpStep, Run
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import Op
from subrosa.games.providence.rules.words import (
    CITIES,
    CITY,
    FETCH,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    LIFT,
    MI_GO,
    NO_CITY,
    NOBODY,
    OFF,
    PIECE,
    PIECE_COUNT,
    PIECES,
    PUT,
    RECALL,
    STOP,
)

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
