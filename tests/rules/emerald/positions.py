"""Sound positions, which tests/conformance spoils: one value, key or entry at a time."""

from typing import Any

SOUND: list[dict[str, Any]] = [
    {
        "players": [
            {
                "identity": "loyalist",
                "hand": ["hired_assassin", "s008", "fenians"],
                "agents": {"paris": 2},
                "cubes": {"paris": 1, "limbo": 3},
                "held": ["s008"],
            },
            {
                "agents": {"paris": 1, "rome": 1},
                "beside": [{"card": "shoggoth", "victim": 0}, "s010"],
                "sanity": 1,
                "looked": [0],
                "hidden": ["rhogog"],
            },
            {
                "identity": "restorationist",
                "royalty": ["gloriana"],
                "pushed": [0, 3],
                "mi_go": 1,
                "beside": ["mi_go"],
            },
        ],
        "cities": {"paris": {"card": "cthulhu", "stack": ["nadar", "royalty", "paris"], "zombies": 2}},
        "tracks": {"restorationist": 3},
        "turn": 7,
        "taken": 1,
    },
    {
        "players": [
            {
                "identity": "loyalist",
                "revealed": True,
                "agents": {},
                "sanity": 0,
                "discards": ["okhrana"],
            },
            {
                "hand": ["change_of_heart", "vladimir_burtsev"],
                "deck": ["doctor_watson"],
                "yog_sothoth": 2,
                "beside": ["yog_sothoth"],
            },
        ],
        "cities": {"cairo": {"card": None}, "london": {"card": "london", "royalty": True}},
        "leopold": True,
        "gone": ["vampires"],
        "active": 1,
        "rolls": [3],
        "options": {"end_check": "turn"},
        "hurry": False,
    },
]
