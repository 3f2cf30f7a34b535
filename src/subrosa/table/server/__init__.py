"""A worker of the server: all parts put together, all tables in its memory, and what it does regularly."""
