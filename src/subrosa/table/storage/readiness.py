"""Before the server starts: is there a database, is it ours, and can it be written to?

Workers would find out too, but could only say so by dying one after the other.
"""

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from subrosa.table.storage.database import async_url, make_writing_engine
from subrosa.table.storage.migrations import VERSION_TABLE, CannotMigrate, migrate
from subrosa.table.storage.schema import metadata


class NotReady(Exception):
    """The database cannot be used; the message says why."""


def ready(url: str) -> None:
    """Bring the database up to date, and see whether it can be written to. Raises NotReady."""
    shown = make_url(url).render_as_string(hide_password=True)
    engine = make_writing_engine(async_url(url))
    try:
        with engine.begin() as connection:
            check_ours(connection, shown)
            migrate(connection)
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))
    except CannotMigrate as error:
        raise NotReady(f"{shown} was made by a newer Sub Rosa, or is not ours: {one_line(error)}") from error
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise NotReady(f"the database {shown} cannot be used: {one_line(cause)}") from error
    finally:
        engine.dispose()


def check_ours(connection: Connection, shown: str) -> None:
    """Raise NotReady if the tables there are somebody else's: ours would be mixed up with them."""
    found = set(inspect(connection).get_table_names())
    if VERSION_TABLE in found:
        return
    # A file belongs to one program. A database of PostgreSQL may be shared, as long as names do not meet.
    foreign = found if connection.dialect.name == "sqlite" else found & set(metadata.tables)
    if foreign:
        raise NotReady(f"{shown} is not a database of Sub Rosa: it has a table {min(foreign)!r} of its own")


def one_line(error: BaseException) -> str:
    """Return what went wrong, in one line."""
    return " ".join(str(error).split())
