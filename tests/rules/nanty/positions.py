"""Sound positions, which tests/conformance spoils: one value, key or entry at a time."""

from typing import Any

SOUND: list[dict[str, Any]] = [
    {
        "players": [
            {"identity": "fagin", "money": 12, "hand": ["jack_the_ripper", "toby"]},
            {"identity": "lord_bellinger", "loans": ["mr_merryweather"], "sticky": ["irene_adler"]},
            {"hand": ["navvies"]},
        ],
        "board": {
            "chelsea": {"agents": [1, 2, 0], "trouble": True},
            "holborn": {"agents": [1, 0, 0], "house": 0, "grenadiers": 1},
            "city": {"citizens": 1, "house": 1, "card": False},
        },
        "deck": ["mudlarks"],
        "discards": ["estella"],
        "event_deck": ["fire", "flood"],
        "happened": ["riots"],
        "active": 1,
        "turn": 7,
        "now": "turn",
    },
    {
        "players": [
            {
                "hand": ["navvies", "estella"],
                "agent_cards": ["governess"],
                "agents_open": ["sailor"],
                "building_cards": ["mansion"],
            },
            {"hand": ["toby"], "buildings_open": ["palace"]},
        ],
        "board": {
            "lambeth": {"agents": [["sailor", "governess"], ["cyclist"]], "trouble": True},
            "chelsea": {"house": 1, "building": "palace"},
        },
        "options": {"figure_cards": "yes"},
        "deck_size": 20,
        "played": "mudlarks",
        "now": "end",
    },
]
