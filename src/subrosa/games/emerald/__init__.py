"""A Study in Emerald: two sides, nobody knows who is on which, and monsters on every throne."""
