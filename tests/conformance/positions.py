"""Sound positions of every game, and ways to spoil them: one value, key or entry at a time."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

Position = dict[str, Any]
Path = tuple[str | int, ...]

SOUND: dict[str, list[Position]] = {
    "overlord": [
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
    ],
    "emerald": [
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
    ],
    "estoril": [
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
    ],
    "nanty": [
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
    ],
}
# Values that are wrong almost everywhere; each is wrong somewhere in a way of its own.
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    13,
    10**20,
    1.5,
    "",
    "nonsense",
    "toby",
    [],
    {},
    [[]],
    [None],
    {"": None},
)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Return the way to every value inside a position."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def at(position: Any, path: Path) -> Any:
    """Return the value at a place."""
    for key in path:
        position = position[key]
    return position


def replaced(position: Position, path: Path, value: Any) -> Position:
    """Return a copy with another value at a place."""
    copy = deepcopy(position)
    at(copy, path[:-1])[path[-1]] = deepcopy(value)
    return copy


def spoiled(rng: Random, position: Position, others: list[Position]) -> Position:
    """Return a copy with one thing changed: a value, a key, an entry more or less, or two values exchanged."""
    path = rng.choice(list(places(position)))
    copy = deepcopy(position)
    holder, key = at(copy, path[:-1]), path[-1]
    kind = rng.randrange(6)
    donor = rng.choice(others)
    given = deepcopy(at(donor, rng.choice(list(places(donor)))))
    if kind == 0:
        holder[key] = deepcopy(rng.choice(NONSENSE))
    elif kind == 1:
        holder[key] = given
    elif kind == 2:
        del holder[key]
    elif kind == 3 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), deepcopy(holder[int(key)]))
    elif kind == 4:
        other = rng.choice(list(places(position)))
        if other[: len(path)] != path and path[: len(other)] != other:
            holder[key], at(copy, other[:-1])[other[-1]] = at(copy, other), holder[key]
    elif isinstance(holder, dict):
        names = [name for name in (*map(str, donor), *places_of_keys(donor)) if name not in holder]
        if names:
            holder[rng.choice(names)] = given
    return copy


def places_of_keys(position: Position) -> list[str]:
    """Return all keys that occur anywhere in a position."""
    return sorted({str(path[-1]) for path in places(position) if isinstance(path[-1], str)})
