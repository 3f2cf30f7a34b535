"""Numbered games over all cores of a machine, or over a Ray cluster.

Results are kept in a file, so that a run that was stopped goes on; a bot that fails is replaced.
"""
