"""Reading positions that people have written down: every mistake gets a BadPosition that says what would be right."""

from typing import Any, Final

from subrosa.core.cardfile import suggestion
from subrosa.core.errors import BadPosition

# The keys that a position of every game may have.
EVERY_POSITION: Final = ("players", "options", "seed", "rolls", "hurry")
# No number in a position is greater, whatever it counts.
MOST: Final = 1_000_000


def entry(value: Any, what: str, example: str) -> dict[str, Any]:
    """Return a table within a position: a player, a place on the board."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} should be a table such as {example}, not {value!r}")
    check_keys(value, what)
    return value


def check_keys(table: dict[Any, Any], what: str) -> None:
    """Refuse keys that are no texts."""
    for key in table:
        if not isinstance(key, str):
            raise BadPosition(f"the keys of {what} should be texts, not {key!r}")


def listed(value: Any, what: str, example: str = "") -> list[Any]:
    """Return a list within a position."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} should be a list{example and f' such as {example}'}, not {value!r}")
    return value


def moment(position: dict[str, Any], moments: tuple[str, ...]) -> str:
    """Return at which of these moments play goes on; by default at the first of them."""
    now = position.get("now", moments[0])
    if now not in moments:
        raise BadPosition(f"'now' is one of {', '.join(moments)}, not {now!r}")
    return str(now)


def seat_of(table: dict[str, Any], key: str, seats: int, default: int, where: str = "") -> int:
    """Return one of the seats at the table, which a key names."""
    return seat_in(table.get(key, default), seats, f"'{key}'{where}")


def seat_in(value: Any, seats: int, what: str) -> int:
    """Return one of the seats at the table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise BadPosition(f"{what} should be a seat from 0 to {seats - 1}, not {value!r}")
    return value


def lookers(value: Any, seat: int, seats: int) -> list[int]:
    """Return who else has looked at the card that a player keeps face down."""
    what = f"'looked' of player {seat}"
    found = [seat_in(other, seats, f"everybody in {what}") for other in listed(value, what)]
    if seat in found:
        raise BadPosition(f"{what} names others; everybody knows their own card")
    return found


def whole(
    table: dict[str, Any], key: str, default: int, low: int = 0, high: int = MOST, where: str = ""
) -> int:
    """Return a whole number within limits, which a key names."""
    return number_in(table.get(key, default), f"'{key}'{where}", low, high)


def number_in(value: Any, what: str, low: int = 0, high: int = MOST) -> int:
    """Return a whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} should be a whole number from {low} to {high}, not {value!r}")
    return value


def truth(table: dict[str, Any], key: str, default: bool = False, where: str = "") -> bool:
    """Return True or False, and accept nothing that only looks like it."""
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"'{key}'{where} should be true or false, not {value!r}")
    return value


def one(names: tuple[str, ...], name: Any, where: str) -> int:
    """Return the number of a thing."""
    if name not in names:
        hint = (
            suggestion(str(name), names)
            or f"; it is one of {', '.join(names[:20])}{' ...' * (len(names) > 20)}"
        )
        raise BadPosition(f"{where}: {name!r} is unknown{hint}")
    return names.index(name)


def many(names: tuple[str, ...], words: Any, where: str) -> tuple[int, ...]:
    """Return the numbers of several things."""
    return tuple([one(names, word, where) for word in listed(words, where)])


def different(names: tuple[str, ...], words: Any, where: str) -> tuple[int, ...]:
    """Return the numbers of several things of which there is one each."""
    found = many(names, words, where)
    if len(set(found)) != len(found):
        raise BadPosition(f"{where}: nothing can be there twice")
    return found


def together(table: dict[str, Any], keys: tuple[str, ...], goes: bool, what: str) -> None:
    """Refuse keys that mean something only together with something else."""
    for key in keys:
        if key in table and not goes:
            raise BadPosition(f"'{key}' goes only with {what}")


def only(table: dict[str, Any], keys: tuple[str, ...], what: str) -> None:
    """Refuse keys that mean nothing."""
    for key in table:
        if key not in keys:
            raise BadPosition(
                f"{what} has no {key!r}{suggestion(str(key), keys)}; it may have {', '.join(keys)}"
            )


def rolls_of(position: dict[str, Any]) -> tuple[int, ...]:
    """Return the dice and draws to come, counted from 1: the face of a die, the place of a card in its pile."""
    rolls = position.get("rolls", [])
    if not isinstance(rolls, list) or not all(type(roll) is int and roll > 0 for roll in rolls):
        raise BadPosition(
            f"'rolls' should be a list of whole numbers from 1 up, such as [3, 5], not {rolls!r}"
        )
    return tuple(rolls)
