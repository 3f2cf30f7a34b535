"""Searching: budgets, worlds, and nobody in the tree acts on what they cannot know."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.mind import Mind, play_out, shares
from subrosa.bots.search import Line, Search
from subrosa.bots.trial import Candidate, try_out
from subrosa.core.choice import Choice
from subrosa.core.state import Result, State
from subrosa.core.step import Together

OVERLORD = games.get("overlord")


def decision(seed: int = 1) -> tuple[State, dict[str, Any]]:
    """Find a table at which somebody has several options, and return it with their view."""
    state = OVERLORD.new(seats=5, seed=seed)
    while len(state.options(state.waiting[0])) < 3:
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    return state, state.view(state.waiting[0])


class Labelled(Mind):
    """A mind that judges a world by the choice made in it, which it recognises when it is told."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.good = False

    def told(self, world: State, seat: int, choice: Choice) -> int:
        self.good = choice.text == self.wanted
        return choice.index

    def settled(self, world: State, mark: Any) -> bool:
        return True

    def values(self, world: State) -> list[float]:
        return [float(self.good)] * world.seats


@pytest.mark.parametrize("iterations", [1, 7, 50])
def test_a_search_iterates_as_often_as_it_was_asked_to(iterations: int) -> None:
    _, view = decision()
    search = Search(OVERLORD, Mind(), view, Random(1))
    search.run(Think(iterations=iterations))
    assert search.iterations == iterations
    assert sum(edge.visits for edge in search.root().edges.values()) == iterations


def test_a_search_ends_when_its_time_is_over() -> None:
    _, view = decision()
    search = Search(OVERLORD, Mind(), view, Random(1))
    search.run(Think(seconds=0.001))
    assert search.iterations >= 1


def test_a_search_finds_what_is_good() -> None:
    _, view = decision()
    for wanted in view["choices"]:
        search = Search(OVERLORD, Labelled(wanted), view, Random(1))
        search.run(Think(iterations=200))
        assert search.best().text == wanted


def test_every_option_is_tried_before_any_is_tried_again() -> None:
    _, view = decision()
    search = Search(OVERLORD, Mind(), view, Random(1))
    search.run(Think(iterations=len(view["choices"])))
    assert [edge.visits for edge in search.root().edges.values()] == [1] * len(view["choices"])


def test_the_same_budget_of_iterations_gives_the_same_choice() -> None:
    _, view = decision(4)
    think = Think(iterations=40)
    for name in ("search", "hard"):
        answers = [bots.make(name, OVERLORD, 9).choose(view, view["choices"], think) for _ in range(2)]
        assert answers[0] == answers[1]


# ---- what the script, the mind and the belief are good for


def estoril_decision() -> tuple[State, dict[str, Any]]:
    """Set up the placing of a first character: dozens of options."""
    state = games.get("estoril").new(seats=3, seed=2)
    return state, state.view(state.waiting[0])


def test_what_the_script_finds_best_is_looked_at_first() -> None:
    state, view = estoril_decision()
    order = list(state.options(view["seat"]))[::-1]
    search = Search(games.get("estoril"), Mind(), view, Random(1), order=order)
    search.run(Think(iterations=3))
    assert set(search.root().edges) == set(order[:4])
    search.run(Think(iterations=100))
    looked_at = set(search.root().edges)
    assert looked_at == set(order[: len(looked_at)])
    assert 10 <= len(looked_at) < len(order)


def test_a_choice_that_only_the_search_finds_good_is_found_after_a_while() -> None:
    _, view = estoril_decision()
    wanted = view["choices"][10]
    order = [games.get("estoril").words.by_text[text] for text in view["choices"]]
    search = Search(games.get("estoril"), Labelled(wanted), view, Random(1), order=order)
    search.run(Think(iterations=300))
    assert search.best().text == wanted


def test_others_do_first_what_the_mind_expects() -> None:
    class Stubborn(Mind):
        """A mind that expects everybody to take their last option."""

        def policy(self, world: Any, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
            return options[-1]

    _, view = decision()
    search = Search(OVERLORD, Stubborn(), view, Random(1))
    search.run(Think(iterations=60))
    once = [node for key, node in search.nodes.items() if key != (view["seat"], 0) and len(node.edges) > 1]
    first = [node for node in once if sum(edge.visits for edge in node.edges.values()) == 1]
    assert first
    for node in first:
        *others, last = node.edges.values()  # as they were on offer
        assert last.visits == 1
        assert not any(edge.visits for edge in others)


def test_worlds_come_from_where_they_are_asked_of() -> None:
    _, view = decision()
    asked: list[State] = []

    def world() -> State:
        asked.append(OVERLORD.imagine(view, Random(len(asked))))
        return asked[-1]

    Search(OVERLORD, Mind(), view, Random(1), world).run(Think(iterations=5))
    assert len(asked) == 5


# ---- who knows what


def test_answers_to_a_common_question_are_told_when_all_are_in() -> None:
    state = OVERLORD.new(seats=5, seed=1)
    while not isinstance(state.agenda[-1], Together):
        seat = state.waiting[0]
        state.choose(seat, Random(3).choice(state.options(seat)))
    first, second = state.waiting[:2]
    line = Line(5)
    choice = state.options(first)[0]
    before = line.seen[:]
    line.note(state, first, choice, choice.index)
    assert line.seen[first] != before[first]
    assert line.seen[second] == before[second]


def test_what_is_told_is_all_that_others_know() -> None:
    state = OVERLORD.new(seats=5, seed=1)
    while isinstance(state.agenda[-1], Together):
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    seat = state.waiting[0]
    one, other = Line(5), Line(5)
    options = state.options(seat)
    one.note(state, seat, options[0], "something")
    other.note(state, seat, options[-1], "something")
    for viewer in range(5):
        assert (one.seen[viewer] == other.seen[viewer]) == (viewer != seat)


# ---- trying out


def test_the_best_candidate_is_found_and_every_one_was_tried() -> None:
    state, view = decision()
    seat = view["seat"]
    candidates = [Candidate(choice) for choice in state.options(seat)]
    ranked = try_out(
        lambda: OVERLORD.imagine(view, Random(2)),
        Mind(),
        seat,
        candidates,
        Think(iterations=60),
        Random(2),
    )
    assert sorted(c.choice.text for c in ranked) == sorted(view["choices"])
    assert all(candidate.visits for candidate in ranked)
    assert ranked[0].visits == max(candidate.visits for candidate in ranked)
    assert sum(candidate.visits for candidate in ranked) <= 60 + 2 * len(candidates)


def test_a_shared_victory_is_worth_a_share() -> None:
    assert shares(Result("shared", "1", (0, 2)), 3) == [0.5, 0.0, 0.5]


def test_a_playout_ends_where_the_mind_can_judge() -> None:
    class Impatient(Mind):
        def mark(self, world: Any) -> int:
            return int(world.round)

        def settled(self, world: Any, mark: int) -> bool:
            return bool(world.round > mark)

        def values(self, world: Any) -> Sequence[float]:
            return [float(world.round)] * world.seats

    world = OVERLORD.new(seats=5, seed=3, hurry=True, quiet=True)
    mind = Impatient()
    assert play_out(mind, world, mind.mark(world), Random(1))[0] in (2.0, 1.0, 0.0)
