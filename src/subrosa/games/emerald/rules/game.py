"""A Study in Emerald as a game that can be started, shown, saved and imagined."""

from typing import Any, ClassVar, Final

from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.choice import Choice, Kind, Words
from subrosa.core.game import Option, Thing
from subrosa.core.sentence import Sentence
from subrosa.core.state import Setup, State
from subrosa.core.step import Step
from subrosa.games.emerald.rules import imagine, opening, outcomes, position, preview, shown, telling
from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.facts import Facts, Shown
from subrosa.games.emerald.rules.houserules import OPTIONS, HouseRules
from subrosa.games.emerald.rules.measures import measured
from subrosa.games.emerald.rules.scoring import reckon
from subrosa.games.emerald.rules.state import SHAPES, Emerald
from subrosa.games.emerald.rules.steps import STEPS
from subrosa.games.emerald.rules.words import CARD, CITY, FACTION, NUMBER, ROYAL, SEAT, WORDS
from subrosa.games.standard import standard_cards


class EmeraldGame(CardGame):
    """A Study in Emerald with one edition of its cards."""

    id: ClassVar[str] = "emerald"
    package: ClassVar[str] = "subrosa.games.emerald"
    rules_version: ClassVar[int] = 2
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    usual_seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 60
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[Words] = WORDS
    kinds: ClassVar[tuple[Kind, ...]] = (SEAT, CITY, CARD, ROYAL, FACTION, NUMBER)
    most_options: ClassVar[int] = 200
    most_decisions: ClassVar[int] = 20_000
    decisions_rule: ClassVar[str] = "5"
    end_rule: ClassVar[str] = "17"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = STEPS

    edition: Edition
    amounts: dict[str, dict[str, Any]]  # the numbers that texts mention, by message id

    # ---- cards

    def read_cards(self, file: CardFile) -> None:
        self.edition = Edition(file)
        self.amounts = self.edition.amounts()

    def standing(self, state: State) -> tuple[int, ...]:
        """Return what everybody would have after correction and penalty."""
        return tuple([score["total"] for score in reckon(state)]) if isinstance(state, Emerald) else ()

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of a card, a city or royalty mentions."""
        return self.amounts.get(message, {})

    # ---- what its facts say

    def round_of(self, facts: Facts) -> int | None:
        return facts["turn"] // len(facts["players"]) + 1

    def turn_of(self, facts: Facts) -> int | None:
        return facts["turn"]

    def hand_of(self, facts: Facts) -> list[Thing]:
        return [("card", card) for card in facts["hand"] or ()]

    def player_of(self, facts: Facts, seat: int) -> dict[str, Any]:
        return measured(facts["players"][seat], self.identity_of(facts, seat))

    def card_used(self, facts: Facts, choice: Choice) -> str | None:
        """Name the card that is claimed, which a choice does not: it names the city."""
        if choice.verb == "claim":
            return f"claim {facts['cities'][choice.args[0]]['card']}"
        return super().card_used(facts, choice)

    def roles_of(self, facts: Facts, seat: int) -> dict[str, str | None]:
        return {"faction": self.identity_of(facts, seat)}

    def identity_of(self, facts: Facts, seat: int) -> str | None:
        """Return the side a player is on: the one on the card, or the other after a Change of Heart."""
        return preview.side_of(facts["players"][seat])

    def shown(self, view: dict[str, Any]) -> Shown:
        return shown.shown(self, view)

    def goal(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.goal(self, view, shown)

    def tale(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.tale(view, shown)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        return outcomes.outcomes(self, view)

    # ---- starting

    def equip(self, s: Emerald, setup: Setup) -> None:
        """Give a state its tables: the cards, and the options in the form the rules look them up."""
        s.edition = self.edition
        s.rules = HouseRules(setup.options, self.edition.mad_faces)
        s.shape = SHAPES[setup.seats]

    def deal(self, setup: Setup) -> Emerald:
        s = Emerald()
        self.blank(s, setup, setup.seed)
        self.equip(s, setup)
        opening.set_up(s)
        return s

    def read_facts(self, v: dict[str, Any], setup: Setup, seed: int) -> Emerald:
        return imagine.read_facts(self, v, setup, seed)

    def read_position(self, p: dict[str, Any], setup: Setup) -> Emerald:
        return position.read_position(self, p, setup)


STANDARD: Final = standard_cards("subrosa.games.emerald")
GAME: Final = EmeraldGame(STANDARD, STANDARD)
