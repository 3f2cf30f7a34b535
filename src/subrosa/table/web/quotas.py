"""How much visitors may store, per day and in all. What counts per day is counted by all workers together."""

from typing import Final

from subrosa.table.config.keeping import DAY
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker

AN_ADDRESS: Final = 2  # times as much as one visitor may: households and schools share an address


async def check_tables(worker: Worker, user_id: str, place: str) -> None:
    """Raise TableProblem if somebody may not make one more table today."""
    most = worker.settings.quotas.tables_per_day
    if not await within(worker, "tables of a day", user_id, place, most, 1):
        raise TableProblem("day-full", most=most)


async def check_bytes(worker: Worker, user_id: str, place: str, size: int) -> None:
    """Raise TableProblem if somebody may not store so many bytes more today."""
    most = worker.settings.quotas.kilobytes_per_day
    if not await within(worker, "bytes of a day", user_id, place, most * 1000, size):
        raise TableProblem("day-full-of-saves", most=most)


async def check_guests(worker: Worker, place: str) -> None:
    """Raise TableProblem if no more visitors may come from this address today."""
    most = worker.settings.quotas.guests_per_day
    if most and not await allowed(worker, f"guests of a day {place}", most, 1):
        raise TableProblem("too-many-guests", most=most)


async def within(worker: Worker, what: str, user_id: str, place: str, most: int, cost: float) -> bool:
    """Tell whether a visitor may have so much more, and their address too."""
    return not most or (
        await allowed(worker, f"{what} by {user_id}", most, cost)
        and await allowed(worker, f"{what} at {place}", most * AN_ADDRESS, cost)
    )


async def allowed(worker: Worker, who: str, most: float, cost: float) -> bool:
    return await worker.store.allowances.allow(worker.limited.mark(who), most / DAY, most, cost)


async def make_room(worker: Worker, user_id: str) -> None:
    """Remove a visitor's oldest save for one more. Raises TableProblem if somebody looks at it."""
    most = worker.settings.quotas.saves
    if not most:
        return
    for table_id in reversed((await worker.store.expiry.saves_of(user_id))[most - 1 :]):
        if worker.somebody_at(table_id) or not await worker.store.expiry.remove_save(table_id):
            raise TableProblem("saves-full", most=most)
        await worker.forget(table_id)
