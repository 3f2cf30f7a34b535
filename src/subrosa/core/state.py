"""The state: one position of one game, complete, plain data, including everything hidden."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from subrosa.core.choice import Choice
from subrosa.core.codec import fields
from subrosa.core.errors import BadPosition, IllegalChoice, NotYourTurn
from subrosa.core.event import Event
from subrosa.core.past import Past, entries
from subrosa.core.pickling import unpickled, values_of
from subrosa.core.rng import LOW, MULTIPLIER, shuffle
from subrosa.core.sealed import drawn, key_of
from subrosa.core.step import Gather, Refusal, Step, Task, Together, gathered_so_far

if TYPE_CHECKING:
    from subrosa.core.game import Game

SPECTATOR_BIT: Final = 1 << 30
EVERYBODY: Final = (1 << 31) - 1
NOTHING_DRAWN: Final = -1  # the `rng` of a state that counts its draws


class Result:
    """How a game ended: who won, the scores if the game has any, and the rule that ended it.

    There need not be a winner: whoever plays alone wins, or the game does.
    """

    __slots__ = ("ending", "rule", "scores", "winners")

    def __init__(
        self, ending: str, rule: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()
    ) -> None:
        self.ending = ending
        self.rule = rule
        self.winners = winners
        self.scores = scores

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.ending, self.rule, self.winners, self.scores)

    def plain(self) -> dict[str, Any]:
        """Return it JSON-ready."""
        return {
            "ending": self.ending,
            "rule": self.rule,
            "winners": list(self.winners),
            "scores": list(self.scores),
        }


class Setup:
    """What a game was started with. Immutable, shared by all copies."""

    __slots__ = ("game", "hurry", "key", "options", "position", "rolls", "sealed", "seats", "seed")

    def __init__(
        self,
        game: "Game",
        seats: int,
        seed: int | str,
        options: dict[str, str],
        hurry: bool,
        position: dict[str, Any] | None,
        sealed: bool = False,
        rolls: tuple[int, ...] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.hurry = hurry
        self.position = position
        self.sealed = sealed  # is the seed a secret that chance is drawn from as `sealed.py` says?
        self.rolls = rolls  # what a written position says about the dice and draws to come, counted from 1
        self.key: bytes = key_of(seed) if sealed or rolls else b""

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        written = (self.hurry, self.position, self.sealed, self.rolls)
        return Setup, (self.game, self.seats, self.seed, self.options, *written)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a state that every game has. A game adds its pieces, `copy`, `facts` and `check`.

    Fields of a subclass are ints, bools, strings, tuples, flat lists of ints, lists of tuples, and immutable tables.
    `__init__` takes no arguments and sets nothing: `copy` must not pay for values it replaces at once.
    """

    __slots__ = (
        "agenda",
        "answers",
        "before",
        "events",
        "hurry",
        "learners",
        "offer",
        "past",
        "result",
        "rng",
        "seats",
        "setup",
        "waiting",
    )

    setup: Setup
    seats: int
    rng: i64  # chance, never shown to anybody: the generator of core.rng, or below zero the draws made, counted
    hurry: bool  # simulation: do not ask seats that have nothing to decide
    agenda: list[Step[Any]]  # the steps still to be done, the next one last
    waiting: tuple[int, ...]  # the seats whose decision is awaited; empty when the game is over
    offer: tuple[Choice, ...]  # what the one seat waited for may choose; empty when several are
    answers: tuple[Choice | None, ...]  # so far, to the Together or the Gather step on top of the agenda
    learners: int  # bits of the seats that the last choice showed something hidden
    events: list[Event] | None  # what happened, or None in playouts: then events cost nothing
    past: Past | None  # the choices made so far
    before: "State | None"  # the state before the last choice, as long as that may be taken back
    result: Result | None

    # ---- what a game adds

    # Fields that only remember, for speed, what others say: `derive` works them out. No saves have them.
    derived: ClassVar[tuple[str, ...]] = ()

    def derive(self) -> None:
        """Work out what is remembered for speed, after the other fields have been filled."""

    def copy(self) -> "State":
        """Return a state that shares nothing mutable with this one. Every game writes it by hand, for speed."""
        raise NotImplementedError

    def facts(self, seat: int | None) -> dict[str, Any]:
        """Return what this seat may know of the pieces: a new, allow-listed structure, JSON-ready."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BrokenInvariant if a piece was lost or doubled or a limit is broken."""
        raise NotImplementedError

    # ---- copies that keep everything; `copy` leaves out what playouts do not need

    def __copy__(self) -> "State":
        return self._twin()

    def __deepcopy__(self, memo: object) -> "State":
        return self._twin()

    def _twin(self) -> "State":
        """Return a copy with the log and the way back."""
        twin = other = self.copy()
        if self.events is not None:
            twin.events = self.events[:]
        before = self.before
        while before is not None:
            other.before = before.copy()
            before, other = before.before, other.before
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        frames: list[tuple[int, dict[str, Any]]] = []
        state: State | None = self
        while state is not None:
            frames.append((len(entries(state.past)), values_of(state)))
            state = state.before
        frames.reverse()
        return unpickled, (self.setup, entries(self.past), frames)

    # ---- deciding

    def options(self, seat: int) -> tuple[Choice, ...]:
        """Return what this seat may choose now."""
        if seat not in self.waiting:
            raise NotYourTurn(self._not_asked(seat))
        if self.offer:
            return self.offer
        step = self.agenda[-1]
        return tuple(step.replies(self, seat)) if isinstance(step, Together) else ()

    def option(self, seat: int, text: str) -> Choice:
        """Return the offered choice with this text form, or raise IllegalChoice with the reason why not."""
        offered = self.options(seat)
        choice = self.setup.game.words.get(text)
        if choice is None or choice not in offered:
            refusal = self.refusal(seat, text)
            offers = ", ".join([option.text for option in offered])
            raise IllegalChoice(f"{text!r} is not on offer: {refusal}. On offer: {offers}", refusal)
        return choice

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Make a choice at the table. Anything that is not on offer is refused and changes nothing."""
        chosen = self.option(seat, str(choice))
        before = self.copy()
        before.before = self.before
        step = self.agenda[-1]
        self.learners = 0
        told = len(self.events) if self.events is not None else 0
        self.past = Past(self.past, seat, chosen, self.hurry, told)
        try:
            self.apply(seat, chosen)
        except BadPosition:  # impossible dice were written down: as if nothing had been chosen
            self._become(before, told)
            raise
        if self.answers and self.agenda[-1] is step:
            return  # nobody else may notice it: who can go back stays the same
        # A choice may be taken back until the generator moved, somebody learned something, or another seat decided.
        if step.is_final(chosen) or self.learners or self.rng != before.rng or self.result is not None:
            self.before = None
        else:
            self.before = before

    def apply(self, seat: int, choice: Choice) -> None:
        """Make a choice that is known to be on offer: nothing is checked or remembered. For playouts only."""
        step = self.agenda[-1]
        if step.seat >= 0:
            self.agenda.pop()
            step.resolve(self, choice)
        elif isinstance(step, Together):
            step.take(self, seat, choice)
        self.advance()

    def advance(self) -> None:
        """Let everything happen that needs no decision, until somebody has to decide or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.seat >= 0:
                offer = step.options(self)
                if len(offer) > 1 or (step.always_asked and not self.hurry):
                    self.waiting = (step.seat,)
                    self.offer = tuple(offer)
                    return
                agenda.pop()
                step.resolve(self, offer[0])
            elif isinstance(step, Task):
                agenda.pop()
                step.run(self)
            elif isinstance(step, Together) and step.ask(self):
                return
        self.waiting = ()
        self.offer = ()

    def push(self, step: Step[Any]) -> None:
        """Put a step on the agenda: it comes before all that are there already."""
        self.agenda.append(step)

    def finish(self, result: Result) -> None:
        """End the game: nothing remains to be done."""
        self.result = result
        self.agenda.clear()
        self.answers = ()

    # ---- why not, and undo

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Return why this is not on offer to the seat, or None if it is."""
        choice = self.setup.game.words.get(text)
        if choice is None:
            return Refusal("unknown-choice", self.setup.game.decisions_rule, {"text": text})
        if not self.waiting:
            return Refusal("game-over", self.setup.game.end_rule)
        if seat not in self.waiting:
            return Refusal("not-asked", self.agenda[-1].rule)
        if choice in self.options(seat):
            return None
        step = self.agenda[-1]
        refusal = step.refusal(self, seat, choice)
        return refusal if refusal is not None else Refusal("not-now", step.rule, {"prompt": step.prompt})

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take back its last choice. What others answer in secret makes no difference."""
        last = self._last_noticed()
        return self._has_answered(seat) or (last is not None and last.seat == seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice: its answer to a question that is still open, or what led there."""
        before, last = self.before, self._last_noticed()
        if self._has_answered(seat):
            self._take_answer_back(seat)
        elif before is not None and last is not None and last.seat == seat:
            self._become(before, last.told)
        else:
            raise NotYourTurn(f"seat {seat} has no choice that can be taken back")

    def _last_noticed(self) -> Past | None:
        """Return the choice that going back to `before` takes back; answers to an open question may have come since."""
        if self.before is None:
            return None
        past = self.past
        while past is not None and past.previous is not self.before.past:
            past = past.previous
        return past

    def _has_answered(self, seat: int) -> bool:
        """Tell whether this seat has said something to the present question that nobody else can know of."""
        step = self.agenda[-1] if self.agenda else None
        if not self.answers or self.hurry:
            return False
        if isinstance(step, Together):
            return seat in step.seats and self.answers[step.seats.index(seat)] is not None
        return step is not None and step.seat == seat

    def _take_answer_back(self, seat: int) -> None:
        step = self.agenda[-1]
        if isinstance(step, Together):
            i = step.seats.index(seat)
            self.answers = (*self.answers[:i], None, *self.answers[i + 1 :])
        else:
            self.answers = self.answers[:-1]
        later: list[Past] = []
        past = self.past
        while past is not None and past.seat != seat:
            later.append(past)
            past = past.previous
        assert past is not None, "whoever has answered has chosen"
        self.past = past.previous
        for other in reversed(later):
            self.past = Past(self.past, other.seat, other.choice, other.hurry, other.told)
        self.learners = 0
        self.advance()

    def _become(self, before: "State", told: int) -> None:
        """Go back to a copy made earlier, when this many events had been told."""
        events = self.events
        for name in fields(type(self)):
            setattr(self, name, getattr(before, name))
        self.events = events[:told] if events is not None else None

    def _not_asked(self, seat: int) -> str:
        if not self.waiting:
            return "the game is over: nobody is asked anything"
        return f"seat {seat} is not asked anything now; waiting for {', '.join(map(str, self.waiting))}"

    # ---- chance

    def roll(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        x = self.rng
        if x < 0:
            return self._draw(n)
        self.rng = x = (x & LOW) * MULTIPLIER + (x >> 32)  # following and below, without the calls
        return (x & LOW) * n >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list of cards in place."""
        if self.rng >= 0:
            self.rng = shuffle(self.rng, cards)
            return
        for i in range(len(cards) - 1, 0, -1):
            j = self._draw(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def _draw(self, n: int) -> int:
        """Return the next number from 0 to n - 1 where draws are counted: as written down, or sealed."""
        number: int = NOTHING_DRAWN - self.rng
        written = self.setup.rolls
        if number < len(written) and not 1 <= written[number] <= n:
            raise BadPosition(
                f"number {number + 1} of 'rolls' should be from 1 to {n}, not {written[number]}: "
                f"it is drawn for a die with {n} faces or a pile of {n} cards"
            )
        self.rng -= 1
        return written[number] - 1 if number < len(written) else drawn(self.setup.key, number, n)

    def rolls_left(self) -> tuple[int, ...]:
        """Return the rolls of the written position that nothing has drawn yet; at the end, those never asked for."""
        return self.setup.rolls[NOTHING_DRAWN - self.rng :] if self.setup.rolls else ()

    # ---- telling

    def tell(self, template: str, to: tuple[int, ...] | None = None, **args: Any) -> None:
        """Report what happened. Callers ask `if s.events is not None` first, so that playouts pay nothing."""
        if self.events is not None:
            self.events.append(Event(template, args, to))

    def learn(self, seat: int) -> None:
        """Note that the rules have just shown this seat something hidden."""
        self.learners |= 1 << seat

    def learn_all(self) -> None:
        """Note that everybody, spectators included, was shown something hidden."""
        self.learners = EVERYBODY

    def learned(self, seat: int | None) -> bool:
        """Tell whether the last choice showed this seat something hidden."""
        return bool(self.learners & (SPECTATOR_BIT if seat is None else 1 << seat))

    # ---- looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that this seat may know, and nothing else. None is a spectator."""
        self._check_seat(seat)
        game = self.setup.game
        view: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules_version,
            "cards": game.cards_id,
            "seats": self.seats,
            "options": dict(self.setup.options),
            "seat": seat,
            "facts": self.facts(seat),
            "agenda": [game.encode_step(step) for step in self.agenda],
            "asked": [],
            "prompt": None,
            "choices": [],
            "answer": None,
            "result": None if self.result is None else self.result.plain(),
        }
        if self.waiting:
            step = self.agenda[-1]
            asked = step.asked()
            view["asked"] = list(asked)
            view["prompt"] = {"id": step.prompt, "rule": step.rule, "args": step.prompt_args(self)}
            if seat in self.waiting:
                view["choices"] = [choice.text for choice in self.options(seat)]
                if isinstance(step, Gather):
                    view["gathered"] = [choice.text for choice in gathered_so_far(self)]
            elif seat in asked and self.answers:  # of a question to several
                answer = self.answers[asked.index(seat)]
                view["answer"] = None if answer is None else answer.text
        return view

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            known = "there is seat 0 only" if self.seats == 1 else f"seats are 0 to {self.seats - 1}"
            raise NotYourTurn(f"there is no seat {seat}; {known}")

    def log(self, seat: int | None, start: int = 0) -> list[dict[str, Any]]:
        """Return what this seat noticed since event number `start`."""
        self._check_seat(seat)
        seen = [event.seen_by(seat) for event in (self.events or [])[start:]]
        return [event for event in seen if event is not None]

    def history(self) -> list[Past]:
        """Return the choices made so far, the first one first."""
        choices: list[Past] = []
        past = self.past
        while past is not None:
            choices.append(past)
            past = past.previous
        choices.reverse()
        return choices

    # ---- copying

    def copy_core(self, other: "State") -> None:
        """Fill the common fields of a fresh copy. Copies tell nobody anything and remember no undo."""
        other.setup = self.setup
        other.seats = self.seats
        other.rng = self.rng
        other.hurry = self.hurry
        other.agenda = self.agenda[:]
        other.waiting = self.waiting
        other.offer = self.offer
        other.answers = self.answers
        other.learners = self.learners
        other.events = None
        other.past = self.past
        other.before = None
        other.result = self.result
