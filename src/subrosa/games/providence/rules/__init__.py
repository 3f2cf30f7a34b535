"""The rules, in the order of the rulebook; RULES.md beside this folder says them in words."""
