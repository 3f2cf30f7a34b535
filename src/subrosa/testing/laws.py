"""Random play to the end of a game, with every law checked on the way.

`inspect(game, seats, seed, options)` plays one game at the pace of a table, where everybody is asked, and checks after
every single choice that

- no piece is lost, somebody can always decide, the declared limits hold, and only seats of the game win;
- a world imagined from a view looks the same from that seat (first law of hidden information);
- two worlds that look the same to a seat stay the same to it whatever is chosen, unless the rules show it something
  (second law): view, log, who is asked, options, refusals, undo;
- copies share nothing, and the same choice leads to the same state;
- saves, replays and undo lead back to exactly the same state, and what can be taken back has told nobody anything;
- everything conceivable is either on offer or refused with a reason and a rule, and bad input changes nothing;
- steps hold what their classes say they hold, and every field is declared;
- no field of a state or a step hides a method of the engine;
- what the game says about its facts (its round or turn, hands, roles, what pages show) goes with its things, and it
  says what it deals to each seat.

A broken law raises `Broken`, with a save or the choices that lead there.
"""

from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec

from subrosa.core.choice import Choice
from subrosa.core.errors import IllegalChoice, NotYourTurn, SubRosaError
from subrosa.core.game import Game
from subrosa.core.holding import Holds
from subrosa.core.save import snapshot
from subrosa.core.state import State
from subrosa.core.step import Gather, Together, Window, gathered_so_far
from subrosa.testing.holding import declared, wrong_values
from subrosa.testing.saying import counts_of, unsaid_hands, wrong_sayings
from subrosa.testing.shadowing import hidden_by_fields

# In long fuzz runs, both laws of hidden information are tried at one decision out of this many.
SELDOM: Final = 8
LONG: Final = 300  # decisions after which one view at a time is looked at
SAYINGS: Final = 6  # the game is asked what its facts say about one view out of this many, later about fewer


class Broken(AssertionError):
    """A game breaks one of the laws."""


def inspect(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
    thorough: bool = True,
    sealed: bool = False,
    seldom: int = 1,
) -> State:
    """Play one random game, sealed if wanted, check every law after every choice, and return the finished state.

    With `thorough` off, the expensive checks are made only now and then, for long fuzz runs over many games;
    `seldom` makes them so many times rarer, for games of very many decisions.
    """
    inspector = Inspector(game, Random(f"{game.id} {seats} {seed}"), thorough, seldom)
    # Before anything is played: the engine would stumble over such a field and say something else.
    for wrong in hidden_by_fields(game, game.deal(game.setup(seats, seed, options or {}))):
        raise Broken(wrong)
    if position is None:
        state = game.new(seats, f"{seed:064x}" if sealed else seed, options, sealed=sealed)
    else:
        state = game.position(position)
    try:
        inspector.play(state)
    except Exception as error:
        raise Broken(f"{error!r}\n{how_to_reproduce(game, state)}") from error
    return state


def how_to_reproduce(game: Game, state: State) -> str:
    """Return the save of the broken game, or at least its choices."""
    choices = "\n".join([f"{past.seat} {past.choice.text}" for past in state.history()])
    head = f"seats {state.seats}, seed {state.setup.seed}, options {state.setup.options}"
    try:
        return f"reproduce with this save:\n{game.save(state)}"
    except SubRosaError as error:
        return f"(it cannot even be saved: {error})\n{head}\n{choices}"


class Inspector:
    """One inspected game."""

    def __init__(self, game: Game, rng: Random, thorough: bool, seldom: int = 1) -> None:
        self.game = game
        self.rng = rng
        self.thorough = thorough
        self.seldom = seldom
        self.rules = rule_numbers(game)
        self.conceivable = sorted(game.words.by_text)
        self.held: dict[str, Holds] = {}
        self.kept: list[tuple[State, bytes]] = []
        self.counts = (0, 0)  # rounds and turns so far
        self.decisions = 0
        self.asking = Random(game.id)  # when the game is asked about its facts; apart from what is played

    def play(self, state: State) -> None:
        """Play to the end."""
        self.held = declared(self.game)
        for wrong in unsaid_hands(self.game, state):
            raise Broken(wrong)
        while state.waiting:
            self.at_rest(state)
            seat = self.rng.choice(state.waiting)
            choice = self.rng.choice(state.options(seat))
            self.one_choice(state, seat, choice)
            self.decisions += 1
            most = self.game.most_decisions
            expect(self.decisions <= most, f"more than {most} decisions")
        self.ended(state)
        cited = [state.result.rule if state.result else "", *[option.rule for option in self.game.options]]
        for rule in cited:
            expect(
                rule in self.rules,
                f"the result or an option cites {rule!r}, which is no paragraph of RULES.md",
            )
        self.at_rest(state)
        if self.thorough or self.now_and_then(10):
            self.saves(state)
        for copy, then in self.kept:
            expect(
                everything_in(copy) == then,
                "a state changed after it had been copied: something mutable is shared",
            )

    def ended(self, state: State) -> None:
        """Check the result: winners are different seats of the game, or nobody, and all seats have scores or none."""
        result, seats = state.result, range(state.seats)
        if result is None:
            raise Broken("nobody is asked, but the game has no result")
        winners = result.winners
        known = len(set(winners)) == len(winners) and all(seat in seats for seat in winners)
        expect(known, f"the winners are {winners}, but should be different seats of {state.seats}, or nobody")
        scores = len(result.scores)
        expect(scores in (0, state.seats), f"the result has {scores} scores for {state.seats} seats")

    def now_and_then(self, one_in: int) -> bool:
        """Choose by chance, for checks that are too expensive to be made every time."""
        return self.rng.randrange(one_in * self.seldom) == 0

    # ---- a state at rest

    def at_rest(self, state: State) -> None:
        """Check what must hold whenever somebody is waited for, and at the end."""
        if self.seldom == 1 or not state.waiting or self.now_and_then(1):
            state.check()
            self.steps(state)
        expect(not (state.waiting and state.result), "the game is over, but somebody is waited for")
        if state.waiting:
            rule = state.agenda[-1].rule
            expect(rule in self.rules, f"the question cites {rule!r}, which is no paragraph of RULES.md")
        for seat in state.waiting:
            offered = state.options(seat)
            expect(len(offered) > 0, f"seat {seat} is asked, but has no option")
            expect(len(set(offered)) == len(offered), f"seat {seat} is offered the same thing twice")
            expect(len(offered) <= self.game.most_options, f"more than {self.game.most_options} options")
            if isinstance(state.agenda[-1], Window):
                expect(offered[0].verb == "pass", "the first reply to a window should be to pass")
        for viewer in self.viewers(state):
            self.first_law(state, viewer)
        # Long games repeat themselves, and a save is replayed from its beginning: try both ever more rarely.
        if self.now_and_then(max(8, self.decisions // 12) if self.thorough else 150):
            self.refusals(state)
            self.bad_input(state)
        if self.now_and_then(max(25, self.decisions // 4) if self.thorough else 800):
            self.saves(state)

    def viewers(self, state: State) -> list[int | None]:
        """Return whose views are looked at now: everybody's, until a game grows long; then one view at a time."""
        viewers: list[int | None] = [None, *range(state.seats)]
        if self.thorough and self.decisions < LONG:
            return viewers
        return [self.rng.choice(viewers)] if self.thorough or self.now_and_then(SELDOM) else []

    def steps(self, state: State) -> None:
        """Check that the steps to come hold what they should."""
        for step in state.agenda:
            for wrong in wrong_values(self.game, step, self.held.get(type(step).__name__, {}), state.seats):
                raise Broken(wrong)

    def first_law(self, state: State, viewer: int | None) -> None:
        """Check that imagine(view).view == view, through JSON, and that looking twice shows the same."""
        view = state.view(viewer)
        sent = written(view)
        expect(
            msgspec.json.decode(sent) == view, f"the view of seat {viewer} changes on its way through JSON"
        )
        world = self.game.imagine(view, self.rng)
        world.check()
        seen = written(world.view(viewer))
        if seen != sent:
            raise Broken(f"imagine does not fit the view of seat {viewer}:\n{difference(sent, seen)}")
        for _ in range(4):
            if world.waiting:
                seat = self.rng.choice(world.waiting)
                offered = world.options(seat)
                expect(len(offered) > 0, f"seat {seat} is asked, but has no option")
                world.apply(seat, self.rng.choice(offered))
        expect(
            written(view) == sent,
            "playing on in a world changed the view it was imagined from",
        )
        if viewer not in state.waiting:
            expect(not view["choices"], f"seat {viewer} is not waited for, but its view offers choices")
        if self.asking.randrange(SAYINGS + self.decisions // 50) == 0:
            for wrong in wrong_sayings(self.game, view):
                raise Broken(wrong)
        counts, before = counts_of(self.game, view), self.counts
        expect(counts >= before, f"the number of the round or turn goes back from {before} to {counts}")
        self.counts = counts

    def refusals(self, state: State) -> None:
        """Check, for all conceivable choices, that exactly those not on offer are refused, each by a rule.

        Of those who are not asked, one tries them all.
        """
        others = [seat for seat in range(state.seats) if seat not in state.waiting]
        for seat in (*state.waiting, *self.asking.sample(others, min(1, len(others)))):
            offered = set(state.options(seat)) if seat in state.waiting else set()
            for choice in self.game.words.all:
                refusal = state.refusal(seat, choice.text)
                if (refusal is None) != (choice in offered):
                    raise Broken(f"{choice!r} for seat {seat}: refusal {refusal}")
                if refusal is not None and not refusal.reason:
                    raise Broken(f"the refusal of {choice!r} has no reason")
                if refusal is not None and refusal.rule not in self.rules:
                    rule = f"{refusal.rule!r}, which is no paragraph of RULES.md"
                    raise Broken(f"the refusal of {choice!r} cites {rule}")

    def bad_input(self, state: State) -> None:
        """Try nonsense, somebody else's turn, things not on offer: a precise error, and nothing changes."""
        before = everything_in(state)
        for seat in (*range(state.seats), -1, state.seats, 99):
            if seat not in state.waiting:
                refused(NotYourTurn, state, seat, "pass")
                continue
            refused(IllegalChoice, state, seat, "dance on the table")
            refused(IllegalChoice, state, seat, "")
            others = [choice for choice in self.game.words.all if choice not in state.options(seat)]
            if others:
                refused(IllegalChoice, state, seat, self.rng.choice(others).text)
        expect(everything_in(state) == before, "a refused choice changed the state")

    def saves(self, state: State) -> None:
        """Check that loading and replaying lead back to the same state."""
        text = self.game.save(state)
        loaded = self.game.load(text)
        expect(everything_in(loaded) == everything_in(state), "a loaded save is not the saved state")
        expect(loaded.waiting == state.waiting, "a loaded save waits for other seats")
        expect(self.game.save(loaded) == text, "saving a loaded save gives another text")
        states = self.game.replay(text)
        expect(everything_in(states[-1]) == everything_in(state), "a replay ends in another state")
        for viewer in (None, *range(state.seats)):
            expect(states[-1].log(viewer) == state.log(viewer), f"a replay tells seat {viewer} another story")

    # ---- one choice

    def one_choice(self, state: State, seat: int, choice: Choice) -> None:
        """Make a choice and compare what happens with what happens elsewhere."""
        viewer = self.rng.choice([None, *range(state.seats)])
        twin = self.twin(state, viewer, seat, choice) if self.thorough or self.now_and_then(SELDOM) else None
        before = state.copy() if self.thorough or twin is not None else state
        told = len(state.events or [])
        if self.thorough or self.now_and_then(12):
            self.compare_with_copy(state, seat, choice, told)
        else:
            state.choose(seat, choice)
        if twin is not None:
            self.second_law(before, state, twin, viewer, told)
        if before is not state and state.can_undo(seat):
            self.undo_tells_nothing(before, state, seat, choice)

    def compare_with_copy(self, state: State, seat: int, choice: Choice, told: int) -> None:
        """Check that the same choice in a copy leads to the same state, and that neither changes with the other."""
        copy = state.copy()
        before, question = everything_in(state), state.agenda[-1]
        others = [other for other in range(state.seats) if other != seat]
        able = [state.can_undo(other) for other in others]
        expect(everything_in(copy) == before, "a copy is not the same state")
        state.choose(seat, choice)
        after = everything_in(state)
        if state.answers and state.agenda[-1] is question:  # nobody else may notice it
            same = able == [state.can_undo(other) for other in others]
            expect(same, f"what others can take back tells that seat {seat} has answered")
        else:
            expect(
                not any(state.can_undo(other) for other in others),
                "somebody could take back another's choice",
            )
        expect(everything_in(copy) == before, "a copy changed with its original: something mutable is shared")
        copy.apply(seat, choice)
        expect(
            everything_in(state) == after, "the original changed with its copy: something mutable is shared"
        )
        expect(everything_in(copy) == after, "the same choice in a copy leads to another state")
        self.kept.append((state.copy(), after))
        for old, then in self.kept[-3:]:
            expect(everything_in(old) == then, "an old copy changed: something mutable is shared")
        if state.can_undo(seat):
            self.undo(state, seat, choice, before, told)

    def undo(self, state: State, seat: int, choice: Choice, before: bytes, told: int) -> None:
        """Check that taking back leads to where one was, and that choosing again leads on as before."""
        after, log = everything_in(state), state.log(None, told)
        state.undo(seat)
        expect(everything_in(state) == before, "undo does not lead back to the state before")
        expect(len(state.events or []) == told, "undo leaves events behind")
        state.choose(seat, choice)
        expect(
            everything_in(state) == after and state.log(None, told) == log,
            "choosing again after undo leads elsewhere",
        )

    def undo_tells_nothing(self, before: State, state: State, seat: int, choice: Choice) -> None:
        """Check that what can be taken back rules out no world others thought possible: a step that does is `final`."""
        step = before.agenda[-1]
        if state.answers and state.agenda[-1] is step:
            return  # nobody else has noticed it
        viewer = self.rng.choice([None, *[other for other in range(state.seats) if other != seat]])
        world = self.game.imagine(before.view(viewer), self.rng)
        if not self.give_same_answers(before, world, step.asked(), viewer) or seat not in world.waiting:
            return
        if choice in world.options(seat):
            return  # and then it looks the same there, by the second law
        seen = written(state.view(viewer))
        for option in world.options(seat):
            there = world.copy()
            there.apply(seat, option)
            if written(there.view(viewer)) == seen:
                return
        raise Broken(f"{choice!r} by seat {seat} can be taken back, but has shown seat {viewer} something")

    # ---- the second law

    def twin(self, state: State, viewer: int | None, seat: int, choice: Choice) -> State | None:
        """Find a world that looks the same to the viewer, with the same answers pending, that allows the choice."""
        step = state.agenda[-1]
        view = state.view(viewer)
        for _ in range(4):
            world = self.game.imagine(view, self.rng)
            same = self.give_same_answers(state, world, step.asked(), viewer)
            if same and seat in world.waiting and choice in world.options(seat):
                if state.rng >= 0:  # what is rolled openly falls alike; a world has no sealed dice
                    world.rng = state.rng
                world.events = []
                world.learners = 0
                world.past = world.before = None
                return world
        return None

    def give_same_answers(
        self, state: State, world: State, asked: tuple[int, ...], viewer: int | None
    ) -> bool:
        """Give the answers again that other seats have given in secret; tell whether they could be."""
        if isinstance(state.agenda[-1], Together):
            for seat, answer in zip(asked, state.answers, strict=False):
                if answer is not None and seat != viewer:
                    if answer not in world.options(seat):
                        return False
                    world.choose(seat, answer)
        elif isinstance(state.agenda[-1], Gather) and asked != (viewer,):
            for answer in gathered_so_far(state):
                if answer not in world.options(asked[0]):
                    return False
                world.choose(asked[0], answer)
        return True

    def second_law(self, before: State, state: State, twin: State, viewer: int | None, told: int) -> None:
        """Check that what the seat cannot know makes no difference to anything it is sent."""
        assert state.past is not None
        seat, choice = state.past.seat, state.past.choice
        twin.choose(seat, choice)
        view, seen = written(state.view(viewer)), written(twin.view(viewer))
        learned = state.learned(viewer) or twin.learned(viewer)
        if view != seen and learned:
            return  # the rules have just shown it something, which may differ
        who = f"after {choice!r} by seat {seat}, seat {viewer} can tell two worlds apart by"
        mine, other = state.log(viewer, told), twin.log(viewer)
        if mine != other:
            lawful = learned and (
                things_in(mine) == things_in(other)
                or self.shown_by_chance(before, viewer, seat, choice, mine, view)
            )
            expect(lawful, f"{who} the log: {mine} or {other}")
        if view != seen:
            raise Broken(f"{who} the view:\n{difference(view, seen)}")
        if learned:
            return
        expect(state.waiting == twin.waiting, f"{who} who is waited for: {state.waiting} or {twin.waiting}")
        if viewer == seat:
            expect(state.can_undo(seat) == twin.can_undo(seat), f"{who} whether undo is possible")
        if viewer is not None and state.waiting:
            for text in self.rng.sample(self.conceivable, min(12, len(self.conceivable))):
                why, why_there = str(state.refusal(viewer, text)), str(twin.refusal(viewer, text))
                expect(why == why_there, f"{who} the refusal of {text!r}: {why} or {why_there}")

    def shown_by_chance(
        self, before: State, viewer: int | None, seat: int, choice: Choice, log: list[Any], view: bytes
    ) -> bool:
        """Tell whether the rules showed something that the views happen to have in common.

        One player discards a card openly, another does so in another world, both draw, and in the end both tables
        look the same. What the rules show mostly leaves a trace in the view; a leak never does.
        """
        other_logs = other_views = 0
        for _ in range(12):
            twin = self.twin(before, viewer, seat, choice)
            if twin is None:
                continue
            twin.choose(seat, choice)
            if twin.log(viewer) != log:
                other_logs += 1
                other_views += written(twin.view(viewer)) != view
        return other_views * 2 > other_logs


def things_in(value: Any) -> list[str]:
    """Return all that a log names, in no order: whoever draws a whole deck sees the same cards, however they lie."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return sorted([name for part in value for name in things_in(part)])
    return [str(value)]


def pace_changes_nothing(game: Game, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """Check that a simulation in a hurry and play at a table are the same game: only who is asked differs."""
    rng = Random(seed)
    quick = game.new(seats, seed, options, hurry=True)
    made: list[tuple[int, Choice]] = []
    while quick.waiting:
        seat = quick.waiting[0]
        made.append((seat, rng.choice(quick.options(seat))))
        quick.choose(*made[-1])
    slow = game.new(seats, seed, options)
    made.reverse()
    while slow.waiting:
        step = slow.agenda[-1]
        reacted = False
        for seat in step.asked():
            offered = slow.options(seat)
            choice = offered[0]
            if len(offered) > 1 and not (reacted and isinstance(step, Window)):
                expect(
                    bool(made) and made[-1][0] == seat,
                    f"at a table seat {seat} decides, in a hurry {made[-1:]}",
                )
                choice = made.pop()[1]
            reacted = reacted or choice.verb != "pass"
            slow.choose(seat, choice)
    expect(
        not made and everything_in(slow) == everything_in(quick), "a hurried game and a table end differently"
    )


def expect(holds: bool, message: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(message)


def refused(error: type[SubRosaError], state: State, seat: int, text: str) -> None:
    """Check that this choice is refused with this error."""
    try:
        state.choose(seat, text)
    except error:
        return
    raise Broken(f"{text!r} by seat {seat} should have been refused with {error.__name__}")


def everything_in(state: State) -> bytes:
    """Write down all that is in a state, the same for what is the same: several times as fast as its checksum."""
    return msgspec.json.encode(snapshot(state), order="deterministic")


def written(view: dict[str, Any]) -> bytes:
    """Write a view as JSON, the same for what is the same."""
    return msgspec.json.encode(view, order="deterministic")


def difference(one: bytes, other: bytes) -> str:
    """Show where two long texts part."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    around = slice(max(0, at - 60), at + 60)
    return f"... {one[around].decode(errors='replace')}\n... {other[around].decode(errors='replace')}"


def rule_numbers(game: Game) -> set[str]:
    """Return the numbers of all paragraphs in the game's RULES.md: the first word of each heading."""
    text = files(game.package).joinpath("RULES.md").read_text("utf-8")
    headings = [line.lstrip("#").split() for line in text.splitlines() if line.startswith("#")]
    return {words[0].rstrip(".") for words in headings if words}
