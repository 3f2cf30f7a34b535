"""The processes that think for the bots of a worker, whose turn it is with them, and how long an answer takes.

A bot is given a view and options and gives back one of the options. Nothing here knows a table.
"""
