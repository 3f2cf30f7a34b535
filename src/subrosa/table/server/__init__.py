"""A worker of the server: all parts put together, all tables in its memory, and what it does regularly.

One process is one worker. Several of them share a PostgreSQL.
"""
