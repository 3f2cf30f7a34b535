"""How much visitors may store, over a day and in all. What is counted over a day is counted by all workers together."""

from typing import Final

from subrosa.table.worker.worker import Hall
from subrosa.table.config.keeping import DAY
from subrosa.table.protocol.problems import TableProblem

AN_ADDRESS: Final = 2  # times what one visitor may: households and schools share one


async def check_tables(hall: Hall, user_id: str, place: str) -> None:
    """One more table is made. Raises TableProblem."""
    most = hall.settings.quotas.tables_a_day
    if not await within(hall, "tables of a day", user_id, place, most, 1):
        raise TableProblem("day-full", most=most)


async def check_bytes(hall: Hall, user_id: str, place: str, size: int) -> None:
    """So many bytes are to be kept. Raises TableProblem."""
    most = hall.settings.quotas.kilobytes_a_day
    if not await within(hall, "bytes of a day", user_id, place, most * 1000, size):
        raise TableProblem("day-full-of-saves", most=most)


async def check_guests(hall: Hall, place: str) -> None:
    """One more visitor is to be known. Raises TableProblem."""
    most = hall.settings.quotas.guests_a_day
    if most and not await allowed(hall, f"guests of a day {place}", most, 1):
        raise TableProblem("too-many-guests", most=most)


async def within(hall: Hall, what: str, user_id: str, place: str, most: int, cost: float) -> bool:
    """May a visitor have so much more, and may the address?"""
    return not most or (
        await allowed(hall, f"{what} by {user_id}", most, cost)
        and await allowed(hall, f"{what} at {place}", most * AN_ADDRESS, cost)
    )


async def allowed(hall: Hall, who: str, most: float, cost: float) -> bool:
    return await hall.store.allow(hall.limited.mark(who), most / DAY, most, cost)


async def make_room(hall: Hall, user_id: str) -> None:
    """A visitor brings one more save: the oldest makes room, unless somebody looks at it. Raises TableProblem."""
    most = hall.settings.quotas.saves
    if not most:
        return
    for table_id in reversed((await hall.store.saves_of(user_id))[most - 1 :]):
        if hall.somebody_at(table_id) or not await hall.store.remove_save(table_id):
            raise TableProblem("saves-full", most=most)
        await hall.forget(table_id)
