"""What is bold, patient or vindictive in Nanty Narking, for tests/bots/test_styles.py."""

from typing import Any

from subrosa.bots.styles import STYLES

BOLD, PATIENT, VINDICTIVE = STYLES
SEATS = 3
RATES_CHANCES = True  # what its bots rate options by is chances to win

FACTS: dict[str, Any] = {  # seat 2 crowds seat 0 in the first district; seat 1 has a Building in the second
    "board": [{"agents": [1, 0, 2], "house": None}, {"agents": [0, 1, 1], "house": 1}],
}
# The facts, who decides, in which style, what suits it, and what else there is to choose, all equally good.
CASES: list[tuple[dict[str, Any], int, str, str, list[str]]] = [
    (FACTS, 0, BOLD, "remove chelsea 2", ["build chelsea", "stir chelsea"]),
    (FACTS, 0, PATIENT, "build chelsea", ["remove chelsea 2", "stir chelsea"]),
    (FACTS, 0, VINDICTIVE, "remove chelsea 2", ["remove chelsea 1", "calm chelsea"]),
    (FACTS, 0, VINDICTIVE, "aim 2", ["aim 1"]),
]
