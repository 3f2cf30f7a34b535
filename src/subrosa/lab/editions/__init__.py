"""`subrosa balance --compare`: two card files of one game, played with the same seeds.

What the files differ in, what changes from the one to the other, and the report.
"""
