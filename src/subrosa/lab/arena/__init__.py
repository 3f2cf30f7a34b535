"""`subrosa arena`: bots against each other.

Who sits where, the games themselves, ratings, and the tables that come of them.
"""
