"""Who is waited for, so that everybody's own turn comes first; hosts are found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.String(length=64), nullable=True))
    # Games that run already: those who are asked, which is right again after the next move.
    op.execute(
        "UPDATE tables SET awaited = ',' || substr(turn, 2, length(turn) - 2) || ',' WHERE turn IS NOT NULL"
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
