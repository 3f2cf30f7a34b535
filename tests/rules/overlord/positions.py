"""Sound positions, which tests/conformance spoils: one value, key or entry at a time."""

from typing import Any

SOUND: list[dict[str, Any]] = [
    {
        "players": [
            {"character": "overlord", "gold": 9, "hand": ["martyrdom", "capitalize"]},
            {"character": "general", "hand": ["mutiny", "mutiny"], "shown": ["mutiny"]},
            {"character": "peasant", "hand": ["retaliation"]},
            {"executed": 1, "gold": 2},
        ],
        "middle": ["squire"],
        "holder": 0,
        "giver": 1,
        "tried": True,
        "now": "attempt",
    },
    {
        "players": [
            {"character": who}
            for who in ("tyrant", "bailiff", "merchant", "actor", "inquisitor", "censor", "outlaw")
        ],
        "now": "round",
        "round": 3,
        "deck": ["uprising", "revolution"],
        "discards": ["blackmail"],
        "options": {"may_die": "yes"},
        "seed": 5,
    },
    {
        "players": [{"character": who, "gold": 3} for who in ("overlord", "censor", "squire", "peasant")],
        "banned": "coercion",
        "holder": 2,
        "now": "halted",
        "hurry": False,
    },
]
