"""A toy game with a personal deck for every player."""
