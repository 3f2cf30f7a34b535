"""One learner among bots as a Gymnasium environment: import this module, then `gymnasium.make("subrosa/overlord")`.

An observation is an array of what the learner's seat may know; `info["action_mask"]` says what actions are on offer.
`gymnasium.make_vec("subrosa/overlord", num_envs=64)` steps many games in one process, into one array. See docs/env.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from subrosa import games
from subrosa.core import BadSetup, IllegalChoice, NotYourTurn
from subrosa.env.learner import REFUSED, Learner, Opponent
from subrosa.env.tables import Table, check_render_mode, said, version

Row = NDArray[np.float32]
NAMESPACE = "subrosa"
ILLEGAL = ("refuse", "raise")


def spaces_of(table: Table) -> tuple[Any, Any]:
    """Return the space of observations and that of actions."""
    return (
        spaces.Box(-1.0, 1.0, (table.size,), np.float32),
        spaces.Discrete(table.actions.size),
    )


def check_illegal(illegal: str) -> None:
    """Raise BadSetup unless this says what becomes of actions that are not on offer."""
    if illegal not in ILLEGAL:
        raise BadSetup(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")


class LearnerEnv(gymnasium.Env[Row, int]):
    """One table: the learner at one seat, bots at the others.

    `opponents` is the name of a bot, something that makes one, or a list of these, the learner's left neighbour first.
    `seat` is the learner's; None draws one for each game. `reward` is win, score or rank. An action that is not on
    offer changes nothing and is worth -1, with the reason in `info["refusal"]`; with `illegal="raise"` it is an error.
    `history` is how many of the last events are part of an observation. `compact` leaves out what is the same in all
    observations of the table.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it; each table has its own

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "refuse",
        history: int = 0,
        compact: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.table = Table(game, seats, options, history, compact)
        self.learner = Learner(self.table, opponents, seat, reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": self.table.name}
        self.observation_space, self.action_space = spaces_of(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game; the same seed gives the same games from here on. `options` are arguments of `make`."""
        super().reset(seed=seed)
        self.learner.begin(self.np_random)
        return self._seen()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Make the choice with this number, then all choices of others up to the learner's next one."""
        learner = self.learner
        if learner.state is None or not learner.is_asked():
            raise NotYourTurn("no game is on: reset() begins a new one")
        try:
            learner.act(action)
        except IllegalChoice as error:
            if self.illegal == "raise":
                raise
            learner.refuse()
            row, info = self._seen()
            return row, REFUSED, False, learner.was_stopped(), info | {"refusal": str(error)}
        row, info = self._seen()
        return row, learner.reward(), learner.is_over(), learner.was_stopped(), info

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        row = np.empty(self.table.size, np.float32)
        mask = np.empty(self.table.actions.size, np.int8)
        self.learner.write(row, mask)
        return row, {"action_mask": mask, "seat": self.learner.seat}

    def view(self) -> dict[str, Any]:
        """Return what the learner sees in words: the view of its seat."""
        return self.learner.playing().view(self.learner.seat)

    def text(self, action: int) -> str:
        """Return the text form of an action, such as "play blackmail 3"; its seats are those of the table."""
        return self.table.actions.choices[self.learner.seat][action].text

    def render(self) -> str | None:
        """Say in one line who is asked what, or who has won."""
        return None if self.render_mode is None else said(self.learner.playing())


class LearnersEnv(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """Many such tables, stepped one after the other in this process, with all observations in one array.

    A table whose game is over begins the next one in the same step: what was seen last is in `info["final_obs"]`.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "",
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "refuse",
        history: int = 0,
        compact: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if not num_envs >= 1:
            raise BadSetup(f"num_envs is a number of tables, not {num_envs!r}")
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.table = Table(game, seats, options, history, compact)
        self.learners = [Learner(self.table, opponents, seat, reward) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": self.table.name}
        self.single_observation_space, self.single_action_space = spaces_of(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chances: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a game at every table. A seed gives each table one of its own: seed, seed + 1 and so on."""
        self._take_seeds(seed)
        for learner, chance in zip(self.learners, self.chances, strict=True):
            learner.begin(chance)
        rows, masks = self._arrays()
        for learner, row, mask in zip(self.learners, rows, masks, strict=True):
            learner.write(row, mask)
        return rows, {"action_mask": masks, "seat": self._seats()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Row, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one choice at every table. Nothing has changed if one of them is refused by `illegal="raise"`."""
        if not self.chances:
            raise NotYourTurn("no game is on: reset() begins a new one")
        chosen = [
            self._choice(learner, action) for learner, action in zip(self.learners, actions, strict=True)
        ]
        rows, masks = self._arrays()
        rewards = np.zeros(self.num_envs)
        over, stopped = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        refused = np.zeros(self.num_envs, np.bool_)
        last = np.full(self.num_envs, None, object)
        for i, (learner, choice) in enumerate(zip(self.learners, chosen, strict=True)):
            if choice is None:
                learner.refuse()
                refused[i] = True
                rewards[i] = REFUSED
            else:
                learner.make(choice)
                rewards[i] = learner.reward()
            over[i], stopped[i] = learner.is_over(), learner.was_stopped()
            learner.write(rows[i], masks[i])
            if over[i] or stopped[i]:
                last[i] = rows[i].copy()
                learner.begin(self.chances[i])
                learner.write(rows[i], masks[i])
        info: dict[str, Any] = {"action_mask": masks, "seat": self._seats(), "refused": refused}
        ended = over | stopped
        if ended.any():
            info |= {"final_obs": last, "_final_obs": ended}
        return rows, rewards, over, stopped, info

    def _choice(self, learner: Learner, action: Any) -> Any:
        try:
            return learner.choice(action)
        except IllegalChoice:
            if self.illegal == "raise":
                raise
            return None

    def _take_seeds(self, seed: int | list[int | None] | None) -> None:
        if seed is None and self.chances:
            return
        seeds = (
            seed
            if isinstance(seed, list)
            else [None if seed is None else seed + i for i in range(self.num_envs)]
        )
        if len(seeds) != self.num_envs:
            raise BadSetup(f"there are {len(seeds)} seeds for {self.num_envs} tables")
        self.chances = [np.random.default_rng(one) for one in seeds]

    def _arrays(self) -> tuple[Row, NDArray[np.int8]]:
        shape = (self.num_envs, self.table.size)
        return np.empty(shape, np.float32), np.empty((self.num_envs, self.table.actions.size), np.int8)

    def _seats(self) -> NDArray[np.int64]:
        return np.array([learner.seat for learner in self.learners])

    def render(self) -> tuple[str, ...] | None:
        """Say in one line per table who is asked what."""
        return None if self.render_mode is None else tuple([said(one.playing()) for one in self.learners])


def register(name: str) -> None:
    """Make a game known to Gymnasium, with and without its version: subrosa/overlord and subrosa/overlord_v2."""
    for known in (name, f"{name}_v{version(name)}"):
        place = __name__
        gymnasium.register(
            f"{NAMESPACE}/{known}",
            entry_point=f"{place}:LearnerEnv",
            vector_entry_point=f"{place}:LearnersEnv",
            kwargs={"game": known},
            disable_env_checker=True,  # it looks at every step, and a test has looked
            order_enforce=False,  # we say it ourselves
        )


for _name in games.names():
    register(_name)
