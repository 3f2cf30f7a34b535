"""What is bold, patient or vindictive in Kill the Overlord, for tests/bots/test_styles.py."""

from typing import Any

from subrosa.bots.styles import STYLES

BOLD, PATIENT, VINDICTIVE = STYLES
SEATS = 4
RATES_CHANCES = True  # what its bots rate options by is chances to win

FACTS: dict[
    str, Any
] = {  # the Captain has got the Order from the Squire, whose rank is lower than the General's
    "holder": 1,
    "giver": 0,
    "players": [
        {"seat": seat, "character": who}
        for seat, who in enumerate(("squire", "captain", "overlord", "general"))
    ],
}
# The facts, who decides, in which style, what suits it, and what else there is to choose, all equally good.
CASES: list[tuple[dict[str, Any], int, str, str, list[str]]] = [
    (FACTS, 1, BOLD, "play mutiny 3", ["play mutiny 0", "play retaliation"]),
    (FACTS, 1, PATIENT, "play mutiny 0", ["play mutiny 3"]),
    (FACTS, 1, VINDICTIVE, "play mutiny 0", ["play mutiny 3", "die"]),
    (FACTS | {"giver": None}, 1, VINDICTIVE, "play coercion 2", ["play coercion 0"]),
]
