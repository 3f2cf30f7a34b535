"""How a database comes from any earlier form to the one that `schema.py` describes.

Most databases are up to date, and alembic takes a while to import: only those that are not wait for it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE: Final = "alembic_version"  # in which our migrations note how far they are
NEWEST: Final = "0007"  # the last of `versions`


class CannotMigrate(Exception):
    """The database is of a form that we do not know."""


def config() -> "Config":
    """Tell alembic where it finds our migrations."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def migrate(connection: Connection) -> None:
    """Bring a database up to date; nothing happens to one that is. Raises CannotMigrate."""
    if connection.dialect.name == "postgresql":
        # Several workers start at once, and one of them does it.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5942)")
    if version_of(connection) == [NEWEST]:
        return
    from alembic import command
    from alembic.util.exc import CommandError

    made = config()
    made.attributes["connection"] = connection
    try:
        command.upgrade(made, "head")
    except CommandError as error:
        raise CannotMigrate(str(error)) from error


def version_of(connection: Connection) -> list[str]:
    """Return how far the migrations of a database are; of a new one there is nothing to say."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return []
    return list(connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars())
