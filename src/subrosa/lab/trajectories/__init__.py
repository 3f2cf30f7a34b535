"""Trajectories: the decisions of saved games as one table, to learn from."""
