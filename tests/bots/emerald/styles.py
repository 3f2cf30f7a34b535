"""What is bold, patient or vindictive in A Study in Emerald, for tests/bots/test_styles.py."""

from typing import Any

from subrosa.bots.styles import STYLES

BOLD, PATIENT, VINDICTIVE = STYLES
SEATS = 3
RATES_CHANCES = True  # what its bots rate options by is chances to win

FACTS: dict[str, Any] = {  # seat 1 has killed an agent of seat 0, seat 2 crowds it
    "players": [
        {"seat": 0, "beside": []},
        {"seat": 1, "beside": [{"card": "s010", "victim": 0}]},
        {"seat": 2, "beside": []},
    ],
    "cities": [{"cubes": [1, 0, 3], "agents": [1, 1, 1]}],
}
# The facts, who decides, in which style, what suits it, and what else there is to choose, all equally good.
CASES: list[tuple[dict[str, Any], int, str, str, list[str]]] = [
    (FACTS, 0, BOLD, "kill london 2", ["retrieve", "claim london"]),
    (FACTS, 0, PATIENT, "retrieve", ["kill london 2", "claim london"]),
    (FACTS, 0, VINDICTIVE, "kill london 1", ["kill london 2", "retrieve"]),
]
