"""Is a belief right as often as it says? `python -m subrosa.lab.calibration` plays games and compares.

What was claimed and what was true, sorted by chance, as a table and as a reliability plot.
"""
