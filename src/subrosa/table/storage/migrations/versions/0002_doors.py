"""Sessions that can be ended, allowances that all workers count, the speed of a table, games opened to all."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user", sa.String(length=32), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"], unique=False)
    op.create_table(
        "allowances",
        sa.Column("who", sa.String(length=32), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_allowances")),
    )
    op.add_column("tables", sa.Column("speed", sa.String(length=8), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("opened", sa.Boolean(), nullable=False, server_default=sa.false()))
