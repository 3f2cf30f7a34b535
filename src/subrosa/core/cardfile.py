"""Card files: a game's components as TOML, with where each value comes from.

Owners of a physical copy can correct a value without touching code, so mistakes in such a file are reported with their
line and what would be right, all of them at once.
"""

import tomllib
from difflib import get_close_matches
from hashlib import blake2b
from typing import Any, Final

from subrosa.core.errors import BadCards
from subrosa.core.visible import is_visible

# Much more than any game of ours needs; beyond it a file is refused before it is read.
LONGEST_FILE: Final = 300_000  # characters
LONGEST_LINE: Final = 2_000
MOST_LINES: Final = 10_000
MOST_TOLD: Final = 20  # mistakes that are reported one by one
LONGEST_SHOWN: Final = 80  # characters of a wrong value
# Looking for similar names takes long with long ones, or with many.
LONGEST_NAME: Final = 40
MOST_NAMES: Final = 400


class CardFile:
    """A parsed card file that remembers on which line everything stands."""

    def __init__(self, text: str) -> None:
        check_size(text)
        self.text = text
        self.problems: list[tuple[int, str]] = []
        self.untold = 0  # mistakes beyond those that are reported
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCards([(line_of_error(str(error), text), f"not readable as TOML: {error}")]) from error
        except RecursionError as error:
            raise BadCards([(0, "not readable: lists or tables stand too deep inside each other")]) from error
        self.lines = find_lines(text)
        self.check_visible()

    def check_visible(self) -> None:
        """Raise BadCards if it holds anything invisible, which would be shown to whoever reads about it."""
        # Without a backslash it holds only what is written there: all at once is faster than one by one.
        if "\\" not in self.text and self.text.replace("\n", "").isprintable():
            return
        hidden = [
            (self.lines.get((table, i, key), 0), f"a character that cannot be seen stands in {value!r}")
            for table, found in self.data.items()
            for i, entry in enumerate(found if isinstance(found, list) else [found])
            for key, value in (entry.items() if isinstance(entry, dict) else [("", entry)])
            if not all_visible([table, key, value])
        ]
        if hidden:
            raise BadCards(sorted(hidden))

    def digest(self) -> str:
        """Return a short name for this very edition."""
        return blake2b(self.text.encode(), digest_size=6).hexdigest()

    def entries(self, table: str) -> list["Entry"]:
        """Return the entries of an array of tables, such as [[plot]], or the one table [meta]."""
        found = self.data.get(table, [])
        entries = found if isinstance(found, list) else [found]
        return [Entry(self, table, i, values) for i, values in enumerate(entries) if isinstance(values, dict)]

    def meta(self) -> "Entry":
        """Return the one table [meta], without which nothing else can be read. Raises BadCards."""
        if not self.entries("meta"):
            raise BadCards([*self.problems, (0, "the table [meta] is missing")])
        return self.entries("meta")[0]

    def by_id(self, table: str, ids: tuple[str, ...]) -> list["Entry"]:
        """Return the entries of a table in the order of `ids`, each of which must be there exactly once."""
        found: dict[str, Entry] = {}
        for entry in self.entries(table):
            name = str(entry.values.get("id"))
            if name not in ids:
                entry.problem("id", f"{shown(name)} is no {table} of this game", name, ids)
            elif name in found:
                entry.problem("id", f"{name!r} is there twice")
            else:
                found[name] = entry
        for name in ids:
            if name not in found:
                self.note(0, f'no [[{table}]] entry has id = "{name}"')
        return [found.get(name, Entry(self, table, -1, {})) for name in ids]

    def note(self, line: int, text: str, word: str = "", known: tuple[str, ...] = ()) -> None:
        """Note a mistake, with the most similar name if one is unknown; beyond the first ones they are counted."""
        if len(self.problems) < MOST_TOLD:
            self.problems.append((line, f"{text}{suggestion(word, known) if known else ''}"))
        else:
            self.untold += 1

    def compare_keys(self, standard: "CardFile") -> None:
        """Report keys and tables that the standard file does not know: most often a slip of the pen."""
        for table in self.data:
            if table not in standard.data:
                line = self.lines.get((table, 0, ""), 0)
                self.note(line, f"unknown table {shown(table)}", table, tuple(standard.data))
                continue
            known = {key for entry in standard.entries(table) for key in entry.values}
            known |= {f"{key}_provenance" for key in known} | {"provenance", "note"}
            names = tuple(sorted(known))
            for entry in self.entries(table):
                for key in entry.values:
                    if key not in known:
                        entry.problem(key, f"unknown key {shown(key)}", key, names)

    def finish(self) -> None:
        """Raise BadCards if anything was wrong."""
        if self.problems:
            raise BadCards(sorted(self.problems), self.untold)


class Entry:
    """One entry of a card file. Wrong values are noted as problems, and a harmless one is returned in their place."""

    def __init__(self, file: CardFile, table: str, index: int, values: dict[str, Any]) -> None:
        self.file = file
        self.table = table
        self.index = index
        self.values = values

    def problem(self, key: str, text: str, word: str = "", known: tuple[str, ...] = ()) -> None:
        """Note what is wrong with the value of a key; if a word is unknown, with the most similar one that is known."""
        lines = self.file.lines
        line = lines.get((self.table, self.index, key)) or lines.get((self.table, self.index, ""), 0)
        self.file.note(line, f"{self.name()}: {text}", word, known)

    def name(self) -> str:
        """Return what messages call this entry."""
        return f"{self.table} {str(self.values.get('id', ''))[:LONGEST_NAME]}".strip()

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number within limits."""
        value = self.values.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            if self.index >= 0:
                self.problem(key, f"{key} should be a whole number from {low} to {high}, not {shown(value)}")
            return low
        return value

    def word(self, key: str, allowed: tuple[str, ...]) -> str:
        """Return one of several words."""
        value = self.values.get(key)
        if value not in allowed:
            if self.index >= 0:
                self.problem(key, f"{key} should be one of {', '.join(allowed)}, not {shown(value)}")
            return allowed[0]
        return str(value)

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """Return a list of words."""
        value = self.values.get(key)
        if not isinstance(value, list):
            self.problem(key, f"{key} should be a list of ids, not {shown(value)}")
            return ()
        for item in value:
            if item not in allowed:
                self.problem(key, f"{shown(item)} in {key} is unknown", str(item), allowed)
        return tuple([str(item) for item in value if item in allowed])

    def provenance(self, key: str) -> str:
        """Return where the value of a key comes from: rulebook, public or reconstructed."""
        return str(self.values.get(f"{key}_provenance", self.values.get("provenance", "")))


def check_size(text: str) -> None:
    """Raise BadCards if a file is so large that reading it would take long."""
    if len(text) > LONGEST_FILE:
        problem = f"the file is too long: {len(text):,} characters, at most {LONGEST_FILE:,} are read"
        raise BadCards([(0, problem)])
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadCards([(0, f"the file is too long: {len(lines):,} lines, at most {MOST_LINES:,} are read")])
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadCards([(number, f"the line is too long: at most {LONGEST_LINE:,} characters are read")])


def shown(value: Any) -> str:
    """Return a wrong value, as far as anybody wants to read it."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def all_visible(value: Any) -> bool:
    """Tell whether everything in a value can be seen, however deep it lies."""
    if isinstance(value, str):
        return is_visible(value)
    if isinstance(value, dict):
        return all(all_visible(part) for pair in value.items() for part in pair)
    return not isinstance(value, list) or all(all_visible(part) for part in value)


def suggestion(word: str, known: tuple[str, ...]) -> str:
    """Return ', did you mean ...?' if something similar exists."""
    if len(word) > LONGEST_NAME or len(known) > MOST_NAMES:
        return ""
    close = get_close_matches(word, known, 1)
    return f", did you mean {close[0]!r}?" if close else ""


def find_lines(text: str) -> dict[tuple[str, int, str], int]:
    """Return on which line each (table, index, key) stands; key '' is the table's header."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            table = stripped.split("]")[0].strip("[] ")
            counts[table] = counts.get(table, -1) + 1
            lines[table, counts[table], ""] = number
        elif "=" in stripped and not stripped.startswith("#"):
            lines[table, counts.get(table, 0), stripped.split("=")[0].strip()] = number
    return lines


def line_of_error(message: str, text: str) -> int:
    """Return the line number in a message such as 'Expected ... (at line 3, column 5)' or '(at end of document)'."""
    _, _, rest = message.partition("at line ")
    digits = rest.split(",")[0]
    return int(digits) if digits.isdigit() else text.count("\n") + 1
