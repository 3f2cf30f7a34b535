"""The texts of the Action cards (RULES.md 5.7, 20)."""
