"""A small game with a reaction, a secret vote and a peek, and with faults that can be planted in it."""
