"""What is kept, as tables of a database: the same for SQLite and PostgreSQL.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(48), unique=True),  # what a registered account logs in with
    Column("password", String(200)),
    Column("created", Double, nullable=False),
)

# The browsers that know somebody. Logging out takes the row away.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", ForeignKey("users.id"), nullable=False, index=True),
    Column("ends", Double, nullable=False),
)

# How much of what is limited somebody may still do, counted by all workers together. Nobody can be told from `who`.
allowances = Table(
    "allowances",
    metadata,
    Column("who", String(32), primary_key=True),
    Column("left", Double, nullable=False),
    Column("at", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("sealed", Boolean, nullable=False),  # is the seed a secret, as `core.sealed` says?
    Column("status", String(10), nullable=False),
    Column("host", ForeignKey("users.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("pace", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("turn", Text),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("brought", Integer, nullable=False),  # bytes of the save, if it was played elsewhere and uploaded
    Column("due", Double),  # when the server itself has to do something, if it has
    Column("speed", String(8), nullable=False),
    Column("opened", Boolean, nullable=False),  # a private game that everybody may look back at
    Column("touched", Double, nullable=False),  # when somebody last was there or looked at it
    Column("awaited", String(64)),  # the seats that have not answered, as ",0,2,": each is told its own only
    Index(None, "status", "due"),
    Index(None, "status", "touched"),
    Index(None, "status", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("user", ForeignKey("users.id"), index=True),
    Column("kept_for", String(32), index=True),  # whoever sat here in the game that is played again
    Column("bot", String(40)),
    Column("nonce", String(16), nullable=False),  # part of invitations: a new one makes the old ones void
    Column("replaced", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
)

# The log of a table: rows are added and never changed.
moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(6), nullable=False),  # choose, undo
    Column("choice", String(200), nullable=False),
    Column("made_by", String(6), nullable=False),  # person, bot, auto
    Column("move_id", String(64)),
    Column("noticed", Integer, nullable=False),  # the number its seat knows it by
    Column("used", Double, nullable=False),  # seconds of the seat's reserve
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "seat", "move_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("text", String(4000), nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", ForeignKey("users.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

votes = Table(
    "votes",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)

# Saves of games played elsewhere, compressed: apart from the tables, so that nobody reads them who does not need them.
saves = Table(
    "saves",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Finished games that were analysed, or are being analysed: then there is no `data` yet.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", Double, nullable=False),  # the last sign of whoever analyses it
    Column("data", LargeBinary),
)
