"""The games for OpenSpiel: import this module, then `pyspiel.load_game("subrosa_overlord(players=5)")`.

Options of a game are parameters: "subrosa_estoril(players=3,second_place=yes)". A game begins with four chance nodes,
which together pick one of four billion deals; after them all luck is decided, as if the dice lay rolled under a cup.
So chance is explicit, and a history says everything. Nobody sees under the cup: strings and tensors are made from
views alone, and `resample_from_infostate` draws afresh all that a view does not tell, including the luck to come.

Tiny games can have every draw as a chance node of its own instead: "subrosa_wager(chance=draws)" (`draws.py`).
Other parameters: `reward` is what returns count, `history` how many events an information state tensor shows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from subrosa import games
from subrosa.core import BadSetup, Choice, Game, State, Together, Window
from subrosa.env.draws import Cast, Going, after, begin, cast
from subrosa.env.plays import DIGEST, Play, as_text
from subrosa.env.rewards import Reward, reward_of
from subrosa.env.tables import Table

CUPS = 4  # chance nodes
FACES = 256  # outcomes of each
PREFIX = "subrosa_"
POINTS = 1000.0  # more than anybody scores in any game: OpenSpiel wants to know how large returns can be
OWN_PARAMETERS: dict[str, Any] = {"reward": "win", "chance": "deals", "history": 0}


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
    parameters: dict[str, Any] = {"players": game.usual_seats} | OWN_PARAMETERS
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters | game.defaults,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players, with its options."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        own = OWN_PARAMETERS | {name: value for name, value in params.items() if name in OWN_PARAMETERS}
        options = {name: value for name, value in params.items() if name not in ("players", *OWN_PARAMETERS)}
        self.table = Table(self.name, params.get("players"), options, own["history"])
        if own["chance"] not in ("deals", "draws"):
            raise BadSetup(f"chance is 'deals' or 'draws', not {own['chance']!r}")
        self.by_draws = own["chance"] == "draws"
        self.worth = reward_of(own["reward"])
        seats = self.table.seats
        most = POINTS if own["reward"] == "score" else max(1.0, seats - 1.0)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=FACES,
            num_players=seats,
            min_utility=-POINTS if own["reward"] == "score" else -1.0,
            max_utility=most,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=self.table.game.most_decisions,
        )
        super().__init__(kind_of(self.table.game, alone=seats == 1), about, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many there are. How often a game draws it does not say; FACES for each decision is plenty."""
        return FACES * self.table.game.most_decisions if self.by_draws else CUPS

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        """Make an observer of views. It takes no parameters."""
        if params:
            raise BadSetup(f"observers of {self.table.name} take no parameters, not {params}")
        return TableObserver(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel wants it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.worth: Reward = game.worth
        self.rolled: list[int] = []
        self.play: Play | None = None
        # Where chance goes draw by draw: what has been chosen and not yet happened, and how far the draws have led it.
        self.chosen: tuple[int, Choice] | None = None
        self.cast: Cast | None = cast(self._going(), ()) if game.by_draws else None
        if game.by_draws:
            self._settle()

    # ---- chance, draw by draw

    def _going(self) -> Going:
        """Return what plays on with given draws: the deal, or what was chosen last."""
        if self.play is None:
            return partial(begin, self.table)
        assert self.chosen is not None
        return partial(after, self.play.position, *self.chosen)

    def _settle(self) -> None:
        """Go on to the next decision, unless a die has to be cast before."""
        found = self.cast
        assert found is not None
        if found.faces:
            return
        if self.play is None:
            self.play = Play(self.table, found.state, None)
            self.play.draws = found.draws
        elif self.chosen is not None:
            self.play.follow(*self.chosen, found)
        self.chosen = None

    # ---- whose turn it is

    def current_player(self) -> int:
        if self.play is None or self.chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.position.waiting[0]

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or was stopped after more decisions than it allows; then nobody has won."""
        if self.play is None or self.chosen is not None:
            return False
        return not self.play.position.waiting or len(self.play.moves) >= self.table.game.most_decisions

    def returns(self) -> list[float]:
        if self.play is None or self.play.position.result is None:
            return [0.0] * self.table.seats
        return self.worth(self.play.position)

    # ---- actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        faces = FACES if self.cast is None else self.cast.faces
        return [(face, 1.0 / faces) for face in range(faces)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        numbers = self.table.actions.numbers[player]
        return sorted([numbers[choice.index] for choice in self.play.position.options(player)])

    def _apply_action(self, action: int) -> None:
        if self.play is not None and self.chosen is None:
            seat = self.play.position.waiting[0]
            choice = self.table.actions.choices[seat][action]
            if self.cast is None:
                self.play.apply(seat, choice)
                return
            self.chosen = (seat, choice)
            self.cast = cast(self._going(), self.play.draws)
            self._settle()
            return
        self.rolled.append(action)
        if self.cast is not None:
            self.cast = cast(self._going(), (*self.cast.draws, action + 1))
            self._settle()
        elif len(self.rolled) == CUPS:
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
        other.cast = None  # the luck to come is decided in it
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


class TableObserver:
    """Strings and tensors of views, as OpenSpiel's PyObserver wants them.

    With perfect recall the string begins with a digest of all that the player saw when they had to decide, and of
    what they chose; the tensor goes on with the last events, if the game shows any, and with the bits of that digest,
    so that different information states have different tensors. Without private information it is the view of a
    spectator; private information cannot be had alone.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self.table = table
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.private and self.whole:
            now = table.observer.size
            self.tensor = np.zeros(table.size + 8 * DIGEST if self.recall else now, np.float32)
            self.dict = {"observation": self.tensor[:now]}
            if self.recall:
                self.dict |= {"events": self.tensor[now : table.size], "digest": self.tensor[table.size :]}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.play is None:
            return
        self.dict["observation"][:] = self.table.observer.observe(state.play.position, player)
        if self.recall:
            self._remember(state.play, player)

    def _remember(self, play: Play, player: int) -> None:
        """Write the last events, the newest first, and bits that no two different pasts have in common."""
        if self.table.events is not None:
            rows = self.dict["events"].reshape(self.table.history, -1)
            for row, seen in zip(rows, reversed(play.noticed(player)), strict=False):
                self.table.events.write(row, seen, player)
        past = blake2b(play.remembered(player).encode(), digest_size=DIGEST).digest()
        self.dict["digest"][:] = np.unpackbits(np.frombuffer(past, np.uint8))

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
