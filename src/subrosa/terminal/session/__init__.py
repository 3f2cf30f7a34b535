"""A game at one terminal, however it is shown: who sits where, its file, its words, rules and explanations.

Nothing here draws or prints; the two ways of showing it are `screen` and `line`.
"""
