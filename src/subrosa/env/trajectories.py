"""Decisions of saved games as arrays, read from the file that `subrosa trajectories` writes.

    seen = read("hard.parquet", players=["hard"])
    seen.observation[rows], seen.mask(rows), seen.choice[rows], seen.win[rows]

`batches` reads the same a piece at a time, for files that are larger than the memory.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subrosa.core import BadSetup
from subrosa.env.tables import Table

COLUMNS = ("game", "decision", "seat", "choice", "win", "score", "rank")


@dataclass(frozen=True)
class Trajectories:
    """Decisions, one per row, in the order of the games. The arrays have a row each; options have no fixed number."""

    table: Table  # the game, as environments know it
    game: NDArray[np.int32]  # the number of the save
    decision: NDArray[np.int32]  # how many choices of the save had been made before
    seat: NDArray[np.int8]
    player: NDArray[Any]  # the name of the bot, or "human"
    observation: NDArray[np.float32]
    options: NDArray[np.int32]  # of all rows, one after the other
    ends: NDArray[np.int64]  # where those of a row end in `options`
    choice: NDArray[np.int32]
    win: NDArray[np.float32]  # what the game was worth to whoever decided, as rewards of environments are
    score: NDArray[np.float32]  # not a number in games that count no points
    rank: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.choice)

    def mask(self, rows: Sequence[int] | NDArray[Any] | None = None) -> NDArray[np.int8]:
        """Return what could be chosen in these rows, or in all: a 1 for each action on offer."""
        chosen = np.arange(len(self)) if rows is None else np.asarray(rows)
        found = np.zeros((len(chosen), self.table.actions.size), np.int8)
        for i, row in enumerate(chosen):
            found[i, self.options[self.ends[row - 1] if row else 0 : self.ends[row]]] = 1
        return found


def read(path: Path | str, players: Sequence[str] = ()) -> Trajectories:
    """Read the decisions of these players, or of all, at once. Raises BadSetup."""
    pieces = list(batches(path, players))
    if not pieces:
        raise BadSetup(f"there are no decisions of {', '.join(players) or 'anybody'} in {path}")
    found: dict[str, Any] = {
        name: np.concatenate([getattr(piece, name) for piece in pieces])
        for name in (*COLUMNS, "player", "observation", "options")
    }
    shifts = np.cumsum([0, *[len(piece.options) for piece in pieces[:-1]]])
    ends = [piece.ends + shift for piece, shift in zip(pieces, shifts, strict=True)]
    return Trajectories(table=pieces[0].table, ends=np.concatenate(ends), **found)


def batches(path: Path | str, players: Sequence[str] = (), rows: int = 2048) -> Iterator[Trajectories]:
    """Read the same in pieces of at most so many rows. Raises BadSetup."""
    try:
        arrow: Any = import_module("pyarrow")
        compute: Any = import_module("pyarrow.compute")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError as error:
        raise BadSetup("trajectories need pyarrow: pip install 'subrosa-games[data]'") from error
    file = parquet.ParquetFile(path)
    about = (file.schema_arrow.metadata or {}).get(b"subrosa")
    if about is None:
        raise BadSetup(f"{path} holds no trajectories: `subrosa trajectories` makes such a file")
    head = json.loads(about)
    table = Table(head["environment"], head["seats"], None, head["history"])  # refuses another version
    names = [*COLUMNS, "player", "observation", "options"]
    for batch in file.iter_batches(rows, columns=names):
        kept = batch
        if players:
            among = compute.is_in(batch["player"].cast("string"), arrow.array(list(players), arrow.string()))
            kept = batch.filter(among)
        if len(kept):
            yield arrays(table, kept)


def arrays(table: Table, batch: Any) -> Trajectories:
    """Turn a piece of the file into arrays."""
    options = batch["options"]
    found: dict[str, Any] = {name: batch[name].to_numpy(zero_copy_only=False) for name in COLUMNS}
    found["score"] = found["score"].astype(np.float32)
    observation = batch["observation"].flatten().to_numpy(zero_copy_only=False)
    return Trajectories(
        table=table,
        player=np.array(batch["player"].to_pylist()),
        observation=observation.reshape(len(batch), table.size),
        options=options.flatten().to_numpy(zero_copy_only=False),
        ends=np.cumsum(options.value_lengths().to_numpy(zero_copy_only=False), dtype=np.int64),
        **found,
    )
