"""Information-set Monte-Carlo tree search for several players, each of whom decides from what they know.

Every iteration imagines a world from the view and follows one line of play through it: decisions that were met before
are made by what was learnt there (UCT with availability counts), the first new one opens a node, and the game's mind
plays out the rest. A decision is met again if its seat has seen the same since the search began: the others' choices as
far as it was told of them, and its own. So nobody in the tree acts on what they cannot know, whatever the world at hand
contains. Answers to a question put to several seats are told when all of them are in; so are reactions in a window,
while passes are never told.

Where a game has a script, a mind and a belief, they help: the search looks first at what the script likes best and at
the rest only as it goes on, opponents first do what the mind expects of them, lines end as soon as the mind can judge
them, and worlds are drawn by what is believed. Without them the search needs nothing but the rules.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any, Final

from subrosa.bots.belief import Belief, imagine
from subrosa.bots.bot import Bot, RatingBot, Think
from subrosa.bots.mind import PATIENCE, Mind, play_out
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.core.step import Together

EXPLORATION: Final = 0.4
UNTRIED: Final = 1e6  # what was never tried comes first
DEEPEST: Final = 60  # how many decisions of one line are remembered
USUAL: Final = 400  # iterations per decision
WIDTH: Final = 3  # how many choices are looked at from the start where there is a script
WIDENING: Final = 0.5  # and how many more: the number of iterations to this power


class Edge:
    """One choice at a node: how often it could be made, how often it was, and what came of it for the node's seat."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """One decision of a seat, in all the worlds in which it has seen the same."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Choice, Edge] = {}

    def select(
        self, options: Sequence[Choice], chance: Random, expected: Choice | None = None
    ) -> tuple[Choice, Edge]:
        """Select a choice on offer: one that was never tried, or the best compromise between success and curiosity."""
        edges = self.edges
        best: Choice | None = None
        highest = -1.0
        for choice in options:
            edge = edges.get(choice)
            if edge is None:
                edge = edges[choice] = Edge()
            edge.available += 1
            if not edge.visits:
                value = UNTRIED + (1.0 if choice is expected else chance.random())
            else:
                curious = EXPLORATION * sqrt(log(edge.available) / edge.visits)
                value = edge.total / edge.visits + curious
            if value > highest:
                best, highest = choice, value
        assert best is not None
        return best, edges[best]


class Line:
    """What each seat has seen since the search began, along one line of play."""

    __slots__ = ("pending", "seen", "step")

    def __init__(self, seats: int) -> None:
        self.seen = [0] * seats
        self.pending: list[tuple[int, Any]] = []  # answers to a question that is still open
        self.step: object = None

    def note(self, world: State, seat: int, choice: Choice, told: Any) -> None:
        """Note what a seat is about to choose: it knows at once, the others when they are told."""
        seen = self.seen
        seen[seat] = hash((seen[seat], choice.index))
        step = world.agenda[-1]
        if isinstance(step, Together):
            self.step = step
            if choice.verb != "pass":
                self.pending.append((seat, told))
        else:
            self.tell(seat, told)

    def tell(self, seat: int, told: Any) -> None:
        """Let everybody else see what was chosen."""
        seen = self.seen
        for other in range(len(seen)):
            if other != seat:
                seen[other] = hash((seen[other], seat, told))

    def settle(self, world: State) -> None:
        """Tell pending answers once their question is off the table."""
        if self.step is not None and (not world.agenda or world.agenda[-1] is not self.step):
            for seat, told in self.pending:
                self.tell(seat, told)
            self.pending.clear()
            self.step = None


class Search:
    """The tree of one decision."""

    def __init__(
        self,
        game: Game,
        mind: Mind,
        view: dict[str, Any],
        chance: Random,
        worlds: Callable[[], State] | None = None,
        order: Sequence[Choice] = (),
    ) -> None:
        self.worlds = worlds or (lambda: game.imagine(view, chance))
        self.order = order  # my choices, the most promising first
        self.mind = mind
        self.me: int = view["seat"]
        self.chance = chance
        self.nodes: dict[tuple[int, int], Node] = {}
        self.iterations = 0
        mind.prepare(view)

    def run(self, think: Think) -> None:
        """Iterate as long as there is time, or as often as was asked for, but at least once."""
        until = None if think.seconds is None else monotonic() + think.seconds
        most = think.iterations
        while True:
            self.iterate(self.worlds())
            self.iterations += 1
            if most is not None and self.iterations >= most:
                return
            if until is not None and monotonic() >= until:
                return

    def root(self) -> Node:
        """Return my decision."""
        return self.nodes.setdefault((self.me, 0), Node())

    def iterate(self, world: State) -> None:
        """Play one line."""
        mind, nodes = self.mind, self.nodes
        world.hurry = True
        line = Line(world.seats)
        mark = mind.mark(world)
        path: list[tuple[int, Edge]] = []
        seat = self.me
        for _ in range(DEEPEST):
            key = (seat, line.seen[seat])
            node = nodes.get(key)
            opened = node is None
            if node is None:
                node = nodes[key] = Node()
            if path or not self.order:
                options = world.options(seat)
                expected = mind.policy(world, seat, options, self.chance) if opened else None
                choice, edge = node.select(options, self.chance, expected)
            else:
                choice, edge = node.select(self.promising(), self.chance)
            path.append((seat, edge))
            line.note(world, seat, choice, mind.told(world, seat, choice))
            world.apply(seat, choice)
            line.settle(world)
            if opened or not world.waiting or mind.settled(world, mark):
                break
            seat = world.waiting[0]
        values = play_out(mind, world, mark, self.chance)
        for seat, edge in path:
            edge.visits += 1
            edge.total += values[seat]

    def promising(self) -> Sequence[Choice]:
        """Return the first few of my choices, and gradually more of the others."""
        return self.order[: WIDTH + int(self.iterations**WIDENING)]

    def best(self) -> Choice:
        """Return the choice that was made most often."""
        edges = self.root().edges
        return max(edges, key=lambda choice: (edges[choice].visits, edges[choice].total))


class SearchBot(Bot):
    """A bot that searches. All it knows of the game is the rules and what the mind, the belief and the judge know."""

    def __init__(
        self,
        game: Game,
        seed: int | str,
        mind: Mind | None = None,
        belief: Belief | None = None,
        judge: RatingBot | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.mind = Mind() if mind is None else mind
        self.belief = belief
        self.judge = judge
        self.random = Random(f"search {seed}")
        self.usual: Think = Think(seconds=PATIENCE, iterations=USUAL)

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        search = Search(
            self.game, self.mind, view, self.random, self.worlds(view), self.ordered(view, options)
        )
        search.run(think or self.usual)
        return search.best().text

    def worlds(self, view: dict[str, Any]) -> Callable[[], State] | None:
        """Draw worlds by what is believed, if there is a belief."""
        if self.belief is None:
            return None
        opinion = self.belief.read(view)
        return lambda: imagine(self.game, opinion, view, self.random)

    def ordered(self, view: dict[str, Any], options: list[str]) -> list[Choice]:
        """Order the options as the script ranks them, if there is one."""
        if self.judge is None:
            return []
        rates = self.judge.rate(view, options)
        order = sorted(range(len(options)), key=lambda i: rates[i], reverse=True)
        return [self.game.words.by_text[options[i]] for i in order]
