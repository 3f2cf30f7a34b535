"""Alembic's way in: it is always given a connection, see `migrate`."""

from alembic import context

from subrosa.table.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
