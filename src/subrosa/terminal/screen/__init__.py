"""The full-screen table and the full-screen replay, made with Textual.

An app has its parts: the tabletop shows things, the course of play goes on, sheets lie over both.
"""
