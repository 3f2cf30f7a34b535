"""`subrosa puzzles make`: deduction puzzles from games between bots.

When a moment of a game is a fair puzzle (`fairness.py`), where to find one (`finding.py`), and what explains it
afterwards (`reasons.py`).
"""
