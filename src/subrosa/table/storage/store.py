"""Everything that is kept, in one object with a part for each topic."""

import time

from subrosa.table.common.clock import Now
from subrosa.table.storage.allowances import Allowances
from subrosa.table.storage.analyses import Analyses
from subrosa.table.storage.database import Database
from subrosa.table.storage.expiry import Expiry
from subrosa.table.storage.listing import Listing
from subrosa.table.storage.moves import Moves
from subrosa.table.storage.seats import Seats
from subrosa.table.storage.sessions import Sessions
from subrosa.table.storage.tables import Tables
from subrosa.table.storage.talk import Talk
from subrosa.table.storage.visitors import Visitors


class Store:
    """The database of a server."""

    def __init__(self, url: str, now: Now = time.time) -> None:
        self.database = Database(url, now)
        self.visitors = Visitors(self.database)
        self.sessions = Sessions(self.database)
        self.allowances = Allowances(self.database)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.moves = Moves(self.database)
        self.talk = Talk(self.database)
        self.listing = Listing(self.database)
        self.analyses = Analyses(self.database)
        self.expiry = Expiry(self.database)

    async def open(self) -> None:
        """Bring the database up to date and be ready to write."""
        await self.database.open()

    async def close(self) -> None:
        """Stop once everything that waits is written."""
        await self.database.close()
