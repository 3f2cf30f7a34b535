"""The ops of effects, carried out one by one (RULES.md 21)."""
