"""A bot as a class: it lets others spend their cards first, and then takes what it has most of.

    subrosa play overlord --bot examples.bots.patient:Patient
    subrosa arena overlord --players normal,random --bot examples.bots.patient:Patient
    subrosa serve --bot examples.bots.patient:Patient

A package of your own offers it under a name with an entry point:

    [project.entry-points."subrosa.bots"]
    patient = "my_package.patient:Patient"
"""

from typing import Any

from subrosa.bots import Bot, Think


class Patient(Bot):
    """Passes when it can, else does what it could do in the most ways."""

    plays = ("overlord", "nanty")  # leave this out for a bot that plays every game

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if "pass" in options:
            return "pass"
        verbs = [option.split()[0] for option in options]
        return self.any_of(
            [option for option in options if verbs.count(option.split()[0]) == max(map(verbs.count, verbs))]
        )
