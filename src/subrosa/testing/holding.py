"""What steps hold has to be what their classes say: whoever writes steps down for a learner relies on it."""

from typing import Any

from subrosa.core.game import Game
from subrosa.core.holding import SEAT, Holds, fits, holdings
from subrosa.core.step import Step, Task, Together


def declared(game: Game) -> dict[str, Holds]:
    """Return what the fields of each step of a game hold, by its name.

    Raises TypeError for fields that are not declared, and for kinds that the game does not have.
    """
    kinds = {kind.name for kind in game.kinds}
    found: dict[str, Holds] = {}
    for cls in game.steps:
        held = holdings(cls)
        if issubclass(cls, (Task, Together)):
            del held["seat"]  # which means nothing there
        for name, holding in held.items():
            strange = [kind for kind in holding.kinds if kind not in kinds and kind != SEAT]
            if strange:
                raise TypeError(f"{cls.__name__}.{name} holds a {strange[0]}, which is no kind of the game")
        found[cls.__name__] = held
    return found


def wrong_values(game: Game, step: Step[Any], held: Holds, seats: int) -> list[str]:
    """Return what a step holds that its class does not declare."""
    sizes = {kind.name: len(kind.names) for kind in game.kinds}
    playing = sizes | {
        SEAT: seats
    }  # seats alone are those that play; in pairs they are counted like other things
    return [
        f"{type(step).__name__}.{name} is {getattr(step, name)!r}, which is not what it should hold: {holding}"
        for name, holding in held.items()
        if not fits(getattr(step, name), holding, playing if holding.kinds == (SEAT,) else sizes)
    ]
