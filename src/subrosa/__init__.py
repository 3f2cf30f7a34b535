"""Sub Rosa: one table for five board games of secret identity."""

__version__ = "0.1.0"
