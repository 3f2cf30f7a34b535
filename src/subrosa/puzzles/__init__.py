"""Deduction puzzles: a moment of a real game, what one seat has seen of it, and one thing to name.

Each game says in its `puzzles.py` what can be asked about it; the puzzles themselves lie beside it in `puzzles.json`,
made by `subrosa puzzles make` (`subrosa.lab.puzzles`, which also says when a puzzle is fair).
"""
