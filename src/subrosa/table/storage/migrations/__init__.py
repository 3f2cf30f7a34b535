"""How a database comes from any earlier form to the one that `schema.py` describes."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config() -> Config:
    """Tell alembic where it finds our migrations."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def migrate(connection: Connection) -> None:
    """Bring a database up to date; nothing happens to one that is."""
    if connection.dialect.name == "postgresql":
        # Several workers start at once, and one of them does it.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(5942)")
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
