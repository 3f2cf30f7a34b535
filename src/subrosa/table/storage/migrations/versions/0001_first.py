"""The first form: people, tables, seats, moves, snapshots, talk, notes, mutes, votes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=48), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("account", name=op.f("uq_users_account")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.Column("save", sa.Text(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_status_due"), ["status", "due"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_tables_status_public_created"), ["status", "public", "created"], unique=False
        )

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table")),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("choice", sa.String(length=200), nullable=False),
        sa.Column("made_by", sa.String(length=6), nullable=False),
        sa.Column("move_id", sa.String(length=64), nullable=True),
        sa.Column("noticed", sa.Integer(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_moves_table")),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_moves")),
        sa.UniqueConstraint("table", "seat", "move_id", name=op.f("uq_moves_table_seat_move_id")),
    )
    op.create_table(
        "mutes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_mutes_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_mutes_user")),
        sa.PrimaryKeyConstraint("table", "user", "seat", name=op.f("pk_mutes")),
    )
    op.create_table(
        "notes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=4000), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_notes_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_notes_user")),
        sa.PrimaryKeyConstraint("table", "user", name=op.f("pk_notes")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=True),
        sa.Column("kept_for", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("nonce", sa.String(length=16), nullable=False),
        sa.Column("replaced", sa.Boolean(), nullable=False),
        sa.Column("auto_pass", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_seats_user")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_kept_for"), ["kept_for"], unique=False)
        batch_op.create_index(batch_op.f("ix_seats_user"), ["user"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_votes_table")),
        sa.PrimaryKeyConstraint("table", "seat", "voter", name=op.f("pk_votes")),
    )
