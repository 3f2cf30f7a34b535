"""`subrosa analyse`: a finished game seen by the bots.

For each decision, how the alternatives fare in worlds that fit what its seat knew, and what everybody could have known.
"""
