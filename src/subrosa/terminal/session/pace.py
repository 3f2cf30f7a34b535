"""How fast a game goes by."""

from typing import Final

# A question that is put to several players at once passes quickly, and always equally quickly.
WINDOW: Final = 0.4
# A new question takes no answer at first: it may have been meant for the one before.
HOLD: Final = 0.25
# Seconds between two things that happen.
PAUSES: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.3, "instant": 0.0}
