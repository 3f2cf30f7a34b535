"""How a worker is doing: its health, what hosts may measure, and how late its event loop runs.

No figure may give away what happens at a table.
"""
