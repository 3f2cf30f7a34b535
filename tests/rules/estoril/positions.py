"""Sound positions, which tests/conformance spoils: one value, key or entry at a time."""

from typing import Any

SOUND: list[dict[str, Any]] = [
    {
        "players": [
            {"placed": {"7i": "s_assassin", "3iii": "luciano"}, "hand": ["s_veteran"]},
            {"hand": ["garbo", "s_seducer"], "lost": ["s_diplomat"], "seen": ["7i", "palacio"]},
        ],
        "city": "7@1 3@0 5@2 / 2@3 8@1 6@0",
        "rewards": {"tamariz": "windsor"},
        "missions": ["m_usa", "m_women", "m_flags", "m_influence"],
        "deck": ["pires"],
        "first": 1,
        "round": 2,
        "turn": 1,
    },
    {
        "players": [
            {"placed": {"3i": "rene", "7ii": "s_seducer"}, "hand": ["s_veteran"]},
            {"placed": {"7i": "garbo"}, "hand": ["s_diplomat", "luciano"], "discards": ["s_veteran"]},
            {"placed": {"8i": "s_assassin", "2i": "s_conspirator"}, "hand": []},
        ],
        "city": "7@1 3@0 5@2 / 2@3 8@1 6@0",
        "now": "resolving",
        "resolved": ["palacio", "tamariz"],
        "protected": ["7i"],
        "seduced": ["3i"],
        "options": {"secret_missions": "yes"},
        "secret_missions": ["m_usa", "m_women", "m_flags"],
    },
    {
        "players": [{"hand": ["garbo", "rene"]}, {"discards": ["s_veteran"]}],
        "now": "round",
        "round": 4,
        "options": {"recruitment_office": "yes"},
        "office": ["m_usa", "m_women"],
    },
]
