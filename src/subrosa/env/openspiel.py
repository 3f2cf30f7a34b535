"""The games for OpenSpiel: import this module, then `pyspiel.load_game("subrosa_overlord(players=5)")`.

Options of a game are parameters: "subrosa_estoril(players=3,second_place=yes)". A game begins with four chance nodes,
which together pick one of four billion deals; after them all luck is decided, as if the dice lay rolled under a cup.
So chance is explicit, and a history says everything. Nobody sees under the cup: strings and tensors are made from
views alone, and `resample_from_infostate` draws afresh all that a view does not tell, including the luck to come.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from subrosa import games
from subrosa.core import BadSave, BadSetup, Choice, Game, State, Together, Window
from subrosa.env.rewards import rewards
from subrosa.env.tables import Table

CUPS = 4  # chance nodes
FACES = 256  # outcomes of each
PREFIX = "subrosa_"


def register(game: Game) -> None:
    """Make a game known to OpenSpiel as subrosa_<id>. This module registers those of `subrosa.games`."""
    # A class of its own, because OpenSpiel makes games by calling something with their parameters alone, and a plain
    # function would be freed after Python has ended: OpenSpiel keeps it to the last.
    made = type(game.id, (TableGame,), {"name": game.id})
    pyspiel.register_game(kind_of(game, alone=game.min_seats == 1), made)


def kind_of(game: Game, alone: bool) -> Any:
    """Describe a game to OpenSpiel, for one who plays `alone` or for several.

    Among several, some win what others lose. Alone, one wins or loses against the game, so there is no zero sum.
    """
    utility = pyspiel.GameType.Utility
    parameters: dict[str, Any] = {"players": game.usual_seats}
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Sub Rosa: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | game.defaults,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players, with its options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        options = {option: value for option, value in params.items() if option != "players"}
        self.table = Table(self.name, params.get("players"), options)
        seats = self.table.seats
        about = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=max(1.0, seats - 1.0),
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=self.table.game.most_decisions,
        )
        super().__init__(kind_of(self.table.game, alone=seats == 1), about, params)

    def max_chance_nodes_in_history(self) -> int:
        return CUPS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        """Make an observer of views. It takes no parameters."""
        if params:
            raise BadSetup(f"observers of {self.table.name} take no parameters, not {params}")
        return TableObserver(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Play:
    """A position and what has led to it. What the seats remember is worked out only when somebody asks."""

    __slots__ = ("before", "knower", "memory", "moves", "position", "seed", "start", "table")

    def __init__(
        self,
        table: Table,
        start: State,
        seed: int | None,
        before: Play | None = None,
        knower: int | None = None,
    ) -> None:
        self.table = table
        self.start = start  # never changed
        self.seed = seed  # None in an imagined world
        self.position = start.copy()
        self.moves: list[tuple[int, Choice]] = []
        self.before = (
            before  # of an imagined world: the play it was imagined in, which only the knower remembers
        )
        self.knower = knower
        self.memory = Memory(0, start, (b"",) * table.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """Copy the play; OpenSpiel asks for it whenever it clones a state."""
        other = Play.__new__(Play)
        other.table = self.table
        other.start = self.start
        other.seed = self.seed
        other.position = self.position.copy()
        other.moves = self.moves[:]
        other.before = self.before
        other.knower = self.knower
        other.memory = self.memory
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how to play it again; OpenSpiel asks for it when it serialises a state."""
        if self.seed is None:
            raise BadSave("an imagined world cannot be serialised: it has no history from the start")
        moves = [(seat, choice.text) for seat, choice in self.moves]
        return played_again, (self.table, self.seed, moves)

    def apply(self, seat: int, choice: Choice) -> None:
        self.moves.append((seat, choice))
        self.position.apply(seat, choice)

    def remembered(self, seat: int) -> str:
        """Return a digest of what a seat saw whenever it had to decide, and of what it chose."""
        if self.memory.moves < len(self.moves):
            self.memory = self.memory.after(self.moves)
        digest = self.memory.digests[seat].hex()
        if self.before is not None and seat == self.knower:
            return f"{self.before.remembered(seat)} {digest}".strip()
        return digest


class Memory(NamedTuple):
    """What all seats remember after a number of moves. It never changes, so clones can share it."""

    moves: int
    position: State
    digests: tuple[bytes, ...]

    def after(self, moves: list[tuple[int, Choice]]) -> Memory:
        """Return what they remember after all these moves, the first of which are known already."""
        state, digests = self.position.copy(), list(self.digests)
        for seat, choice in moves[self.moves :]:
            seen = f"{as_text(state, seat)} {choice}".encode()
            digests[seat] = blake2b(digests[seat] + seen, digest_size=16).digest()
            state.apply(seat, choice)
        return Memory(len(moves), state, tuple(digests))


def played_again(table: Table, seed: int, moves: list[tuple[int, str]]) -> Play:
    """Return the play that these moves lead to."""
    play = Play(table, table.start(seed), seed)
    for seat, text in moves:
        play.apply(seat, play.position.option(seat, text))
    return play


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel wants it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.rolled: list[int] = []
        self.play: Play | None = None

    # ---- whose turn it is

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.position.waiting[0]

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or was stopped after more decisions than it allows; then nobody has won."""
        if self.play is None:
            return False
        return not self.play.position.waiting or len(self.play.moves) >= self.table.game.most_decisions

    def returns(self) -> list[float]:
        seats = self.table.seats
        result = None if self.play is None else self.play.position.result
        return [0.0] * seats if result is None else rewards(result.winners, seats)

    # ---- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1.0 / FACES) for face in range(FACES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        numbers = self.table.actions.numbers[player]
        return sorted([numbers[choice.index] for choice in self.play.position.options(player)])

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            seat = self.play.position.waiting[0]
            self.play.apply(seat, self.table.actions.choices[seat][action])
            return
        self.rolled.append(action)
        if len(self.rolled) == CUPS:
            seed = int.from_bytes(bytes(self.rolled), "big")
            self.play = Play(self.table, self.table.start(seed), seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.table.actions.choices[player][action].text

    def __str__(self) -> str:
        moves = [] if self.play is None else [f"{seat}: {choice}" for seat, choice in self.play.moves]
        return "\n".join([f"rolled {' '.join(map(str, self.rolled))}", *moves])

    # ---- worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Return another state that this player cannot tell from this one."""
        assert self.play is not None
        position = self.play.position
        chance = Random(sampler())
        world = self.table.game.imagine(position.view(player), chance)
        if player in position.waiting:
            answer_before(world, player, chance)
        world.hurry = True
        other: TableState = self.clone()
        before = other.play
        other.play = Play(self.table, world, None, before, player)
        return other


def answer_before(world: State, player: int, chance: Random) -> None:
    """Where several are asked, let those before the player answer: they have done so, and the player cannot know how.

    In a window they have passed, or the player would not be asked; elsewhere any answer is as good as another.
    """
    step = world.agenda[-1]
    if not isinstance(step, Together):
        return
    for seat in step.seats[: step.seats.index(player)]:
        options = world.options(seat)
        world.apply(seat, options[0] if isinstance(step, Window) else chance.choice(options))


def as_text(state: State, seat: int | None) -> str:
    """Write a view on one line."""
    return json.dumps(state.view(seat), separators=(",", ":"))


class TableObserver:
    """Strings and tensors of views, as OpenSpiel's PyObserver wants them.

    With perfect recall the string begins with a digest of all that the player saw when they had to decide, and of
    what they chose. Without private information it is the view of a spectator; private information cannot be had
    alone.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.private and self.whole and not self.recall:
            self.tensor = np.zeros(table.observer.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.table.observer.observe(state.play.position, player)

    def string_from(self, state: TableState, player: int) -> str | None:
        if not self.whole:
            return None
        if state.play is None:
            return "not dealt yet"
        if not self.private:
            return as_text(state.play.position, None)
        now = as_text(state.play.position, player)
        return f"{state.play.remembered(player)}\n{now}" if self.recall else now


for _name in games.names():
    register(games.get(_name))
