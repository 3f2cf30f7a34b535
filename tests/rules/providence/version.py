"""What learners that were trained on this game rely on (tests/env/test_versions.py)."""

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN = ("providence_v1", 6235, 2272, "dfa4f0097b11")
