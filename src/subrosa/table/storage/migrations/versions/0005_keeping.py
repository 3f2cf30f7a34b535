"""Saves apart from tables, and when somebody last was at a table: for lists that read little, and for expiry."""

import gzip
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("save", sa.Text),
    sa.column("brought", sa.Integer),
    sa.column("touched", sa.Double),
)
saves = sa.table("saves", sa.column("table", sa.String), sa.column("data", sa.LargeBinary))


def upgrade() -> None:
    op.create_table(
        "saves",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_saves_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_saves")),
    )
    op.add_column("tables", sa.Column("brought", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.Double(), nullable=False, server_default="0"))
    connection = op.get_bind()
    # Nobody knows when somebody was there last: the time that a table is kept begins now for all of them.
    connection.execute(sa.update(tables).values(touched=time.time()))
    brought = sa.select(tables.c.id).where(tables.c.save.is_not(None))
    for table_id in connection.execute(brought).scalars().all():
        text = connection.execute(sa.select(tables.c.save).where(tables.c.id == table_id)).scalar_one()
        data = gzip.compress(text.encode())
        connection.execute(sa.insert(saves), {"table": table_id, "data": data})
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(brought=len(data)))
    op.drop_column("tables", "save")
    op.create_index(op.f("ix_tables_status_touched"), "tables", ["status", "touched"], unique=False)
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
