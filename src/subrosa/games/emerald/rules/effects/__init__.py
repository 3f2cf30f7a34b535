"""What the texts of cards do (RULES.md 19)."""
