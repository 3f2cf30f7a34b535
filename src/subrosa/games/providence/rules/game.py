"""Cthulhu: Dark Providence as a game that can be started, shown, saved and imagined."""

from typing import Any, ClassVar, Final

from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.choice import Choice, Kind, Words
from subrosa.core.game import Option, Thing
from subrosa.core.sentence import Sentence
from subrosa.core.state import Setup, State
from subrosa.core.step import Step
from subrosa.games.providence.rules import answers, imagine, opening, outcomes, position, shown, telling
from subrosa.games.providence.rules.data import Edition
from subrosa.games.providence.rules.facts import Facts, Shown
from subrosa.games.providence.rules.houserules import OPTIONS, HouseRules
from subrosa.games.providence.rules.measures import measured
from subrosa.games.providence.rules.scoring import reckon
from subrosa.games.providence.rules.state import ENDINGS, SHAPES, SOLO_COLOURS, Providence
from subrosa.games.providence.rules.steps import STEPS
from subrosa.games.providence.rules.words import (
    ALLEGIANCE,
    BEHAVIOUR,
    CARD,
    CITY,
    ELDER,
    ENEMY,
    FIRST_CARD_PLACE,
    FIRST_MYTHOS_PLACE,
    MYTHOS,
    NUMBER,
    PIECE,
    PLACE,
    SEAT,
    SHIFT,
    WORDS,
)
from subrosa.games.standard import standard_cards


class ProvidenceGame(CardGame):
    """Cthulhu: Dark Providence with one edition of its cards."""

    id: ClassVar[str] = "providence"
    package: ClassVar[str] = "subrosa.games.providence"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    usual_seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 90
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[Words] = WORDS
    kinds: ClassVar[tuple[Kind, ...]] = (
        SEAT,
        CITY,
        CARD,
        PIECE,
        PLACE,
        ALLEGIANCE,
        SHIFT,
        NUMBER,
        ENEMY,
        ELDER,
        BEHAVIOUR,
    )
    most_options: ClassVar[int] = 300
    most_decisions: ClassVar[int] = 20_000
    decisions_rule: ClassVar[str] = "3"
    end_rule: ClassVar[str] = "13"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = STEPS
    endings: ClassVar[tuple[str, ...]] = ENDINGS[1:]

    edition: Edition

    # ---- cards

    def read_cards(self, file: CardFile) -> None:
        self.edition = Edition(file)

    def standing(self, state: State) -> tuple[int, ...]:
        """Return what everybody would score if the game ended here."""
        return tuple([score["total"] for score in reckon(state)]) if isinstance(state, Providence) else ()

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of a card, a City or a Great Old One mentions.

        An effect that an owner has rewritten may lack some of them; then those of our own card file stand in.
        """
        return GAME.edition.amounts().get(message, {}) | self.edition.amounts().get(message, {})

    # ---- what its facts say

    def round_of(self, facts: Facts) -> int | None:
        """Return the number of the round: everybody has a turn in it, in a solo game the Great Old One too."""
        return facts["turn"] // (len(facts["players"]) if facts["elder"] is None else 2) + 1

    def turn_of(self, facts: Facts) -> int | None:
        return facts["turn"]

    def hand_of(self, facts: Facts) -> list[Thing]:
        return [("card", card) for card in facts["hand"] or ()]

    def player_of(self, facts: Facts, seat: int) -> dict[str, Any]:
        return measured(facts, seat)

    def card_used(self, facts: Facts, choice: Choice) -> str | None:
        """Name the card that is claimed, which a choice does not: it names the place."""
        if choice.verb == "claim":
            place = choice.args[0]
            if place < FIRST_CARD_PLACE:
                return None
            if place >= FIRST_MYTHOS_PLACE:
                return f"claim {MYTHOS[place - FIRST_MYTHOS_PLACE]}"
            return f"claim {facts['cities'][place - FIRST_CARD_PLACE]['card']}"
        return super().card_used(facts, choice)

    def roles_of(self, facts: Facts, seat: int) -> dict[str, str | None]:
        return {"allegiance": self.identity_of(facts, seat)}

    def identity_of(self, facts: Facts, seat: int) -> str | None:
        """Return the Allegiance of a player, as far as the viewer knows it."""
        return facts["players"][seat]["allegiance"]

    def opponent_of(self, facts: Facts) -> Thing | None:
        return None if facts["elder"] is None else ("elder", facts["elder"]["elder"])

    def shown(self, view: dict[str, Any]) -> Shown:
        return shown.shown(self, view)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        return outcomes.outcomes(self, view)

    def answers(self, view: dict[str, Any]) -> dict[str, Sentence]:
        return answers.answers(view)

    def goal(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.goal(view, shown)

    def tale(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.tale(view, shown)

    # ---- starting

    def equip(self, s: Providence, setup: Setup) -> None:
        """Give a state its tables: the cards, and the options in the form the rules look them up."""
        s.edition = self.edition
        s.rules = HouseRules(setup.options)
        s.colours = SOLO_COLOURS if setup.seats == 1 else setup.seats
        s.shape = SHAPES[s.colours]

    def deal(self, setup: Setup) -> Providence:
        s = Providence()
        self.blank(s, setup, setup.seed)
        self.equip(s, setup)
        opening.set_up(s)
        return s

    def read_facts(self, v: dict[str, Any], setup: Setup, seed: int) -> Providence:
        return imagine.read_facts(self, v, setup, seed)

    def read_position(self, p: dict[str, Any], setup: Setup) -> Providence:
        return position.read_position(self, p, setup)


STANDARD: Final = standard_cards("subrosa.games.providence")
GAME: Final = ProvidenceGame(STANDARD, STANDARD)
