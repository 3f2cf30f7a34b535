"""Ops about Sanity and Allegiances (RULES.md 21)."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.providence.rules.effects.cards import other_seats
from subrosa.games.providence.rules.effects.run import OpStep, Run
from subrosa.games.providence.rules.sanity import MAD, NO_TEST, make_elder_test, make_test
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import CHOOSE_OTHER, SELF, Op
from subrosa.games.providence.rules.words import ALLEGIANCES, CALM, FACE, FACE_ELDER

# ---- sanity


def can_test(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a token in the bag, and somebody to draw it."""
    return s.bag_sane + s.bag_mad > 0 and (op.kind != CHOOSE_OTHER or s.seats > 1 or s.elder >= 0)


def run_test(s: Providence, op: Op, here: Run) -> None:
    """Make a Sanity Test, or ask who makes it."""
    if op.kind == SELF:
        follow_test(s, op, here, make_test(s, here.player))
    else:
        s.push(WhoIsTested(here.player, here.program, here.at, here.card))


def follow_test(s: Providence, op: Op, here: Run, token: int) -> None:
    """Carry out what the test leads to."""
    program = -1 if token == NO_TEST else op.subs[1] if token == MAD else op.subs[0]
    if program >= 0:
        s.push(Run(here.player, program, 0, here.card, here.city))


class WhoIsTested(OpStep):
    """Who makes a Sanity Test?"""

    __slots__ = ()
    prompt: ClassVar[str] = "who-is-tested"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        found = [FACE[seat] for seat in other_seats(s, self.seat)]
        if s.elder >= 0:
            found.append(FACE_ELDER)
        return found if self.op(s).kind == CHOOSE_OTHER else [*found, FACE[self.seat]]

    def resolve(self, s: Providence, choice: Choice) -> None:
        here = Run(self.seat, self.program, self.at, self.card, -1)
        token = make_elder_test(s) if choice is FACE_ELDER else make_test(s, choice.args[0])
        follow_test(s, self.op(s), here, token)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "face":
            return None
        if choice.args[0] >= s.seats:
            return Refusal("no-such-seat", "2", {"seat": choice.args[0]})
        return Refusal("not-yourself", self.rule)


def can_return_madness(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether the player has any Madness token."""
    return s.mad[seat] > 0


def run_return_madness(s: Providence, op: Op, here: Run) -> None:
    """Ask how many Madness tokens go back."""
    s.push(Calm(here.player, here.program, here.at, here.card))


class Calm(OpStep):
    """How many Madness tokens go back into the bag?"""

    __slots__ = ()
    prompt: ClassVar[str] = "calm"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        return CALM[: min(self.op(s).n, s.mad[self.seat])]

    def resolve(self, s: Providence, choice: Choice) -> None:
        count = choice.args[0] + 1
        s.mad[self.seat] -= count
        s.bag_mad += count
        if s.events is not None:
            s.tell("calm", seat=self.seat, count=count)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-so-much-madness", self.rule) if choice.verb == "calm" else None


# ---- Allegiances


def unknown_to_all(s: Providence, seat: int) -> list[int]:
    """Return the other players whose Allegiance is not revealed."""
    return [other for other in other_seats(s, seat) if not s.is_revealed(other)]


def can_peek(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is an Allegiance to look at."""
    return bool(unknown_to_all(s, seat))


def run_peek(s: Providence, op: Op, here: Run) -> None:
    """Ask at whose Allegiance to look."""
    s.push(Peek(here.player, here.program, here.at, here.card))


class Peek(OpStep):
    """At whose Allegiance does the player look in secret?"""

    __slots__ = ()
    prompt: ClassVar[str] = "peek"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        return [FACE[seat] for seat in unknown_to_all(s, self.seat)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        target = choice.args[0]
        s.looked[target] |= 1 << self.seat
        s.learn(self.seat)
        if s.events is not None:
            s.tell("peek", seat=self.seat, target=target)
            allegiance = ALLEGIANCES[s.identities[target]]
            s.tell("peeked", target=target, allegiance=allegiance, to=(self.seat,))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "face":
            return None
        target = choice.args[0]
        if target >= s.seats:
            return Refusal("no-such-seat", "2", {"seat": target})
        return Refusal("not-yourself" if target == seat else "is-revealed", self.rule, {"seat": target})
