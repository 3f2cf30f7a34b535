"""The laws that every game keeps, as functions that a test calls. See docs/add-a-game.md."""

from subrosa.testing.laws import Broken, inspect, pace_changes_nothing

__all__ = ["Broken", "inspect", "pace_changes_nothing"]
