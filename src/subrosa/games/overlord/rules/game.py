"""Kill the Overlord as a game that can be started, shown, saved and imagined."""

from typing import Any, ClassVar, Final

from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.choice import Kind, Words
from subrosa.core.errors import BadSetup
from subrosa.core.game import Option, Thing
from subrosa.core.named import all_named, named
from subrosa.core.sentence import Sentence
from subrosa.core.state import Setup, State
from subrosa.core.step import Step
from subrosa.games.overlord.rules import answers, cards, giving, imagine, order, outcomes, shown, telling
from subrosa.games.overlord.rules import position as positions
from subrosa.games.overlord.rules import round as rounds
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.facts import Facts, Shown
from subrosa.games.overlord.rules.houserules import OPTIONS, HouseRules
from subrosa.games.overlord.rules.ring import Rings
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import (
    CARD,
    CHARACTER,
    CHARACTERS,
    NOBODY,
    OVERLORD,
    SEAT,
    TYRANT,
    WORDS,
)
from subrosa.games.standard import standard_cards

# The ranks of a mixed cast, in the order in which they join as players become more (10.5).
MIXED_RANKS: Final = (8, 5, 3, 2, 6, 4, 1, 7)


class OverlordGame(CardGame):
    """Kill the Overlord with one edition of its cards."""

    id: ClassVar[str] = "overlord"
    package: ClassVar[str] = "subrosa.games.overlord"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 4
    max_seats: ClassVar[int] = 8
    usual_seats: ClassVar[int] = 5
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[Words] = WORDS
    kinds: ClassVar[tuple[Kind, ...]] = (SEAT, CARD, CHARACTER)
    most_options: ClassVar[int] = 48
    most_decisions: ClassVar[int] = 50_000
    decisions_rule: ClassVar[str] = "11.1"
    end_rule: ClassVar[str] = "9"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (
        rounds.Phases,
        rounds.EndOfRound,
        rounds.TyrantRobs,
        rounds.InquisitorAsks,
        rounds.CensorNames,
        order.NextExecution,
        order.PickVictim,
        order.SquireDraw,
        order.MerchantPays,
        order.MerchantDraws,
        order.ComeToRest,
        order.Halted,
        order.HolderTurn,
        giving.DiscardCard,
        cards.Retaliate,
        cards.CarryOut,
        cards.AfterCaptain,
        cards.CoercionChoice,
        cards.OfferTogether,
        cards.OfferInTurn,
    )

    edition: Edition
    rings: dict[bool, Rings]

    # ---- cards

    def read_cards(self, file: CardFile) -> None:
        self.edition = Edition(file)
        self.rings = {duel: Rings(self.edition, duel) for duel in (False, True)}

    def standing(self, state: State) -> tuple[int, ...]:
        """Return everybody's gold: the way to a coronation (9.2)."""
        return tuple(state.gold) if isinstance(state, Overlord) else ()

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of a card or character mentions."""
        return self.edition.amounts().get(message, {})

    # ---- what its facts say

    def round_of(self, facts: Facts) -> int | None:
        return facts["round"]

    def hand_of(self, facts: Facts) -> list[Thing]:
        return [("card", card) for card in facts["hand"] or ()]

    def player_of(self, facts: Facts, seat: int) -> dict[str, Any]:
        player = facts["players"][seat]
        return {
            "character": named("character", player["character"]),
            "gold": player["gold"],
            "cards": player["cards"],
            "shown": all_named("card", player["shown"]),
            "known": all_named("card", player["known"]),
        }

    def roles_of(self, facts: Facts, seat: int) -> dict[str, str | None]:
        return {"character": facts["players"][seat]["character"]}

    def shown(self, view: dict[str, Any]) -> Shown:
        return shown.shown(self, view)

    def goal(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.goal(self, view, shown)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        return outcomes.outcomes(self, view)

    def answers(self, view: dict[str, Any]) -> dict[str, Sentence]:
        return answers.answers(self, view)

    def tale(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.tale(self, view)

    # ---- starting

    def equip(self, s: Overlord, setup: Setup) -> None:
        """Give a state its tables: the cards, the options as the rules look them up, and the rings of players."""
        s.edition = self.edition
        s.rules = HouseRules(setup.options)
        s.rings = self.rings[s.rules.duel_capitalize]

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        if options["cast"] not in OPTIONS[0].values:
            self.read_cast(seats, options["cast"])

    def read_cast(self, seats: int, text: str) -> list[int]:
        """Read a cast written as a comma list: one ruler, one character per rank, one per player (10.2, 10.5)."""
        names = [name.strip().lower() for name in text.split(",")]
        for name in names:
            if name not in CHARACTERS:
                raise BadSetup(
                    f"option cast is one of {', '.join(OPTIONS[0].values)}, or a comma list of characters; "
                    f"{name!r} is none of {', '.join(CHARACTERS)}"
                )
        cast = [CHARACTERS.index(name) for name in names]
        if len(cast) != seats:
            raise BadSetup(f"a cast for {seats} players names {seats} characters, not {len(cast)}")
        ranks = [self.edition.rank[character] for character in cast]
        if len(set(ranks)) != seats:
            raise BadSetup(
                "a cast has at most one character of each rank, so Knight and Censor cannot both play"
            )
        if OVERLORD not in cast and TYRANT not in cast:
            raise BadSetup("a cast needs the Overlord or the Tyrant")
        return cast

    def choose_cast(self, s: Overlord, choice: str) -> list[int]:
        """Choose the characters in play (10)."""
        seats = s.seats
        if choice in ("base", "alternate"):
            return list(self.edition.casts[choice, seats])
        if choice == "random":
            others = list(range(OVERLORD + 1, TYRANT))
            s.shuffle(others)
            return [OVERLORD, *others[: seats - 1]]
        if choice == "mixed":
            by_rank = {
                rank: [c for c, r in enumerate(self.edition.rank) if r == rank] for rank in MIXED_RANKS
            }
            return [by_rank[rank][s.roll(2)] for rank in MIXED_RANKS[:seats]]
        return self.read_cast(seats, choice)

    def deal(self, setup: Setup) -> Overlord:
        """Set the game up (3): characters at random, gold, a shuffled draw pile, empty hands."""
        s = Overlord()
        self.blank(s, setup, setup.seed)
        self.equip(s, setup)
        s.round = 0
        s.characters = self.choose_cast(s, setup.options["cast"])
        s.cast = s.by_rank(s.characters)
        s.shuffle(s.characters)
        s.gold = [self.edition.start_gold] * setup.seats
        s.hands = [()] * setup.seats
        s.retaliators = s.pleaders = 0
        s.shown = ((),) * setup.seats
        s.tips = ()
        s.tokens = (0,) * setup.seats
        s.now_active(tuple(range(setup.seats)))
        s.middle = ()
        s.deck = list(self.edition.deck)
        s.stacked = 0
        s.discards = []
        if self.edition.start_hand:
            for seat in range(setup.seats):
                s.draw(seat, self.edition.start_hand)
        s.played = ()
        s.holder = s.giver = NOBODY
        s.tried = False
        if s.events is not None:
            for seat in range(setup.seats):
                s.tell("starts", seat=seat, character=CHARACTERS[s.characters[seat]])
        rounds.start_round(s)
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Overlord:
        return imagine.read_facts(self, view, setup, seed)

    def read_position(self, position: dict[str, Any], setup: Setup) -> Overlord:
        return positions.read_position(self, position, setup)


STANDARD: Final = standard_cards("subrosa.games.overlord")
GAME: Final = OverlordGame(STANDARD, STANDARD)
