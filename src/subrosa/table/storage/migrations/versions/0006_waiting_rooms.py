"""Who is waited for, so that everybody's own turn comes first."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.String(length=64), nullable=True))
    # Games that run already: those who are asked, which is right again after the next move.
    op.execute(
        "UPDATE tables SET awaited = ',' || substr(turn, 2, length(turn) - 2) || ',' WHERE turn IS NOT NULL"
    )
    # Seats that a host has left before the game could be taken by nobody.
    for kind, which in (("open", "public"), ("friend", "NOT public")):
        op.execute(
            f"""UPDATE seats SET kind = '{kind}' WHERE kind IN ('me', 'hotseat') AND "user" IS NULL"""
            f""" AND "table" IN (SELECT id FROM tables WHERE status = 'waiting' AND {which})"""
        )
