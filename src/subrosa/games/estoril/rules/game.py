"""Estoril 1942 as a game that can be started, shown, saved and imagined."""

from typing import Any, ClassVar, Final

from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.choice import Kind, Words
from subrosa.core.errors import BadSetup
from subrosa.core.game import Option, Thing
from subrosa.core.named import all_named
from subrosa.core.sentence import Sentence
from subrosa.core.state import Setup, State
from subrosa.core.step import Step
from subrosa.games.estoril.rules import (
    abilities,
    imagine,
    locations,
    opening,
    outcomes,
    placing,
    position,
    resolving,
    scoring,
    shown,
    telling,
)
from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.facts import Facts, Shown
from subrosa.games.estoril.rules.geometry import City
from subrosa.games.estoril.rules.houserules import OPTIONS, HouseRules
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import (
    ABILITY,
    AREA,
    CARD,
    LOCATION,
    MISSION,
    NATION,
    SEAT,
    SPOT,
    WORDS,
)
from subrosa.games.standard import standard_cards


class EstorilGame(CardGame):
    """Estoril 1942 with one edition of its cards."""

    id: ClassVar[str] = "estoril"
    package: ClassVar[str] = "subrosa.games.estoril"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    usual_seats: ClassVar[int] = 3
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[Words] = WORDS
    kinds: ClassVar[tuple[Kind, ...]] = (SEAT, CARD, LOCATION, AREA, SPOT, MISSION, ABILITY, NATION)
    most_options: ClassVar[int] = 24 * 12  # each of the most cards a card file allows, on every cell
    most_decisions: ClassVar[int] = 400
    decisions_rule: ClassVar[str] = "13.1"
    end_rule: ClassVar[str] = "10"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        opening.NextRound,
        placing.Place,
        placing.Look,
        resolving.ResolveCity,
        resolving.Act,
        abilities.Exchange,
        locations.Sacrifice,
        resolving.Award,
        resolving.EndOfRound,
        resolving.Discard,
    )

    edition: Edition
    amounts: dict[str, dict[str, Any]]  # the numbers that texts mention, by message id

    # ---- cards

    def read_cards(self, file: CardFile) -> None:
        self.edition = Edition(file)
        self.amounts = self.edition.amounts()

    def standing(self, state: State) -> tuple[int, ...]:
        """Return the points of rule 10 as if everybody took their characters back from the city now."""
        return scoring.standing(state) if isinstance(state, Estoril) else ()

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of a card or mission mentions."""
        return self.amounts.get(message, {})

    # ---- what its facts say

    def round_of(self, facts: Facts) -> int | None:
        return facts["round"]

    def hand_of(self, facts: Facts) -> list[Thing]:
        return [("card", card) for card in facts["hand"] or ()]

    def player_of(self, facts: Facts, seat: int) -> dict[str, Any]:
        player = facts["players"][seat]
        return {
            "cards": player["cards"],
            "aside": player["aside"],
            "markers": player["markers"],
            "network": all_named("card", player["network"]),
            "discards": all_named("card", player["discards"]),
            "lost": all_named("card", player["lost"]),
        }

    def shown(self, view: dict[str, Any]) -> Shown:
        return shown.shown(self, view)

    def goal(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.goal(self, view, shown)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        return outcomes.outcomes(self, view)

    def tale(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.tale(view)

    # ---- starting

    def lay(self, plan: tuple[int, ...]) -> City:
        """Work a plan out."""
        return self.edition.boards.city(plan)

    def equip(self, s: Estoril, setup: Setup) -> None:
        """Give a state its tables: the cards, and the options in the form the rules look them up."""
        s.edition = self.edition
        s.rules = HouseRules(setup.options)

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        if options["secret_missions"] == "yes" and seats < 3:
            raise BadSetup(
                "option secret_missions is for 3 or 4 players: with 2 there is only one pair of neighbours"
            )

    def deal(self, setup: Setup) -> Estoril:
        s = Estoril()
        self.blank(s, setup, setup.seed)
        self.equip(s, setup)
        opening.set_up(s)
        return s

    def read_facts(self, v: dict[str, Any], setup: Setup, seed: int) -> Estoril:
        return imagine.read_facts(self, v, setup, seed)

    def read_position(self, p: dict[str, Any], setup: Setup) -> Estoril:
        return position.read_position(self, p, setup)


STANDARD: Final = standard_cards("subrosa.games.estoril")
GAME: Final = EstorilGame(STANDARD, STANDARD)
