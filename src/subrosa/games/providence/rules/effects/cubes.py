"""Ops about cubes and Blockades (RULES.md 21)."""

from typing import Any, ClassVar, Final, TypeVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.providence.rules.claiming import add_cubes
from subrosa.games.providence.rules.effects.run import OpStep, Run
from subrosa.games.providence.rules.state import COMMON, LIMBO, POOL, Providence
from subrosa.games.providence.rules.vocabulary import (
    ANYBODYS,
    CITY_TARGET,
    EXTRA_CUBE,
    FORCE_RETRIEVE,
    MAIN_TARGET,
    MOVE_BLOCKADE,
    MYTHOS_TARGET,
    ONE_OTHER,
    PLACE_BLOCKADE,
    REMOVE_BLOCKADE,
    Op,
)
from subrosa.games.providence.rules.words import (
    ADD,
    AIM,
    BLOCK,
    CARDS,
    CITY_COUNT,
    CULTISTS,
    ENEMY,
    EXTRA,
    FIRST_CARD_PLACE,
    FIRST_MYTHOS_PLACE,
    HIT,
    NO_CARD,
    NOBODY,
    PLACE,
    PLACE_COUNT,
    PLACES,
    SEND,
    STOP,
    UNBLOCK,
)

T = TypeVar("T")

ANYWHERE: Final = -1
NUMBERS: Final = list(range(PLACE_COUNT))
CITY_SPACES: Final = (1 << CITY_COUNT) - 1  # as bits


def places(s: Providence, mask: int, row: list[T]) -> list[T]:
    """Return what there is of these kinds of targets: City spaces, face-up cards, Mythos cards in the row.

    What stands for them is in `row`, by place: their numbers, or choices.
    """
    found = row[:CITY_COUNT] if mask & CITY_TARGET else []
    if mask & MAIN_TARGET:
        cards = row[FIRST_CARD_PLACE:FIRST_MYTHOS_PLACE]
        if NO_CARD in s.top:
            cards = [card for city, card in enumerate(cards) if s.top[city] != NO_CARD]
        found += cards
    if mask & MYTHOS_TARGET:
        found += [row[FIRST_MYTHOS_PLACE + number] for number in s.row]
    return found


def open_to_cubes(s: Providence, mask: int, row: list[T]) -> list[T]:
    """Return where cubes may be added: not to the space of a City closed by Cthulhu (17)."""
    found = places(s, mask, row)
    if s.cthulhu >= 0 and mask & CITY_TARGET:
        del found[s.cthulhu]
    return found


# ---- adding


def can_add(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether the player has a cube, and a target for it."""
    return s.count(POOL, seat) > 0 and bool(open_to_cubes(s, op.mask, NUMBERS))


def run_add(s: Providence, op: Op, here: Run) -> None:
    """Ask where cubes are added."""
    s.push(AddCubes(here.player, here.program, here.at, here.card, op.n, ANYWHERE))


class AddCubes(OpStep):
    """Where is a cube added? All of them go to one target."""

    __slots__ = ("left", "place")
    holds: ClassVar[Holds] = {"left": NUMBER, "place": thing(PLACE)}
    prompt: ClassVar[str] = "add-cubes"
    rule: ClassVar[str] = "21.1"

    def __init__(self, seat: int, program: int, at: int, card: int, left: int, place: int) -> None:
        super().__init__(seat, program, at, card)
        self.left = left
        self.place = place

    def options(self, s: Providence) -> list[Choice]:
        if self.place != ANYWHERE:
            return [ADD[self.place], STOP]
        return [*open_to_cubes(s, self.op(s).mask, ADD), STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            if self.place != ANYWHERE:
                offer_extra(s, self.seat)
            return
        place = choice.args[0]
        add_cubes(s, self.seat, place, 1)
        if self.left > 1 and s.count(POOL, self.seat):
            s.push(AddCubes(self.seat, self.program, self.at, self.card, self.left - 1, place))
        else:
            offer_extra(s, self.seat)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return no_target(s, choice, self.place, self.rule) if choice.verb == "add" else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"left": self.left}


def no_target(s: Providence, choice: Choice, chosen: int, rule: str) -> Refusal:
    """Tell why nothing can be added somewhere."""
    place = choice.args[0]
    named = {"place": PLACES[place]}
    if chosen != ANYWHERE:
        return Refusal("one-target", rule, named)
    if place == s.cthulhu:
        return Refusal("city-closed", "17.1", {"city": PLACES[place]})
    return Refusal("no-such-target", rule, named)


def offer_extra(s: Providence, seat: int) -> None:
    """Let the owner of The Black Goat add a further cube after adding Influence."""
    op = s.rule_of(seat, EXTRA_CUBE)
    if op is not None and s.count(POOL, seat) and open_to_cubes(s, op.mask, NUMBERS):
        s.push(ExtraCube(seat, op.n, ANYWHERE))


class ExtraCube(Step[Providence]):
    """Where does a further cube go? (The Black Goat)"""

    __slots__ = ("left", "place")
    holds: ClassVar[Holds] = {"left": NUMBER, "place": thing(PLACE)}
    prompt: ClassVar[str] = "extra-cube"
    rule: ClassVar[str] = "21.2"

    def __init__(self, seat: int, left: int, place: int) -> None:
        self.seat = seat
        self.left = left
        self.place = place

    def options(self, s: Providence) -> list[Choice]:
        if self.place != ANYWHERE:
            return [EXTRA[self.place], STOP]
        op = s.rule_of(self.seat, EXTRA_CUBE)
        return [*open_to_cubes(s, op.mask if op is not None else 0, EXTRA), STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        add_cubes(s, self.seat, choice.args[0], 1)
        if self.left > 1 and s.count(POOL, self.seat):
            s.push(ExtraCube(self.seat, self.left - 1, choice.args[0]))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return no_target(s, choice, self.place, self.rule) if choice.verb == "extra" else None


def can_gain(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether a cube of the colour is left in the common pool."""
    return s.count(COMMON, seat) > 0


def can_gain_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether as many cubes are left in the common pool."""
    return s.count(COMMON, seat) >= op.n


def run_gain(s: Providence, op: Op, here: Run) -> None:
    """Take cubes from the common pool."""
    gain_cubes(s, here.player, op.n)


def gain_cubes(s: Providence, seat: int, wanted: int) -> None:
    """Take as many cubes from the common pool as there are, up to this number."""
    count = min(wanted, s.count(COMMON, seat))
    s.shift(COMMON, POOL, seat, count)
    if s.events is not None:
        s.tell("gain-cubes", seat=seat, count=count)


# ---- cubes of others


def targets(s: Providence, seat: int, op: Op, place: int, colour: int) -> list[Choice]:
    """Return the cubes that can be taken away; place and colour are those chosen before, if they bind."""
    own = takes_own(op)
    found: list[Choice] = []
    for spot in places(s, op.mask, NUMBERS):
        if place not in (ANYWHERE, spot):
            continue
        for other in range(s.colours):
            if colour in (NOBODY, other) and (other != seat or own) and s.count(spot, other):
                found.append(aim(s, spot, other))
    return found


def takes_own(op: Op) -> bool:
    """Tell whether the cubes that an op takes away may be one's own."""
    return op.code != FORCE_RETRIEVE and op.kind == ANYBODYS


def aim(s: Providence, place: int, colour: int) -> Choice:
    """Return the choice of a cube: of a player, or in a solo game of a Cultist."""
    if s.elder >= 0 and colour > 0:
        return HIT[place][colour - 1]
    return AIM[place][colour]


def can_take_away(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a cube to take away."""
    own = takes_own(op)
    cubes, colours = s.cubes, s.colours
    for place in places(s, op.mask, NUMBERS):
        at = place * colours
        there = sum(cubes[at : at + colours])
        if there > (0 if own else cubes[at + seat]):
            return True
    return False


def run_take_away(s: Providence, op: Op, here: Run) -> None:
    """Ask which cubes are taken away."""
    s.push(TakeAway(here.player, here.program, here.at, here.card, op.n, ANYWHERE, NOBODY, NOBODY))


class TakeAway(OpStep):
    """Which cube goes to Limbo, or back to its owner's pool?"""

    __slots__ = ("enemy", "left", "owner", "place")
    holds: ClassVar[Holds] = {"enemy": thing(ENEMY), "left": NUMBER, "owner": A_SEAT, "place": thing(PLACE)}
    prompt: ClassVar[str] = "take-away"
    rule: ClassVar[str] = "21.1"

    def __init__(
        self,
        seat: int,
        program: int,
        at: int,
        card: int,
        left: int,
        place: int,
        owner: int,
        enemy: int,
    ) -> None:
        super().__init__(seat, program, at, card)
        self.left = left
        self.place = place  # the one place they are all taken from, once it is chosen
        self.owner = owner  # and the one player
        self.enemy = enemy  # or Cultist of a solo game

    def colour(self) -> int:
        """Return the colour that has been chosen, if it binds."""
        return self.owner if self.enemy == NOBODY else self.enemy + 1

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = targets(s, self.seat, op, self.place, self.colour())
        free = op.optional or op.code == FORCE_RETRIEVE  # "up to": also none
        return [*found, STOP] if self.left < op.n or free or not found else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        op = self.op(s)
        place = choice.args[0]
        colour = choice.args[1] + 1 if choice.verb == "hit" else choice.args[1]
        home = op.code == FORCE_RETRIEVE
        s.shift(place, POOL if home else LIMBO, colour)
        if s.events is not None:
            self.report(s, place, colour, home)
        bound_place = place if home or not op.other else ANYWHERE
        binds = home or op.kind == ONE_OTHER
        if self.left > 1 and targets(s, self.seat, op, bound_place, colour if binds else NOBODY):
            owner = choice.args[1] if binds and choice.verb == "aim" else NOBODY
            enemy = choice.args[1] if binds and choice.verb == "hit" else NOBODY
            left = self.left - 1
            s.push(TakeAway(self.seat, self.program, self.at, self.card, left, bound_place, owner, enemy))

    def report(self, s: Providence, place: int, colour: int, home: bool) -> None:
        """Tell whose cube went where."""
        if s.elder >= 0 and colour > 0:
            piece = CULTISTS[colour - 1]
            s.tell("elder-cube", seat=self.seat, place=PLACES[place], piece=piece, home=home)
        else:
            s.tell("cube", seat=self.seat, target=colour, place=PLACES[place], home=home)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb not in ("aim", "hit"):
            return None
        place, other = choice.args
        if choice.verb == "aim" and other >= s.seats:
            return Refusal("no-such-seat", "2", {"seat": other})
        return Refusal("no-cube-to-take", self.rule, {"place": PLACES[place]})

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"left": self.left, "card": CARDS[self.card]}


# ---- the cubes of a claim


def run_send(s: Providence, op: Op, here: Run) -> None:
    """Ask where the claimer's own cubes go instead of to Limbo."""
    if s.claimed_cubes and open_to_cubes(s, op.mask, NUMBERS):
        s.push(SendCubes(here.player, here.program, here.at, here.card))


class SendCubes(OpStep):
    """Where do the cubes go from the card just claimed? (Dagon)"""

    __slots__ = ()
    prompt: ClassVar[str] = "send-cubes"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        return open_to_cubes(s, self.op(s).mask, SEND)

    def resolve(self, s: Providence, choice: Choice) -> None:
        place = choice.args[0]
        s.shift(LIMBO, place, self.seat, s.claimed_cubes)
        if s.events is not None:
            s.tell("send", seat=self.seat, place=PLACES[place], count=s.claimed_cubes)
        s.claimed_cubes = 0

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return no_target(s, choice, ANYWHERE, self.rule) if choice.verb == "send" else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"count": s.claimed_cubes}


# ---- Blockades (10)


def free_places(s: Providence, op: Op) -> list[int]:
    """Return the targets without a Blockade."""
    return [place for place in places(s, op.mask, NUMBERS) if not s.blockades >> place & 1]


def blocked_places(s: Providence, op: Op) -> list[int]:
    """Return the targets with a Blockade."""
    return [place for place in places(s, op.mask, NUMBERS) if s.blockades >> place & 1]


def blockades_left(s: Providence) -> int:
    """Return how many Blockade tokens are in the pool."""
    return s.edition.blockades - s.blockades.bit_count()


def may_place(s: Providence, op: Op) -> bool:
    """Tell whether a Blockade from the pool may be placed."""
    return op.kind not in (REMOVE_BLOCKADE, MOVE_BLOCKADE) and blockades_left(s) > 0


def blockade_choices(s: Providence, op: Op) -> list[Choice]:
    """Return what can be done with Blockades."""
    found: list[Choice] = []
    if may_place(s, op):
        found += [BLOCK[place] for place in free_places(s, op)]
    if op.kind != PLACE_BLOCKADE and s.blockades and (op.kind != MOVE_BLOCKADE or free_places(s, op)):
        found += [UNBLOCK[place] for place in blocked_places(s, op)]
    return found


def can_blockade(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether a Blockade can be placed, removed or moved."""
    if may_place(s, op) and op.mask & CITY_TARGET and ~s.blockades & CITY_SPACES:
        return True  # nearly always: there is no need to look any further
    return bool(blockade_choices(s, op))


def run_blockade(s: Providence, op: Op, here: Run) -> None:
    """Ask about a Blockade."""
    s.push(Blockade(here.player, here.program, here.at, here.card, ANYWHERE))


class Blockade(OpStep):
    """Where is a Blockade placed or removed?"""

    __slots__ = ("start",)
    holds: ClassVar[Holds] = {"start": thing(PLACE)}
    prompt: ClassVar[str] = "blockade"
    rule: ClassVar[str] = "10"

    def __init__(self, seat: int, program: int, at: int, card: int, start: int) -> None:
        super().__init__(seat, program, at, card)
        self.start = start  # where a Blockade that is being moved comes from

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        if self.start != ANYWHERE:
            return [BLOCK[place] for place in free_places(s, op) if place != self.start]
        found = blockade_choices(s, op)
        return [*found, STOP] if op.optional or not found else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        place = choice.args[0]
        if choice.verb == "block":
            s.blockades |= 1 << place
        else:
            s.blockades &= ~(1 << place)
            if self.op(s).kind == MOVE_BLOCKADE:
                s.push(Blockade(self.seat, self.program, self.at, self.card, place))
        if s.events is not None:
            if choice.verb == "block":
                s.tell("block", seat=self.seat, place=PLACES[place])
            else:
                s.tell("unblock", seat=self.seat, place=PLACES[place])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb not in ("block", "unblock"):
            return None
        place = choice.args[0]
        named = {"place": PLACES[place]}
        if place not in places(s, self.op(s).mask, NUMBERS):
            return Refusal("no-such-target", self.rule, named)
        blocked = bool(s.blockades >> place & 1)
        if choice.verb == "unblock":
            return Refusal("may-not-unblock" if blocked else "not-blocked", self.rule, named)
        if blocked or place == self.start:
            return Refusal("already-blocked", self.rule, named)
        return Refusal("may-not-block" if blockades_left(s) else "no-blockades", self.rule, named)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}
