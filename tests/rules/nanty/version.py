"""What learners that were trained on this game rely on (tests/env/test_versions.py)."""

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN = ("nanty_v3", 5937, 2833, "e7fe4cb70a15")
