"""How sure are we? Intervals of 95 % and tests, for many values and for few.

Pure arithmetic: this room knows no games and imports nothing of ours.
"""
