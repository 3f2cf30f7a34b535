"""Attacks on ourselves, kept so that they stay understood."""
