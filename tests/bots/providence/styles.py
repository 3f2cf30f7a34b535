"""What is bold, patient or vindictive in Cthulhu: Dark Providence, for tests/bots/test_styles.py."""

from typing import Any

from subrosa.bots.styles import STYLES

BOLD, PATIENT, VINDICTIVE = STYLES
SEATS = 3
RATES_CHANCES = True  # what its bots rate options by is chances to win

FACTS: dict[str, Any] = {  # seat 2 has killed the Agent of seat 0, and Monday is an Agent of seat 1
    "players": [
        {"seat": 0, "agent": "charles_dexter_ward", "crypt": []},
        {"seat": 1, "agent": "monday", "crypt": []},
        {"seat": 2, "agent": "moses_fleet", "crypt": ["charles_dexter_ward"]},
    ],
    "pieces": [{"piece": "monday", "owner": 1}, {"piece": "moses_fleet", "owner": 2}],
    "cities": [],
    "row": [],
}
# The facts, who decides, in which style, what suits it, and what else there is to choose, all equally good.
CASES: list[tuple[dict[str, Any], int, str, str, list[str]]] = [
    (FACTS, 0, BOLD, "kill monday", ["pass", "claim arkham"]),
    (FACTS, 0, PATIENT, "pass", ["kill monday", "claim arkham"]),
    (FACTS, 0, VINDICTIVE, "kill moses_fleet", ["kill monday", "pass"]),
]
