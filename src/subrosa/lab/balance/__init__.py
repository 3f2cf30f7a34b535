"""`subrosa balance`: one kind of bot with itself over many games, to see what the game does.

What is noted about each game, the tables made of the notes, and the report.
"""
