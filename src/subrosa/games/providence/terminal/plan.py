"""An action that a player is putting together: what it consists of so far, and what it would come to."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.choice import Choice
from subrosa.games.providence.rules.facts import Facts, Payment
from subrosa.games.providence.rules.preview import planned
from subrosa.games.providence.rules.words import (
    FIRST_SHIFT,
    INFLUENCE,
    POWER,
    SHIFTS,
    TRACKS,
    TRAVEL_SYMBOL,
    WEALTH,
)

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel

PAID_WITH: Final = {
    "add": INFLUENCE,
    "retrieve": INFLUENCE,
    "buy": WEALTH,
    "travel": TRAVEL_SYMBOL,
}
CARDS_GIVEN: Final = ("pay", "drop")


class Plan:
    """What has been gathered; the action comes first. Only its owner sees it, so that is the viewer."""

    def __init__(
        self, panel: "ProvidencePanel", view: dict[str, Any], choices: list[Choice], payment: Payment
    ) -> None:
        self.panel = panel
        self.view = view
        self.head = choices[0]
        self.more = choices[1:]
        self.payment = payment

    def sentence(self) -> str:
        """Say which action it is, at whom it is aimed, with which cards, and what it comes to."""
        texts = self.panel.texts
        aims = [
            self.panel.wording(self.view, choice) for choice in self.more if choice.verb not in CARDS_GIVEN
        ]
        names = [texts.thing("card", choice.args[0]) for choice in self.more if choice.verb in CARDS_GIVEN]
        text = self.panel.about_place(self.view, self.head)
        parts = "; ".join(filter(None, [", ".join(aims), ", ".join(names)]))
        if parts:
            text = f"{text}: {parts}"
        total = self.total()
        return f"{text} = {total}" if total else text

    def total(self) -> str:
        """Say what it comes to, if anything has been paid or if it takes power or travel."""
        say, payment = self.panel.texts.say, self.payment
        if payment["action"] == "travel":
            return self.compared("panel-travel-of") if payment["trips"] else ""
        if payment["needed"] is not None:
            return self.compared("panel-power-of")
        if not payment["cards"]:
            price = self.panel.edition.per_cube
            return say("panel-cube-price", wealth=price) if payment["action"] == "buy" else ""
        if payment["tracks"] is not None:
            track = SHIFTS.index(payment["shift"] or "") // 2
            facts: Facts = self.view["facts"]
            before, after = facts["tracks"][track], payment["tracks"][track]
            return f"{say(f'panel-{TRACKS[track]}')} {before} → {after}"
        if payment["action"] in ("add", "retrieve", "buy"):
            cubes = say("panel-cubes", count=payment["cubes"])
            return ", ".join(filter(None, [cubes, self.lead()]))
        return ""

    def compared(self, message: str) -> str:
        """Say how much there is, and how much it takes."""
        return self.panel.texts.say(message, count=self.payment["total"], needed=self.payment["needed"])

    def lead(self) -> str:
        """Say who would have the most Influence there."""
        payment = self.payment
        if payment["standing"] is None:
            return ""
        leader = payment["leader"]
        name = None if leader is None else self.panel.owner(self.view, leader)
        return self.panel.texts.say("panel-would-lead", name=name)

    def worth(self, choice: Choice) -> int:
        """Return how many symbols a card adds to what pays for the action."""
        if choice.verb != "pay":
            return 0
        shift = self.payment["shift"]
        paid_with = PAID_WITH.get(self.payment["action"], POWER)
        resource = paid_with if shift is None else FIRST_SHIFT + SHIFTS.index(shift)
        return self.panel.edition.worth[resource][choice.args[0]]


def plan_of(panel: "ProvidencePanel", view: dict[str, Any], *more: Choice) -> Plan | None:
    """Return what the viewer has put together, with what might be added, if there is anything."""
    gathered = [*view.get("gathered", ()), *[choice.text for choice in more]]
    payment = planned(panel.providence, view | {"gathered": gathered})
    choices = [choice for text in gathered if (choice := panel.game.words.get(text)) is not None]
    return None if payment is None else Plan(panel, view, choices, payment)
