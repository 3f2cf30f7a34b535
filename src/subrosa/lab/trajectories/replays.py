"""Saved games played again: what each seat saw, what it could choose, what it chose, and what came of it."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from subrosa.core.errors import BadSave, SubRosaError
from subrosa.core.state import State
from subrosa.env.rewards import KINDS
from subrosa.env.tables import Table
from subrosa.files import game_of_save, split_save, text_of
from subrosa.lab.problems import BadRequest
from subrosa.lab.running.results import Record


class Kept(NamedTuple):
    """A saved game: who played, and its last state."""

    players: list[str]  # by seat: the name of a bot, or "human"; nothing if the file does not say
    last: State


def read_kept(path: Path) -> Kept:
    """Read a save, or a table file. Raises BadSave."""
    company, text = split_save(path, text_of(path, "save", BadSave))
    last = game_of_save(path, text).load(text)
    return Kept(company.seats if company is not None else [""] * last.seats, last)


class Replays(NamedTuple):
    """Games of one kind, for one number of players, by the number of their file."""

    files: tuple[str, ...]
    name: str  # of the environment
    seats: int
    history: int = 0
    views: bool = False

    def play(self, number: int) -> Record:
        """Play a saved game again and return its decisions, a list for each column; none if it is not over.

        What is wrong with a save is the `problem`: an error would end the process, and not reach whoever asked.
        """
        path = Path(self.files[number])
        table = Table(self.name, self.seats, None, self.history)
        try:
            kept = read_kept(path)
            if kept.last.setup.game is not table.game or kept.last.seats != self.seats:
                raise BadRequest(
                    f"{path} is a game of another kind, number of players or card file than {self.files[0]}"
                )
            if kept.last.result is None:
                return {"rows": 0}
            return decisions(kept, table, number, self.views)
        except SubRosaError as error:
            return {"problem": str(error)}


def decisions(kept: Kept, table: Table, number: int, views: bool) -> Record:
    """Return the decisions of a finished game, at which at least two things could be chosen."""
    state, eyes = table.game.begin(kept.last.setup), table.eyes()
    if not table.history:
        state.events = None
    found: list[dict[str, Any]] = []
    for place, past in enumerate(kept.last.history()):
        state.hurry = past.hurry
        offered = state.options(past.seat)
        if len(offered) > 1:
            numbers = table.actions.numbers[past.seat]
            row = {
                "game": number,
                "decision": place,
                "seat": past.seat,
                "player": kept.players[past.seat],
                "observation": eyes[past.seat].see(state),
                "options": [numbers[choice.index] for choice in offered],
                "choice": numbers[past.choice.index],
                "text": past.choice.text,
            }
            found.append(row | ({"view": state.view(past.seat)} if views else {}))
        state.apply(past.seat, state.option(past.seat, past.choice.text))
    return {"rows": len(found), "columns": {**columns(found), **worth(kept.last, found)}}


def columns(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Turn rows into columns; observations become one array."""
    found: dict[str, Any] = {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}
    if rows:
        found["observation"] = np.stack(found["observation"])
    return found


def worth(last: State, rows: list[dict[str, Any]]) -> dict[str, list[float | None]]:
    """Return what the game was worth to whoever decided, by each kind of reward; None by points if it counts none."""
    counts_points = bool((last.result and last.result.scores) or last.setup.game.standing(last))
    found: dict[str, list[float | None]] = {}
    for name, reward in KINDS.items():
        by_seat = reward(last) if name != "score" or counts_points else [None] * last.seats
        found[name] = [by_seat[row["seat"]] for row in rows]
    return found
