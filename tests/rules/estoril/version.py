"""What learners that were trained on this game rely on (tests/env/test_versions.py)."""

# The name, how many numbers an observation of the usual table has, how many actions there are, and which.
KNOWN = ("estoril_v2", 4805, 1358, "b14bf51faeee")
