"""Analyses tell hands by the kind of what is held: those made before are made again when somebody asks."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute("DELETE FROM analyses")
