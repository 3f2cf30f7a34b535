"""One table in the memory of one worker: its state, its audience, its clocks, and what the server does there by itself.

What a table needs of the worker around it stands in `surroundings.py`.
"""
