"""Finished games: replayed, saved, uploaded, analysed.

All of it takes long and happens in other processes: `process.py` and `analysis_process.py` are what runs there.
"""
