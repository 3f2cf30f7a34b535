"""Steps: the things that still have to happen, one class for one sentence of a rulebook.

The unfinished steps of a state are its agenda, a stack. A step is immutable and holds public data only (ints
and tuples of ints): copies of a state share it, and it may be shown to anybody. Push only what has to wait for a
decision, and push in reverse order of happening; certain consequences are plain function calls.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from subrosa.core.choice import Choice
from subrosa.core.codec import fields
from subrosa.core.holding import A_SEAT, SEATS, Holds

if TYPE_CHECKING:
    from subrosa.core.state import State

S = TypeVar("S", bound="State")

# Stands in the place of the seat in steps that are not the decision of one seat.
NO_SEAT: Final = -1


class Refusal:
    """Why something is not on offer: a reason id with arguments, and the paragraph of RULES.md it rests on."""

    __slots__ = ("args", "reason", "rule")

    def __init__(self, reason: str, rule: str, args: dict[str, Any] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.args = args if args is not None else {}

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return (
            f"{self.reason} ({details}), rule {self.rule}" if details else f"{self.reason}, rule {self.rule}"
        )

    def plain(self) -> dict[str, Any]:
        """Return it JSON-ready."""
        return {"reason": self.reason, "rule": self.rule, "args": self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of one seat."""

    __slots__ = ("seat",)

    # The message id of the question, and the paragraph of RULES.md that asks it.
    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    # What its fields hold, see `core.holding`; subclasses declare the fields that they add.
    holds: ClassVar[Holds] = {"seat": A_SEAT}
    # Do the options depend on something that others may not know? Then a seat is asked at a table even when
    # it has only one option: not asking would tell.
    always_asked: ClassVar[bool] = False
    # Does the decision itself show others something that they may not have known? Then it cannot be taken back
    # once it has taken effect. What the rules show by `learn` is noticed without this.
    final: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Choice]:
        """Return what the seat may choose from; never empty."""
        raise NotImplementedError

    def resolve(self, s: S, choice: Choice) -> None:
        """Carry the choice out. The step has left the agenda already."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Return why `choice` is not among the options of the seat asked, from what that seat may see."""
        return None

    def is_final(self, choice: Choice) -> bool:
        """Tell whether this choice cannot be taken back; for steps of which only some choices show something hidden."""
        return self.final

    def prompt_args(self, s: S) -> dict[str, Any]:
        """Return the arguments of the question, public."""
        return {}

    def asked(self) -> tuple[int, ...]:
        """Return the seats that are asked, as far as the table can know."""
        return (self.seat,)

    # Immutable: a copy of a step is the step itself.
    def __copy__(self) -> "Step[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Step[S]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), {name: getattr(self, name) for name in said_by(self)})


def said_by(step: Step[Any]) -> list[str]:
    """Return the fields of a step that its constructor takes, by name: all but the seat that means nothing."""
    seatless = isinstance(step, (Task, Together))
    return [name for name in fields(type(step)) if name != "seat" or not seatless]


def remade(cls: Any, values: dict[str, Any]) -> Step[Any]:
    """Return a step with these fields, which its constructor takes by name; for unpickling."""
    step: Step[Any] = cls(**values)
    return step


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Step[S]):
    """One seat puts several things together, one choice for each, and nobody else notices before it says so.

    What is gathered so far lies in `s.answers`, which only that seat can see: a step itself holds public data. Until
    the seat is done, each choice can be taken back, and the step stays on the agenda as if nothing had been chosen.
    Cards of a hidden hand stay in the hand until then.
    """

    __slots__ = ()

    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True  # but until it is done, none of it shows
    done: ClassVar[Choice]  # the choice that ends it

    def more(self, s: S, gathered: tuple[Choice, ...]) -> list[Choice]:
        """Return what may be added: only what can still become part of something lawful."""
        raise NotImplementedError

    def enough(self, s: S, gathered: tuple[Choice, ...]) -> bool:
        """Tell whether what has been gathered is lawful as it is. If nothing can be added, it has to be."""
        raise NotImplementedError

    def use(self, s: S, gathered: tuple[Choice, ...]) -> None:
        """Carry out what the seat, which is done, has gathered. The step has left the agenda already."""
        raise NotImplementedError

    def options(self, s: S) -> list[Choice]:
        gathered = gathered_so_far(s)
        options = self.more(s, gathered)
        return [*options, self.done] if self.enough(s, gathered) else options

    def resolve(self, s: S, choice: Choice) -> None:
        if choice is self.done:
            gathered = gathered_so_far(s)
            s.answers = ()
            self.use(s, gathered)
        else:
            s.answers = (*s.answers, choice)
            s.push(self)


def gathered_so_far(s: "State") -> tuple[Choice, ...]:
    """Return what the seat of the Gather step on top has put together: one seat answers, so that none is missing."""
    return cast("tuple[Choice, ...]", s.answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[S]):
    """A step without a decision: something that has to wait until the steps above it are done."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = NO_SEAT

    def run(self, s: S) -> None:
        """Carry it out. The step has left the agenda already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A decision of several seats at once: one answer per seat, in any order, shown to nobody until all are in.

    The answers so far lie in `s.answers`, in the order of `seats`. No seat is left out because of what only it can
    know: at a table everybody is asked. In a hurry, seats with a single option are not.
    """

    __slots__ = ("seats",)

    holds: ClassVar[Holds] = {"seats": SEATS}
    final: ClassVar[bool] = True  # but until all answers are in, none of them shows

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.seats = seats

    def replies(self, s: S, seat: int) -> list[Choice]:
        """Return what one of the seats may answer; never empty, and in a window the first one is to pass."""
        raise NotImplementedError

    def resolve_all(self, s: S, answers: tuple[Choice, ...]) -> None:
        """Carry out the answers, which are all in, in the order of `seats`. The step has left the agenda already."""
        raise NotImplementedError

    def asked(self) -> tuple[int, ...]:
        return self.seats

    def options(self, s: S) -> list[Choice]:
        raise TypeError("several seats are asked at once: use replies")

    def resolve(self, s: S, choice: Choice) -> None:
        raise TypeError("several seats are asked at once: use resolve_all")

    # ---- what the engine calls

    def ask(self, s: S) -> bool:
        """Put the question; False if all have answered and play can go on."""
        if not s.answers:
            s.answers = (None,) * len(self.seats)
        if s.hurry:
            return self._ask_next(s)
        waiting = tuple([seat for seat, answer in zip(self.seats, s.answers, strict=True) if answer is None])
        if waiting:
            s.waiting = waiting
            s.offer = ()
            return True
        self._finish(s)
        return False

    def _ask_next(self, s: S) -> bool:
        """In a hurry, ask one seat after another, and only those with something to decide."""
        for i, seat in enumerate(self.seats):
            if s.answers[i] is None:
                offer = self.replies(s, seat)
                if len(offer) > 1:
                    s.waiting = (seat,)
                    s.offer = tuple(offer)
                    return True
                self._note(s, i, offer[0])
        self._finish(s)
        return False

    def _note(self, s: S, i: int, choice: Choice) -> None:
        answers = s.answers
        s.answers = (*answers[:i], choice, *answers[i + 1 :])

    def _finish(self, s: S) -> None:
        answers = s.answers
        s.answers = ()
        s.agenda.pop()
        self.resolve_all(s, tuple([answer for answer in answers if answer is not None]))

    def take(self, s: S, seat: int, choice: Choice) -> None:
        """Note the answer of one of the seats."""
        self._note(s, self.seats.index(seat), choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Together[S]):
    """A chance to react. The first seat in the order of `seats` that does not pass acts; the rest is forgotten.

    It is asked of every seat that could react as far as the table can know, never only of those that can: asking
    only the holder of a card would give the card away. Passes are never told to anybody.
    """

    __slots__ = ()

    def react(self, s: S, seat: int, choice: Choice) -> None:
        """Let this seat act. The window has left the agenda already."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """Go on: nobody wanted to react. The window has left the agenda already."""
        raise NotImplementedError

    def resolve_all(self, s: S, answers: tuple[Choice, ...]) -> None:
        for seat, answer in zip(self.seats, answers, strict=True):
            if answer.verb != "pass":
                self.react(s, seat, answer)
                return
        self.close(s)

    # In a hurry the outcome is the same as when all are asked, sooner: only the first reaction counts, so seats
    # after it need not be asked, and seats that can only pass need no note of it.

    def ask(self, s: S) -> bool:
        if not s.hurry:
            return super().ask(s)
        for i, seat in enumerate(self.seats):
            if s.answers:
                answer = s.answers[i]
                if answer is not None:
                    if answer.verb != "pass":
                        self._act(s, seat, answer)
                        return False
                    continue
            offer = self.replies(s, seat)
            if len(offer) > 1:
                s.waiting = (seat,)
                s.offer = tuple(offer)
                return True
        s.answers = ()
        s.agenda.pop()
        self.close(s)
        return False

    def take(self, s: S, seat: int, choice: Choice) -> None:
        if not s.hurry or s.answers:
            self._note(s, self.seats.index(seat), choice)
        elif choice.verb != "pass":
            self._act(s, seat, choice)
        else:
            # Whoever comes before in the order could only pass.
            i = self.seats.index(seat) + 1
            s.answers = (choice,) * i + (None,) * (len(self.seats) - i)

    def _act(self, s: S, seat: int, choice: Choice) -> None:
        s.answers = ()
        s.agenda.pop()
        self.react(s, seat, choice)
