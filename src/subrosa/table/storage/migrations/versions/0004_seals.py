"""Games whose seed is a secret that can be checked when they are over; those begun before play on as they were."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
