"""Nanty Narking, 2-4 players. RULES.md beside this file says how it is played."""
