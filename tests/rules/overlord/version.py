"""What learners that were trained on this game rely on (tests/env/test_versions.py)."""

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN = ("overlord_v2", 406, 198, "7fb4bd4d9c97")
