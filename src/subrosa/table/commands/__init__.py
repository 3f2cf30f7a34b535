"""`subrosa serve` and `subrosa prune`: their options, and what has to be there before a server can start.

`arguments.py` imports little, since every command of `subrosa` reads it.
"""
