"""The games as PettingZoo environments: `env("overlord", seats=5)`.

Agents take turns (AEC). An observation is a dict of `observation`, an array of what the agent's seat may know, and
`action_mask`, which says what actions are on offer; see `subrosa.env.observing` and `subrosa.env.actions`. Where the
rules ask several seats at once, they are asked one after the other, and none sees what another has answered.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from subrosa.core import IllegalChoice, NotYourTurn, State
from subrosa.env.rewards import reward_of
from subrosa.env.tables import Table, check_render_mode, said

Seen = dict[str, NDArray[Any]]


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    reward: str = "win",
    history: int = 0,
    compact: bool = False,
    **options: Any,
) -> TableEnv:
    """Make an environment of a game, such as "overlord" or "overlord_v2"; its options are keyword arguments."""
    return TableEnv(game, seats, render_mode, reward, history, compact, **options)


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One table. Agents are named seat_0, seat_1 ... and act when their seat has something to decide."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        history: int = 0,
        compact: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.table = Table(game, seats, options, history, compact)
        self.worth = reward_of(reward)
        self.most_decisions = self.table.game.most_decisions  # a game that takes more is stopped
        self.render_mode = render_mode
        self.metadata = {"name": self.table.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, shape = self.table.actions.size, (self.table.size,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.eyes = self.table.eyes()
        self.chance = Random()
        self.position: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same games from here on.

        `options` is ignored, as PettingZoo's own test demands: the options of a game are arguments of `env`.
        """
        if seed is not None:
            self.chance.seed(seed)
        self.position = self.table.start(self.chance.getrandbits(60))
        self.eyes = self.table.eyes()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Make the choice with this number for the agent whose turn it is. What is not on offer changes nothing."""
        state = self._state()
        if not state.waiting or self.decisions >= self.most_decisions:
            self._bury(action)
            return
        seat = state.waiting[0]
        state.apply(seat, self.table.offered(state, seat, action))
        self.decisions += 1
        self._select()

    def _select(self) -> None:
        """Give the turn to the seat that has to decide; when there is none, end the game for everybody."""
        state = self._state()
        if state.waiting and self.decisions < self.most_decisions:
            self.agent_selection = self.possible_agents[state.waiting[0]]
            return
        if state.result is not None:
            self.rewards = dict(zip(self.agents, self.worth(state), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _bury(self, action: int | None) -> None:
        """Let an agent leave: after the end each takes one more step, with None."""
        if not self.agents:
            raise NotYourTurn("the game is over and all agents have left: reset() begins a new one")
        if action is not None:
            raise IllegalChoice(
                f"the game is over: the last action of an agent is None, not {action!r}", None
            )
        self._was_dead_step(action)

    def _state(self) -> State:
        if self.position is None:
            raise NotYourTurn("no game has begun: call reset() first")
        return self.position

    # ---- looking

    def observe(self, agent: str) -> Seen:
        """Return what this agent's seat may know, and what it may do now."""
        state = self._state()
        seat = self.seat_of[agent]
        table = self.table
        offered = state.options(seat) if seat in state.waiting else ()
        return {
            "observation": self.eyes[seat].see(state),
            "action_mask": np.frombuffer(table.actions.mask(seat, offered), dtype=np.int8),
        }

    def view(self, agent: str) -> dict[str, Any]:
        """Return the same in words: the view of this agent's seat."""
        return self._state().view(self.seat_of[agent])

    def text(self, agent: str, action: int) -> str:
        """Return the text form of an agent's action, such as "play blackmail 3"; its seats are those of the table."""
        return self.table.actions.choices[self.seat_of[agent]][action].text

    def action(self, agent: str, text: str) -> int:
        """Return the number that the choice with this text form has for this agent."""
        choice = self.table.game.words.get(text)
        if choice is None:
            raise IllegalChoice(f"{text!r} is not a choice of {self.table.game.id}", None)
        return self.table.actions.numbers[self.seat_of[agent]][choice.index]

    def render(self) -> str | None:
        """Say in one line who is asked what, or who has won."""
        if self.render_mode is None:
            return None
        return said(self._state())

    def close(self) -> None:
        """Do nothing: nothing is held open."""
