"""What is bold, patient or vindictive in Estoril 1942, for tests/bots/test_styles.py."""

from typing import Any

from subrosa.bots.styles import STYLES

BOLD, PATIENT, VINDICTIVE = STYLES
SEATS = 3
RATES_CHANCES = False  # what its bots rate options by is points

FACTS: dict[str, Any] = {  # seat 2 has come to the church, where seat 0 is; seat 1 is alone in the palace
    "city": [{"location": "church", "resolved": False}, {"location": "palacio", "resolved": False}],
    "areas": [{"area": "1i", "seat": 0}, {"area": "1ii", "seat": 2}, {"area": "2i", "seat": 1}],
}
# The facts, who decides, in which style, what suits it, and what else there is to choose, all equally good.
CASES: list[tuple[dict[str, Any], int, str, str, list[str]]] = [
    (FACTS, 0, BOLD, "place s_assassin 1iii", ["place s_assassin 3i"]),
    (FACTS, 0, PATIENT, "place s_assassin 3i", ["place s_assassin 1iii", "place s_assassin 2ii"]),
    (FACTS, 0, BOLD, "assassinate 2i", ["protect 1i", "pass"]),
    (FACTS, 0, PATIENT, "protect 1i", ["assassinate 2i", "pass"]),
    (FACTS, 0, VINDICTIVE, "assassinate 1ii", ["assassinate 2i", "protect 1i"]),
]
