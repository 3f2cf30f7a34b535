"""Cthulhu: Dark Providence: Investigators, Cultists and Dissenters in the America of the twenties, for one to five."""
