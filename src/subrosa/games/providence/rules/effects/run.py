"""Carrying out the program of an effect, op by op (RULES.md 5.6, 21). `keys` says which function does which op."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds, thing
from subrosa.core.step import NO_SEAT, Gather, Refusal, Step, Task
from subrosa.games.providence.rules.state import BY_DEEP_ONES, Providence
from subrosa.games.providence.rules.vocabulary import (
    ADD_INFLUENCE,
    BLOCKADE,
    CLAIM_AGENT,
    CLAIM_CITY,
    CUBES_TO_LIMBO,
    DESTROY_AGENT,
    DESTROY_FACE_UP,
    DESTROY_OWN_CARD,
    DESTROY_SELF,
    END_IF_DEEP_ONES,
    FORCE_RETRIEVE,
    GATE,
    KILL_AGENT,
    MOVE_AGENT,
    PLACE_DEEP_ONES,
    Op,
)
from subrosa.games.providence.rules.words import (
    CARD,
    CARDS,
    CITY,
    DONE,
    FIRST_MYTHOS,
    MYTHOS_COUNT,
    STOP,
    WAY,
)

# Ops whose questions can be answered with "no" if they are optional. Others that are get a question of their own.
ASK: Final = (
    ADD_INFLUENCE,
    FORCE_RETRIEVE,
    CUBES_TO_LIMBO,
    BLOCKADE,
    KILL_AGENT,
    GATE,
    MOVE_AGENT,
    CLAIM_AGENT,
    CLAIM_CITY,
    DESTROY_FACE_UP,
    DESTROY_AGENT,
    DESTROY_OWN_CARD,
    PLACE_DEEP_ONES,
)


class Run(Task[Providence]):
    """An effect is carried out from one of its ops on, as far as possible."""

    __slots__ = ("at", "card", "city", "player", "program")
    holds: ClassVar[Holds] = {
        "at": NUMBER,
        "card": thing(CARD),
        "city": thing(CITY),
        "player": A_SEAT,
        "program": NUMBER,
    }

    def __init__(self, player: int, program: int, at: int, card: int, city: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.program = program
        self.at = at
        self.card = card  # whose effect it is
        self.city = city  # where the card was claimed, for CLAIM effects

    def run(self, s: Providence) -> None:
        ops = s.edition.programs[self.program]
        op = ops[self.at]
        if op.code == END_IF_DEEP_ONES and s.deep_in_play() >= op.n:
            s.trigger(BY_DEEP_ONES)
            return  # and the effect stops
        if self.at + 1 < len(ops):
            s.push(Run(self.player, self.program, self.at + 1, self.card, self.city))
        if not COULD.get(op.code, CAN[op.code])(s, self.player, op, self.card):
            return
        if op.optional and op.code not in ASK:
            s.push(LeaveOut(self.player, self.program, self.at, self.card, self.city))
        else:
            RUN[op.code](s, op, self)


# What can be done, and how, by the numbers of ops. What is possible may be asked before the card played has left the
# hand and after it has.
Test = Callable[[Providence, int, Op, int], bool]
CAN: Final[dict[int, Test]] = {}
RUN: Final[dict[int, Callable[[Providence, Op, Run], None]]] = {}
# Where the hidden hand decides: what is possible as far as everybody can see. In the middle of a text it is asked then,
# because not asking would give the hand away.
COULD: Final[dict[int, Test]] = {}
# What an op that is required and possible has to reach, where it is not enough to do some of it (5.6).
FULL: Final[dict[int, Test]] = {}


def can_run(s: Providence, seat: int, program: int, card: int) -> bool:
    """Tell whether an effect may be used: something of it can be done, and whatever is required (5.6)."""
    some = False
    for op in s.edition.programs[program]:
        if op.once and is_used(s, card):
            return False
        if op.code == DESTROY_SELF:
            continue
        can = CAN[op.code](s, seat, op, card)
        if op.required and not (can and (op.code not in FULL or FULL[op.code](s, seat, op, card))):
            return False
        some = some or can
    return some


def is_used(s: Providence, card: int) -> bool:
    """Tell whether a Mythos card with a limit has been used in this turn."""
    number = card - FIRST_MYTHOS
    return 0 <= number < MYTHOS_COUNT and bool(s.once >> number & 1)


class LeaveOut(Step[Providence]):
    """Is an optional part of a text carried out? Asked where it asks nothing else that could be answered with no."""

    __slots__ = ("at", "card", "city", "program")
    holds: ClassVar[Holds] = {"at": NUMBER, "card": thing(CARD), "city": thing(CITY), "program": NUMBER}
    prompt: ClassVar[str] = "leave-out"
    rule: ClassVar[str] = "21"

    def __init__(self, seat: int, program: int, at: int, card: int, city: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at
        self.card = card
        self.city = city

    def options(self, s: Providence) -> list[Choice]:
        return [WAY[self.at], STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            op = s.edition.programs[self.program][self.at]
            RUN[op.code](s, op, Run(self.seat, self.program, self.at, self.card, self.city))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("way-impossible", "5.6") if choice.verb == "way" else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


class OpStep(Step[Providence]):
    """A question that an op asks. Of which program, learners need not be told: the card and the line say it."""

    __slots__ = ("at", "card", "program")
    holds: ClassVar[Holds] = {"at": NUMBER, "card": thing(CARD), "program": NUMBER}

    def __init__(self, seat: int, program: int, at: int, card: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at
        self.card = card

    def op(self, s: Providence) -> Op:
        """Return the op."""
        return s.edition.programs[self.program][self.at]


class OpGather(Gather[Providence]):
    """A question that an op asks about cards of the hidden hand, put together one by one."""

    __slots__ = ("at", "card", "program")
    holds: ClassVar[Holds] = {"at": NUMBER, "card": thing(CARD), "program": NUMBER}
    done: ClassVar[Choice] = DONE

    def __init__(self, seat: int, program: int, at: int, card: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at
        self.card = card

    def op(self, s: Providence) -> Op:
        """Return the op."""
        return s.edition.programs[self.program][self.at]
