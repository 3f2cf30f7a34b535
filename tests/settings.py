"""The tables that tests try: every player count, and every value of every option in as few games as possible."""

from typing import Any

from subrosa import games
from subrosa.core import BadSetup, Game

Setting = dict[str, str]

MIXTURES = 4


def settings_of(game: Game) -> list[Setting]:
    """Return the default, and settings that have every other value of every option between them.

    Each of them changes several options at once. Single options, and all other mixtures, are for `./dev fuzz`,
    which draws them by lot.
    """
    settings: list[Setting] = [{} for _ in range(MIXTURES)]
    values = [(option.name, value) for option in game.options for value in option.values[1:]]
    for i, (name, value) in enumerate(values):
        in_turn = settings[i % MIXTURES :] + settings[: i % MIXTURES]
        for setting in in_turn:
            if name not in setting and counts_for(game, {**setting, name: value}):
                setting[name] = value
                break
        else:
            settings.append({name: value})
    return [{}, *filter(None, settings)]


def counts_for(game: Game, setting: Setting) -> list[int]:
    """Return the player counts that a setting is for."""
    return [seats for seats in range(game.min_seats, game.max_seats + 1) if is_possible(game, seats, setting)]


def is_possible(game: Game, seats: int, setting: Setting) -> bool:
    try:
        game.setup(seats, 0, setting)
    except BadSetup:
        return False
    return True


def tables_of(game: Game) -> list[tuple[int, Setting]]:
    """Return each player count with the default, and each other setting with one of its player counts."""
    found: list[tuple[int, Setting]] = [(seats, {}) for seats in counts_for(game, {})]
    for i, setting in enumerate(settings_of(game)[1:]):
        counts = counts_for(game, setting)
        found.append((counts[i % len(counts)], setting))
    return found


def all_tables() -> list[tuple[str, int, Setting]]:
    return [(name, seats, setting) for name in games.names() for seats, setting in tables_of(games.get(name))]


def label(value: Any) -> str:
    """Name a table in the list of tests: a long setting by its first option."""
    if isinstance(value, tuple):
        return "+".join(value)
    if not isinstance(value, dict):
        return str(value)
    first = next((f"{name}={chosen}" for name, chosen in value.items()), "standard")
    return first if len(value) < 2 else f"{first} and {len(value) - 1} more"
