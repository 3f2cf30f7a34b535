"""How fast bots, and seats on auto-pass, answer at a table."""

from typing import Final

# Least and most seconds for a decision of one's own, and for a question put to several.
SPEEDS: Final = {
    "slow": ((1.0, 2.0), (0.6, 1.4)),
    "normal": ((0.4, 0.9), (0.2, 0.5)),
    "fast": ((0.1, 0.3), (0.08, 0.2)),
    "instant": ((0.0, 0.0), (0.0, 0.0)),
}
