"""What learners that were trained on this game rely on (tests/env/test_versions.py)."""

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN = ("emerald_v2", 3527, 846, "d455592891a2")
