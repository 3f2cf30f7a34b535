"""Ops about Agents (RULES.md 21): kills, Gates, moves, possession, and Agents that are claimed or destroyed."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, thing, things
from subrosa.core.step import Refusal, Step
from subrosa.games.providence.rules.agents import (
    destroy_agent,
    open_cities,
    put_agent,
    why_not_there,
)
from subrosa.games.providence.rules.claiming import change_controller
from subrosa.games.providence.rules.effects.run import OpStep, Run
from subrosa.games.providence.rules.gates import ActAtGate, able, actors
from subrosa.games.providence.rules.killing import Kill, actor_cities, prey, victims
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import (
    AGENT_MOVER,
    ANY_OWN_AGENT,
    DEEP_ONE_MOVER,
    Op,
)
from subrosa.games.providence.rules.words import (
    CARDS,
    CARRY,
    CITIES,
    CITY,
    CITY_COUNT,
    FIRST_AGENT,
    FIRST_CULTIST,
    FLIP,
    MI_GO,
    MOVE,
    NO_CITY,
    PIECE,
    PIECES,
    PUT,
    SACRIFICE,
    SEIZE,
    STOP,
    SWIM,
)

# ---- kills and Gates (8, 9)


def can_kill(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is anybody to kill, and power enough."""
    return bool(victims(s, seat, op, card))


def could_kill(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is anybody to kill, as far as everybody can see."""
    return bool(prey(s, seat, op, card))


def run_kill(s: Providence, op: Op, here: Run) -> None:
    """Ask who is killed."""
    s.push(Kill(here.player, here.program, here.at, here.card))


def can_gate(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a Gate to close or to open, and power enough."""
    return bool(able(s, seat, op, card))


def could_gate(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a Gate to close or to open, as far as everybody can see."""
    return s.control_tokens(seat) > 0 and bool(actors(s, seat, op, card))


def run_gate(s: Providence, op: Op, here: Run) -> None:
    """Ask which Gate it is."""
    s.push(ActAtGate(here.player, here.program, here.at, here.card))


# ---- moves


def steps_from(s: Providence, op: Op, start: int, end: int) -> list[int]:
    """Return where a piece may go from a City: to the one chosen before, if there is one."""
    if op.kind:
        cities = open_cities(s) if end == NO_CITY else [end]
    else:
        closed = s.closed()
        cities = [city for city in s.edition.roads.neighbours[start] if not closed >> city & 1]
    return [city for city in cities if city != start]


def moves(
    s: Providence, seat: int, op: Op, moved: tuple[int, ...], swum: tuple[int, ...], end: int
) -> list[Choice]:
    """Return the moves that an op allows: each piece moves once. `swum` is where Deep Ones have come to."""
    found: list[Choice] = []
    if op.mask & AGENT_MOVER:
        for piece in range(FIRST_CULTIST):
            start = s.where[piece]
            if s.owner[piece] == seat and start >= 0 and piece not in moved:
                found += [MOVE[piece][city] for city in steps_from(s, op, start, end)]
    if op.mask & DEEP_ONE_MOVER and s.deep_owner == seat:
        for start in range(CITY_COUNT):
            if s.deep[start] > swum.count(start):
                found += [SWIM[start][city] for city in steps_from(s, op, start, end)]
    return found


def can_move(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a piece that can move."""
    return bool(moves(s, seat, op, (), (), NO_CITY))


def run_move(s: Providence, op: Op, here: Run) -> None:
    """Ask which pieces move."""
    s.push(MovePieces(here.player, here.program, here.at, here.card, op.n, (), (), NO_CITY))


class MovePieces(OpStep):
    """Which piece moves, and where to?"""

    __slots__ = ("end", "left", "moved", "swum")
    holds: ClassVar[Holds] = {
        "end": thing(CITY),
        "left": NUMBER,
        "moved": things(PIECE),
        "swum": things(CITY, most=8),
    }
    prompt: ClassVar[str] = "move-pieces"
    rule: ClassVar[str] = "21.1"

    def __init__(
        self,
        seat: int,
        program: int,
        at: int,
        card: int,
        left: int,
        moved: tuple[int, ...],
        swum: tuple[int, ...],
        end: int,
    ) -> None:
        super().__init__(seat, program, at, card)
        self.left = left
        self.moved = moved  # Agents
        self.swum = swum  # where Deep Ones have come to
        self.end = end  # the one City they all go to, once it is chosen

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = moves(s, self.seat, op, self.moved, self.swum, self.end)
        return [*found, STOP] if op.optional or self.left < op.n or not found else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        op = self.op(s)
        end = choice.args[1]
        moved, swum = self.moved, self.swum
        if choice.verb == "move":
            moved += (choice.args[0],)
        else:
            swum += (end,)
        move_piece(s, self.seat, choice)
        bound = end if op.kind else NO_CITY
        left = self.left - 1
        if left and moves(s, self.seat, op, moved, swum, bound):
            s.push(MovePieces(self.seat, self.program, self.at, self.card, left, moved, swum, bound))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_no_move(s, seat, choice, self.rule)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"left": self.left, "card": CARDS[self.card]}


def move_piece(s: Providence, seat: int, choice: Choice) -> None:
    """Move an Agent or a Deep One."""
    end = choice.args[1]
    if choice.verb == "move":
        piece = choice.args[0]
        start = s.where[piece]
        s.where[piece] = end
        if s.events is not None:
            s.tell("move", seat=seat, piece=PIECES[piece], city=CITIES[start], to_city=CITIES[end])
        return
    start = choice.args[0]
    s.deep[start] -= 1
    s.deep[end] += 1
    if s.events is not None:
        s.tell("swim", seat=seat, city=CITIES[start], to_city=CITIES[end])


def why_no_move(s: Providence, seat: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why a piece cannot move somewhere."""
    if choice.verb not in ("move", "swim"):
        return None
    thing, end = choice.args
    if choice.verb == "move":
        if s.owner[thing] != seat or s.where[thing] < 0:
            return Refusal("not-your-piece", rule, {"piece": PIECES[thing]})
        start = s.where[thing]
    else:
        start = thing
        if s.deep_owner != seat or not s.deep[start]:
            return Refusal("no-deep-one", rule, {"city": CITIES[start]})
    if start == end:
        return Refusal("same-city", rule, {"city": CITIES[end]})
    if s.is_closed(end):
        return Refusal("city-closed", "17", {"city": CITIES[end]})
    return Refusal("not-there", rule, {"city": CITIES[end]})


# ---- possession (7)


def flippable(s: Providence, seat: int) -> list[int]:
    """Return a player's Recruited Agents that are not Possessed."""
    return [
        piece
        for piece in range(FIRST_AGENT, MI_GO)
        if s.owner[piece] == seat and s.where[piece] >= 0 and not s.possessed >> piece & 1
    ]


def can_flip(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is an Agent to turn."""
    if op.kind:
        return bool(flippable(s, seat))
    basic = s.basic_of(seat)
    return s.where[basic] >= 0 and not s.possessed >> basic & 1


def run_flip(s: Providence, op: Op, here: Run) -> None:
    """Turn the Basic Agent, or ask which Recruited Agent is turned."""
    if op.kind:
        s.push(FlipAgent(here.player, here.program, here.at, here.card))
    else:
        flip(s, here.player, s.basic_of(here.player))


def flip(s: Providence, seat: int, piece: int) -> None:
    """Turn an Agent to its Possessed side."""
    s.possessed |= 1 << piece
    if s.events is not None:
        s.tell("flip", seat=seat, piece=PIECES[piece])


class FlipAgent(OpStep):
    """Which Recruited Agent is turned to its Possessed side?"""

    __slots__ = ()
    prompt: ClassVar[str] = "flip-agent"
    rule: ClassVar[str] = "7"

    def options(self, s: Providence) -> list[Choice]:
        return [FLIP[piece] for piece in flippable(s, self.seat)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        flip(s, self.seat, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "flip":
            return None
        return Refusal("no-such-agent", self.rule, {"piece": PIECES[choice.args[0]]})


# ---- Agents of others, and one's own that are given up


def seizable(s: Providence, seat: int, op: Op) -> list[int]:
    """Return the Recruited Agents of other players that a player may claim."""
    if s.agents_of(seat) >= s.edition.agent_limit:
        return []
    cities = (1 << CITY_COUNT) - 1
    if op.kind:
        cities = 0
        for piece in range(FIRST_CULTIST):
            if s.owner[piece] == seat and s.where[piece] >= 0 and s.possessed >> piece & 1:
                cities |= 1 << s.where[piece]
    return [piece for piece in others_recruits(s, seat) if cities >> s.where[piece] & 1]


def others_recruits(s: Providence, seat: int) -> list[int]:
    """Return the Recruited Agents of other players on the board."""
    return [
        piece
        for piece in range(FIRST_AGENT, MI_GO)
        if s.where[piece] >= 0 and s.owner[piece] not in (seat, -1)
    ]


def can_seize(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is an Agent to claim."""
    return bool(seizable(s, seat, op))


def run_seize(s: Providence, op: Op, here: Run) -> None:
    """Ask which Agent is claimed."""
    s.push(SeizeAgent(here.player, here.program, here.at, here.card))


class SeizeAgent(OpStep):
    """Which Agent of another player is claimed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "seize-agent"
    rule: ClassVar[str] = "7"

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [SEIZE[piece] for piece in seizable(s, self.seat, op)]
        return [*found, STOP] if op.optional else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            change_controller(s, self.seat, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "seize":
            return None
        return Refusal("no-such-agent", self.rule, {"piece": PIECES[choice.args[0]]})


def expendable(s: Providence, seat: int, op: Op, card: int) -> list[int]:
    """Return the Agents that an effect may destroy."""
    if not op.kind:
        return [
            piece for piece in range(FIRST_AGENT, MI_GO) if s.owner[piece] == seat and s.where[piece] >= 0
        ]
    found = others_recruits(s, seat)
    if op.other:
        cities = actor_cities(s, seat, ANY_OWN_AGENT, card)
        found = [piece for piece in found if cities >> s.where[piece] & 1]
    return found


def can_destroy_agent(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is an Agent to destroy."""
    return bool(expendable(s, seat, op, card))


def run_destroy_agent(s: Providence, op: Op, here: Run) -> None:
    """Ask which Agent is destroyed."""
    s.push(DestroyAgent(here.player, here.program, here.at, here.card))


class DestroyAgent(OpStep):
    """Which Agent is destroyed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "destroy-agent"
    rule: ClassVar[str] = "16"

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [SACRIFICE[piece] for piece in expendable(s, self.seat, op, self.card)]
        return [*found, STOP] if op.optional else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            destroy_agent(s, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "sacrifice":
            return None
        return Refusal("no-such-agent", self.rule, {"piece": PIECES[choice.args[0]]})


# ---- Mi-Go (17)


def can_place_mi_go(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is room for another Agent."""
    return s.owner[MI_GO] < 0 and s.agents_of(seat) < s.edition.agent_limit


def run_place_mi_go(s: Providence, op: Op, here: Run) -> None:
    """Ask where Mi-Go begins."""
    s.push(PlaceMiGo(here.player))


class PlaceMiGo(Step[Providence]):
    """Where does Mi-Go begin?"""

    __slots__ = ()
    prompt: ClassVar[str] = "place-mi-go"
    rule: ClassVar[str] = "17.4"

    def options(self, s: Providence) -> list[Choice]:
        return [PUT[city] for city in open_cities(s)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        put_agent(s, MI_GO, self.seat, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_not_there(s, choice, self.rule)


def can_move_mi_go(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether the player controls Mi-Go, on the board or on its card."""
    return s.owner[MI_GO] == seat


def run_move_mi_go(s: Providence, op: Op, here: Run) -> None:
    """Ask where Mi-Go flies."""
    s.push(FlyMiGo(here.player, here.program, here.at, here.card))


class FlyMiGo(OpStep):
    """Where does Mi-Go fly?"""

    __slots__ = ()
    prompt: ClassVar[str] = "fly-mi-go"
    rule: ClassVar[str] = "17.4"

    def options(self, s: Providence) -> list[Choice]:
        return [MOVE[MI_GO][city] for city in open_cities(s) if city != s.where[MI_GO]]

    def resolve(self, s: Providence, choice: Choice) -> None:
        start, end = s.where[MI_GO], choice.args[1]
        if start < 0:
            put_agent(s, MI_GO, self.seat, end)
            return
        move_piece(s, self.seat, choice)
        if self.op(s).kind and carried(s, start):
            s.push(CarryAgent(self.seat, start, end))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_no_move(s, seat, choice, self.rule)


def carried(s: Providence, city: int) -> list[int]:
    """Return the Recruited Agents in a City."""
    return [piece for piece in range(FIRST_AGENT, MI_GO) if s.where[piece] == city]


class CarryAgent(Step[Providence]):
    """Which Agent does Mi-Go take along?"""

    __slots__ = ("city", "end")
    holds: ClassVar[Holds] = {"city": thing(CITY), "end": thing(CITY)}
    prompt: ClassVar[str] = "carry-agent"
    rule: ClassVar[str] = "17.4"

    def __init__(self, seat: int, city: int, end: int) -> None:
        self.seat = seat
        self.city = city
        self.end = end

    def options(self, s: Providence) -> list[Choice]:
        return [*[CARRY[piece] for piece in carried(s, self.city)], STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        piece = choice.args[0]
        s.where[piece] = self.end
        if s.events is not None:
            s.tell(
                "carry",
                seat=self.seat,
                piece=PIECES[piece],
                city=CITIES[self.city],
                to_city=CITIES[self.end],
            )

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "carry":
            return None
        return Refusal("no-such-agent", self.rule, {"piece": PIECES[choice.args[0]]})
