"""`subrosa serve` with the luck taken out: `python -m tests.browser.server serve ...`.

Real tables deal from secrets that nobody can foresee. Here everybody's first table of a game is dealt the same cards,
their second table others, and so on; somebody called "Ada 7" begins with the seventh. Bots that are asked the same
answer the same. So a test of a page sees the same page each time, and no limit to how quickly they come.
"""

import hashlib
import re
import sys
from collections import Counter

from subrosa.cli import main
from subrosa.table.bots import pool
from subrosa.table.commands import serve
from subrosa.table.play import bot_names
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.tables import NewTable
from subrosa.table.server.worker import Worker
from subrosa.table.storage.rows import SeatRow, TableRow, User
from subrosa.table.web import lobby
from tests.table.support import NO_LIMITS


class NoLuck:
    """Stands in for the module `secrets` where what it draws decides how a game goes on."""

    def token_hex(self, size: int) -> str:
        return "5eed" * (size // 2)

    def choice(self, things: list[str]) -> str:
        return things[0]


made: Counter[tuple[str, str]] = Counter()
new_row, again = lobby.new_row, lobby.again


def dealt(table: TableRow, host: User) -> TableRow:
    """Return the table with a secret that follows from its game and from how many of them its host has had."""
    first = re.search(r"\d+$", host.name or "")
    number = made[host.id, table.game] + int(first[0] if first else 1)
    made[host.id, table.game] += 1
    table.seed = hashlib.sha256(f"{table.game} {number}".encode()).hexdigest()
    return table


def new_row_dealt(worker: Worker, data: NewTable, user: User) -> TableRow:
    return dealt(new_row(worker, data, user), user)


def again_dealt(table: LiveTable, user: User) -> tuple[TableRow, list[SeatRow]]:
    row, seats = again(table, user)
    return dealt(row, user), seats


if __name__ == "__main__":
    for module, name, replacement in (
        (lobby, "new_row", new_row_dealt),
        (lobby, "again", again_dealt),
        (pool, "secrets", NoLuck()),
        (bot_names, "secrets", NoLuck()),
        (serve, "Limits", lambda **_: NO_LIMITS),
    ):
        assert hasattr(module, name)
        setattr(module, name, replacement)
    sys.exit(main())
