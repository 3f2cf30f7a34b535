"""Small tools that know nothing of tables or games.

The time of day, signed tokens, rates, queues, passwords and the names of visitors.
"""
