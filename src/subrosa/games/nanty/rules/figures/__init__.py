"""Figures with types, and their cards (RULES.md 14.3)."""
