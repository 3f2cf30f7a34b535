"""Reading entries of the card file of Cthulhu: Dark Providence, with whatever is wrong reported by line."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile, Entry, shown
from subrosa.games.providence.rules.programs import NO_PROGRAM, Effect
from subrosa.games.providence.rules.vocabulary import (
    Op,
)
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    FIRST_MYTHOS,
    MAX_SEATS,
    MYTHOS_COUNT,
    RESOURCES,
)

GATES: Final = ("close", "open")
VP_KINDS: Final = ("generic", "investigator", "cultist")


def single(file: CardFile, table: str) -> Entry:
    """Return a table of which there is one."""
    found = file.entries(table)
    if not found:
        file.note(0, f"the table [{table}] is missing")
    return found[0] if found else Entry(file, table, -1, {})


def by_count(entry: Entry, key: str, low: int, high: int) -> tuple[int, ...]:
    """Return a value for each player count, written as { "1" = 2, "2" = 3 ... }; there is none for nobody."""
    counts = tuple([str(count) for count in range(1, MAX_SEATS + 1)])
    values = inside(entry, key, counts)
    return (0, *[amount(entry, values, count, key, low, high) for count in counts])


def pack(entry: Entry, key: str, seats: int) -> tuple[int, ...]:
    """Return how many cards of each Allegiance there are, and how many Dissenters drawn at random."""
    names = (*ALLEGIANCES, "random_dissenter")
    values = inside(entry, key, names)
    most = (2, 2, 1, 1, 1)
    found = [
        amount(entry, values, name, key, 0, most[number]) if name in values else 0
        for number, name in enumerate(names)
    ]
    if entry.index >= 0 and sum(found) < seats:
        entry.problem(key, f"{key} should have at least {seats} cards, not {sum(found)}")
    if found[4] and (found[2] or found[3]):
        entry.problem(key, f"{key}: random_dissenter goes with no other Dissenter")
    return tuple(found)


def inside(entry: Entry, key: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """Return a table within an entry, and report keys that mean nothing in it."""
    value = entry.values.get(key)
    if not isinstance(value, dict):
        if entry.index >= 0:
            entry.problem(key, f"{key} should be a table with {', '.join(keys)}, not {shown(value)}")
        return {}
    for name in value:
        if name not in keys:
            entry.problem(key, f"unknown key {shown(name)} in {key}", name, keys)
    return value


def amount(entry: Entry, values: dict[str, Any], name: str, key: str, low: int, high: int) -> int:
    """Return a whole number from a table within an entry."""
    value = values.get(name)
    if type(value) is not int or not low <= value <= high:
        if entry.index >= 0:
            entry.problem(
                key, f"{name} in {key} should be a whole number from {low} to {high}, not {shown(value)}"
            )
        return low
    return value


def amounts(card: Entry) -> dict[str, int]:
    """Return the resources on a card."""
    values = inside(card, "resources", RESOURCES)
    return {name: amount(card, values, name, "resources", 1, 9) for name in RESOURCES if name in values}


def by_resource(found: list[dict[str, int]]) -> tuple[tuple[int, ...], ...]:
    """Return for each resource what every card gives of it."""
    return tuple([tuple([values.get(name, 0) for values in found]) for name in RESOURCES])


def points_of(card: Entry) -> list[int]:
    """Return the points on a card, of each kind."""
    values = inside(card, "vp", VP_KINDS)
    return [amount(card, values, kind, "vp", 0, 20) for kind in VP_KINDS]


def truth(entry: Entry, key: str) -> bool:
    """Return a value that is true or false."""
    value = entry.values.get(key)
    if not isinstance(value, bool):
        if entry.index >= 0:
            entry.problem(key, f"{key} should be true or false, not {shown(value)}")
        return False
    return value


def truths(entries: list[Entry], key: str) -> tuple[bool, ...]:
    """Return a value that is true or false for each entry."""
    return tuple([truth(entry, key) for entry in entries])


def gates(card: Entry) -> int:
    """Return which Gates an Allegiance scores, as bits: closed ones, open ones."""
    found = card.words("scores_gates", GATES) if card.index >= 0 else ()
    return sum([1 << GATES.index(word) for word in found])


def shows_gate(card: Entry) -> bool:
    """Tell whether there is a Gate symbol in the text of a card."""
    symbols = card.values.get("symbols")
    return isinstance(symbols, list) and ("close_gate" in symbols or "open_gate" in symbols)


def one_each(effects: list[list[Effect]], kind: str) -> tuple[int, ...]:
    """Return for every card the program of its effect of a kind, or NO_PROGRAM."""
    programs: list[int] = []
    for found in effects:
        of_kind = [effect.program for effect in found if effect.kind == kind]
        programs.append(of_kind[0] if of_kind else NO_PROGRAM)
    return tuple(programs)


def mythos_bits(programs: tuple[int, ...]) -> int:
    """Return which Mythos cards have a program, as bits."""
    return sum([1 << number for number in range(MYTHOS_COUNT) if programs[FIRST_MYTHOS + number] >= 0])


def all_ops(programs: tuple[tuple[Op, ...], ...], number: int) -> list[Op]:
    """Return the ops of a program with those inside them; none for NO_PROGRAM."""
    found: list[Op] = []
    for op in programs[number] if number >= 0 else ():
        found.append(op)
        for part in op.subs:
            found += all_ops(programs, part)
    return found


def ripostes(
    effects: list[list[Effect]], programs: tuple[tuple[Op, ...], ...], code: int
) -> tuple[bool, ...]:
    """Tell for every card whether it has a RIPOSTE with this op."""
    return tuple(
        [
            any(
                op.code == code
                for effect in found
                if effect.kind == "RIPOSTE"
                for op in programs[effect.program]
            )
            for found in effects
        ]
    )
