"""Sound positions, which tests/conformance spoils: one value, key or entry at a time."""

from typing import Any

SOUND: list[dict[str, Any]] = [
    {
        "players": [
            {
                "allegiance": "cultist",
                "hand": ["tnt", "carl_jung", "city_rlyeh", "start_leverage"],
                "held": ["tnt"],
                "agents": {"monday": "atlanta", "carl_jung": "boston", "mi_go": "arkham"},
                "possessed": ["carl_jung"],
                "mythos": ["mythos_mi_go", "mythos_lost_city"],
                "cubes": {"atlanta": 2, "boston_card": 1, "limbo": 3},
                "pool": 4,
                "madness": 2,
                "sane": 1,
            },
            {
                "agents": {"tuesday": "boston", "wyatt_earp": "atlanta"},
                "deck": ["wyatt_earp"],
                "discards": ["city_boston", "fbi"],
                "gone": ["start_gate_rite"],
                "cities": ["boston"],
                "closed": ["detroit"],
                "opened": ["chicago"],
                "mythos": ["mythos_whateleys", "mythos_cthulhu"],
                "crypt": ["moses_fleet"],
                "looked": [0],
                "vp": 7,
            },
            {
                "allegiance": "investigator",
                "revealed": True,
                "deep_ones": {"boston": 3, "new_york": 2},
                "discards": ["deep_ones"],
                "madness": 1,
            },
        ],
        "cities": {"boston": {"card": "freemasons", "stack": ["eunice_hunt", "speakeasy"]}, "detroit": {}},
        "row": ["mythos_dagon", "mythos_hastur"],
        "mythos_deck": ["mythos_silver_key"],
        "reserve": ["kana_mishima", "bootleggers"],
        "blockades": ["boston", "boston_card", "mythos_dagon"],
        "tracks": {"ritual": 4, "investigation": 9},
        "cthulhu": "st_louis",
        "martial_law": "washington",
        "whateleys": ["new_york", "boston"],
        "deep_gone": 1,
        "gone": ["moses_fleet", "corruption"],
        "active": 1,
        "turn": 10,
        "left": 1,
        "begun": True,
        "once": ["mythos_whateleys", "wander"],
        "rolls": [1],
        "options": {"deep_ones_influence_on_cards": "yes"},
    },
    {
        "players": [
            {"hand": ["start_contacts", "start_funds"], "mythos": ["mythos_offering"]},
            {"hand": ["start_savings"], "vp": 12},
        ],
        "cities": {"chicago": {"card": "alice_ochs"}},
        "seed": "two",
        "hurry": False,
    },
    {
        "players": [
            {
                "hand": ["miskatonic_university", "harry_houdini"],
                "agents": {"friday": "chicago", "harry_houdini": "chicago"},
                "cubes": {"chicago": 2, "mythos_dagon": 1},
                "cities": ["detroit"],
            }
        ],
        "row": ["mythos_dagon", "mythos_hastur"],
        "elder": {
            "elder": "hastur",
            "vp": 14,
            "madness": 2,
            "mythos": ["mythos_nyarlathotep"],
            "kept": ["kana_mishima"],
            "crypt": ["moses_fleet"],
            "claimed": [1, 1, 1],
            "cultists": [
                {"city": "boston", "cubes": {"boston": 2, "limbo": 1}, "cities": ["arkham"]},
                {"city": "new_york", "revealed": True, "opened": ["new_york"]},
            ],
            "behaviours": ["behaviour_1"],
            "discards": ["behaviour_2", "behaviour_8"],
            "sane_gone": 1,
        },
        "gone": ["moses_fleet"],
        "options": {"solo_ritual_scores": "yes"},
    },
]
