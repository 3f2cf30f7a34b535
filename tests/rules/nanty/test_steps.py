"""The game knows every kind of step; otherwise saves and views could not be read."""

import importlib
import inspect
import pkgutil

from subrosa.core import Step
from subrosa.games.nanty import rules
from tests.rules.nanty.table import GAME

ABSTRACT = {"AimText", "OnTarget", "AimNear", "AimAtHand", "Exodus", "TextInTurn", "TurnStep"}


def test_all_steps_are_listed() -> None:
    found = set()
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        name = module.name
        for cls_name, cls in inspect.getmembers(importlib.import_module(name), inspect.isclass):
            if issubclass(cls, Step) and cls.__module__ == name:
                found.add(cls_name)
    assert found - ABSTRACT == {step.__name__ for step in GAME.steps}
