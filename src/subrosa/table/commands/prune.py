"""`subrosa prune`: remove by hand what a running server removes bit by bit."""

import argparse
import asyncio
from collections import Counter

from sqlalchemy.exc import SQLAlchemyError

from subrosa.table.commands.serve import CannotServe, settings_of_data
from subrosa.table.config.settings import Settings
from subrosa.table.storage.cleaning import GUESTS, Cleaner
from subrosa.table.storage.expiry import KINDS
from subrosa.table.storage.store import Store
from subrosa.texts import Texts


def prune(given: argparse.Namespace) -> int:
    """Remove what is too old, or only tell what it would be. Raises CannotServe."""
    settings = settings_of_data(given)
    if not settings.database_url and not (settings.data / "subrosa.db").is_file():
        raise CannotServe(f"there is no database in {settings.data}: name its folder with --data")
    try:
        removed, before, after = asyncio.run(pruned(settings, given.dry_run))
    except SQLAlchemyError as error:
        raise CannotServe(f"the database cannot be read or changed: {error.__cause__ or error}") from error
    texts = Texts(given.lang)
    print(texts.say("prune-would-remove" if given.dry_run else "prune-removed"))
    for kind in (*KINDS, GUESTS):
        print(f"  {texts.say(f'prune-{kind}', count=removed[kind])}")
    if before is not None and after is not None and not given.dry_run:
        print(texts.say("prune-space", before=before // 1024, after=after // 1024))
    return 0


async def pruned(settings: Settings, dry_run: bool) -> tuple[Counter[str], int | None, int | None]:
    """Return what was or would be removed, and how large the database was and is."""
    store = Store(settings.database)
    await store.open()
    try:
        before = await store.database.bytes_kept()
        cleaner = Cleaner(store, settings.keeping)
        removed = await (cleaner.look() if dry_run else cleaner.clean())
        return removed, before, await store.database.bytes_kept()
    finally:
        await store.close()
