"""The games of an arena as files, one each, that name the bots at their seats."""

import os
from pathlib import Path

from subrosa.lab.problems import BadRequest
from subrosa.lab.running.results import Record


class Saves:
    """A folder with a save for each game, by its number."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRequest(f"--saves should name a folder, not {folder}: {error.strerror}") from error

    def path(self, number: int) -> Path:
        """Return the file of a game."""
        return self.folder / f"{number:06}.save"

    def check(self, records: list[Record], results: Path) -> None:
        """Raise BadRequest if games were played before and not saved here: nobody should miss them later."""
        missing = [record["n"] for record in records if not self.path(record["n"]).exists()]
        if missing:
            raise BadRequest(
                f"{len(missing)} games of {results} were not saved in {self.folder}: name another file with --out, "
                "and all are played and saved"
            )

    def keep(self, records: list[Record]) -> None:
        """Write the saves, each as a whole or not at all, and take them out of the records."""
        for record in records:
            path = self.path(record["n"])
            half_written = path.with_suffix(f".{os.getpid()}")
            half_written.write_text(record.pop("save"), "utf-8")
            half_written.replace(path)
