"""A table of decisions as a Parquet file: written some thousand rows at a time, so that any number of games fits."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from subrosa.env.tables import Table
from subrosa.lab.problems import MissingPart
from subrosa.lab.running.results import Record

AT_ONCE: Final = 2048  # rows


class Writer:
    """Writes the columns of replayed games to a file. Use it in a `with`. Raises MissingPart without pyarrow."""

    def __init__(self, path: Path, table: Table, views: bool) -> None:
        try:
            self.arrow: Any = import_module("pyarrow")
            parquet: Any = import_module("pyarrow.parquet")
        except ImportError as error:
            raise MissingPart("trajectories need pyarrow: pip install 'subrosa-games[data]'") from error
        self.size = table.size
        self.schema = self._schema(views).with_metadata({"subrosa": json.dumps(about(table))})
        self.file: Any = parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.waiting: list[Any] = []
        self.rows = 0  # all of them

    def _schema(self, views: bool) -> Any:
        arrow = self.arrow
        fields = {
            "game": arrow.int32(),
            "decision": arrow.int32(),
            "seat": arrow.int8(),
            "player": arrow.dictionary(arrow.int16(), arrow.string()),
            "observation": arrow.list_(arrow.float32(), self.size),
            "options": arrow.list_(arrow.int32()),
            "choice": arrow.int32(),
            "text": arrow.string(),
            "win": arrow.float32(),
            "score": arrow.float32(),
            "rank": arrow.float32(),
        }
        return arrow.schema(fields | ({"view": arrow.string()} if views else {}))

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, *what: object) -> None:
        self._flush()
        self.file.close()

    def add(self, records: list[Record]) -> None:
        """Take the games of some saves."""
        for record in records:
            if record["rows"]:
                self.waiting.append(self._table(record["columns"]))
                self.rows += record["rows"]
        if sum([len(table) for table in self.waiting]) >= AT_ONCE:
            self._flush()

    def _table(self, columns: dict[str, Any]) -> Any:
        arrow = self.arrow
        flat = arrow.array(columns["observation"].reshape(-1))
        arrays = [
            arrow.FixedSizeListArray.from_arrays(flat, self.size)
            if field.name == "observation"
            else arrow.array(written(columns[field.name]), type=field.type)
            for field in self.schema
        ]
        return arrow.Table.from_arrays(arrays, schema=self.schema)

    def _flush(self) -> None:
        if self.waiting:
            self.file.write_table(self.arrow.concat_tables(self.waiting).unify_dictionaries())
            self.waiting = []


def written(values: list[Any]) -> list[Any]:
    """Return views as text, and all else as it is."""
    return [json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else value for value in values]


def about(table: Table) -> dict[str, Any]:
    """Return what a reader has to know: which environment the numbers belong to."""
    return {
        "environment": table.name,
        "seats": table.seats,
        "history": table.history,
        "places": table.size,
        "actions": table.actions.size,
    }
