"""Everything that is kept, in SQLite or PostgreSQL: the schema, its migrations, and a store with a part for each topic.

Nothing here knows the rules of a game. Workers that share a PostgreSQL also hear from each other here.
"""
