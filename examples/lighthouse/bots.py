"""A bot that plays Lighthouse: it pours what serves its side, and suspects whoever it knows to have poured water."""

from typing import Any, Final

from examples.lighthouse.rules.game import DRINKS, WATER
from subrosa.bots.bot import Maker, RatingBot


class ScriptedBot(RatingBot):
    """A bot that takes the best option, by what it has seen of the lamp."""

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        facts = view["facts"]
        wrecker = facts["wrecker"] == view["seat"]
        return [self.worth(view, option.split(), wrecker) for option in options]

    def worth(self, view: dict[str, Any], option: list[str], wrecker: bool) -> float:
        """Rate one option for the wrecker, or for a keeper."""
        verb = option[0]
        if verb == "pour":
            return 2.0 if (DRINKS.index(option[1]) == WATER) == wrecker else 0.0
        if verb == "look":
            return 1.0
        if verb == "vote":
            return suspicion(view, int(option[1]))
        if verb == "stop":
            suspected = suspicion(view, view["prompt"]["args"]["target"])
            return -suspected if wrecker else suspected
        return 0.5  # for passing: a cork is worth something, too


def suspicion(view: dict[str, Any], seat: int) -> float:
    """Return how much more water than oil this seat is known to have poured."""
    facts = view["facts"]
    poured = [drink for drink, pourer in zip(facts["lamp"], facts["pourers"], strict=True) if pourer == seat]
    known = [drink for drink in poured if drink is not None]
    return float(2 * known.count(WATER) - len(known))


BOTS: Final[dict[str, Maker]] = {"scripted": ScriptedBot}
