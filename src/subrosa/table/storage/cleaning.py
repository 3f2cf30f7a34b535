"""Cleaning up, in small steps: in the background of a server, or by hand with `subrosa prune`."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from subrosa.table.config.keeping import DAY, Keeping
from subrosa.table.storage.expiry import KINDS
from subrosa.table.storage.store import Store

A_STEP: Final = 25
PAGES: Final = 500  # of the database, given back at once
GUESTS: Final = "guests"

Remove = Callable[[str, str], Awaitable[bool]]


class Cleaner:
    """One who removes what is too old. `pause` is how long others have their turn after each removal."""

    def __init__(self, store: Store, keeping: Keeping, pause: float = 0.0) -> None:
        self.store = store
        self.keeping = keeping
        self.pause = pause
        self.now = store.database.now()

    async def look(self) -> Counter[str]:
        """Count how much there is to remove, of every kind."""
        found = Counter(
            {kind: await self.store.expiry.count_expired(kind, self.keeping, self.now) for kind in KINDS}
        )
        if self.keeping.guests:
            found[GUESTS] = await self.store.expiry.count_lost_guests(self.now)
        return found

    async def clean(self, remove: Remove | None = None) -> Counter[str]:
        """Remove it, and count what has gone; `remove` is given a table and its kind, and may refuse."""
        removed = Counter({kind: await self._tables(kind, remove or self.remove) for kind in KINDS})
        if self.keeping.guests:
            await self.store.expiry.shorten_sessions(self.keeping.guests * DAY)
            removed[GUESTS] = await self._guests()
        while await self.store.database.give_back(PAGES):
            await asyncio.sleep(self.pause)
        return removed

    async def remove(self, table_id: str, kind: str) -> bool:
        """Remove a table if it is still too old."""
        return await self.store.expiry.remove_expired(table_id, kind, self.keeping, self.now)

    async def _tables(self, kind: str, remove: Remove) -> int:
        removed = 0
        while found := await self.store.expiry.expired_tables(kind, self.keeping, self.now, A_STEP):
            before = removed
            for table_id in found:
                removed += await remove(table_id, kind)
                await asyncio.sleep(self.pause)
            if removed == before:  # nothing but what may not be removed now
                break
        return removed

    async def _guests(self) -> int:
        removed = 0
        while found := await self.store.expiry.lost_guests(self.now, A_STEP):
            went = await self.store.expiry.remove_guests(found, self.now)
            await asyncio.sleep(self.pause)
            removed += went
            if not went:
                break
        return removed
