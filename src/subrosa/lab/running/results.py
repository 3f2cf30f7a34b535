"""Results files: one line of JSON that says what was played, then one for each game, in order, only ever appended.

A run that was stopped goes on after the last whole line; a line that was cut off is played again. As every game
depends on its number and the first line alone, the file is the same however often the run was stopped and however
many processes played.
"""

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

from subrosa.lab.problems import BadResults

if sys.platform != "win32":
    import fcntl

Record = dict[str, Any]


class Results:
    """The file of a run, open for more. Use it in a `with`."""

    def __init__(self, path: Path, head: Record) -> None:
        self.path = path
        self.head = head
        self.records: list[Record] = []
        try:
            self.file: BinaryIO = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        except OSError as error:
            raise BadResults(f"cannot write results to {path}: {error.strerror}") from error
        try:
            self.claim()
            self.read()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *what: object) -> None:
        self.file.close()

    def claim(self) -> None:
        """Keep everybody else from writing here until this program ends."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadResults(
                    f"another run is writing to {self.path}: name another file with --out"
                ) from error

    def read(self) -> None:
        """Take over what is there already, and cut off a line that was not finished."""
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if not lines:
            # What stands in a file without a whole line is the beginning of our first line, or not ours.
            if not line_of(self.head).startswith(text):
                raise BadResults(f"{self.path} is not a results file: name another with --out")
            self.rewind(0)
            self.write([self.head])
            return
        self.compare(self.parsed(lines[0], 1))
        for number, line in enumerate(lines[1:]):
            record = self.parsed(line, number + 2)
            if record.get("n") != number:
                raise BadResults(
                    f"line {number + 2} of {self.path} should be game {number}, not {record.get('n')!r}: "
                    "cut the file before that line to go on from there"
                )
            self.records.append(record)
        if whole < len(text):
            self.rewind(whole)

    def rewind(self, size: int) -> None:
        """Go on writing here, and cut off what stands behind."""
        self.file.seek(size)
        self.file.truncate()

    def parsed(self, line: bytes, number: int) -> Record:
        """Read a line as a table. Raises BadResults."""
        try:
            record = json.loads(line)
        except ValueError:
            record = None
        if isinstance(record, dict):
            return record
        if number == 1:
            raise BadResults(f"{self.path} is not a results file: name another with --out")
        raise BadResults(
            f"line {number} of {self.path} is damaged: cut the file before it to go on from there"
        )

    def compare(self, found: Record) -> None:
        """Raise BadResults unless the file was begun by the same run."""
        if found == self.head:
            return
        if found.get("results") != self.head["results"]:
            raise BadResults(f"{self.path} is not a file of {self.head['results']}: name another with --out")
        names = [name for name in self.head if found.get(name) != self.head[name]] or ["unknown entries"]
        name = names[0]
        raise BadResults(
            f"{self.path} holds other games: {name} is {found.get(name)!r} there and {self.head.get(name)!r} here; "
            "name another file with --out"
        )

    def append(self, records: Iterable[Record]) -> None:
        """Keep more games. They have left this program for the disk when this returns."""
        kept = list(records)
        self.write(kept)
        self.records += kept

    def write(self, records: Iterable[Record]) -> None:
        """Write lines at the end."""
        self.file.write(b"".join([line_of(record) for record in records]))
        self.file.flush()


def line_of(record: Record) -> bytes:
    """Write a record as a line; the same record always gives the same line."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
