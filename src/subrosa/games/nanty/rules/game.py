"""Nanty Narking as a game that can be started, shown, saved and imagined."""

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
from subrosa.games.nanty.rules import answers, imagine, outcomes, position, shown, telling, turn
from subrosa.games.nanty.rules.checks import cards_in_play, identities_in_play
from subrosa.games.nanty.rules.data import Edition
from subrosa.games.nanty.rules.facts import Facts, Shown
from subrosa.games.nanty.rules.figures import starting
from subrosa.games.nanty.rules.houserules import OPTIONS, HouseRules, read_thresholds
from subrosa.games.nanty.rules.scoring import points
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.steps import STEPS
from subrosa.games.nanty.rules.words import (
    AGENT,
    AGENT_TYPES,
    AGENTS,
    BUILDING,
    BUILDINGS,
    CARD,
    DISTRICT,
    DISTRICT_COUNT,
    EVENT,
    EVENTS,
    IDENTITIES,
    IDENTITY,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OWNERS,
    PIECE,
    SEAT,
    WORDS,
)
from subrosa.games.standard import standard_cards


class NantyGame(CardGame):
    """Nanty Narking with one edition of its cards."""

    id: ClassVar[str] = "nanty"
    package: ClassVar[str] = "subrosa.games.nanty"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    usual_seats: ClassVar[int] = 4
    minutes: ClassVar[int] = 60
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[Words] = WORDS
    kinds: ClassVar[tuple[Kind, ...]] = (SEAT, DISTRICT, CARD, IDENTITY, EVENT, AGENT, BUILDING, PIECE)
    most_options: ClassVar[int] = 200
    most_decisions: ClassVar[int] = 20_000
    decisions_rule: ClassVar[str] = "18.4"
    end_rule: ClassVar[str] = "11.1"
    steps: ClassVar[tuple[type[Step[Any]], ...]] = STEPS

    edition: Edition

    # ---- cards

    def read_cards(self, file: CardFile) -> None:
        self.edition = Edition(file)

    def standing(self, state: State) -> tuple[int, ...]:
        """Return the points of rule 12, whoever may win without them."""
        return tuple([points(state, seat) for seat in range(state.seats)]) if isinstance(state, Nanty) else ()

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of an identity mentions, for two, three and four players."""
        name = message.removeprefix("identity-").removesuffix("-text")
        if name not in IDENTITIES:
            return {}
        i = IDENTITIES.index(name)
        two, three, four = self.edition.thresholds[i][2:]
        values = [str(value) for value in (two, three, four) if value]  # 0: not dealt to so few
        varies = len(set(values)) > 1
        return {
            "needed": " / ".join(values) if varies else values[0],
            "varies": varies,
            "needed_two": two,
            "needed_three": three,
            "needed_four": four,
            "trouble": self.edition.trouble_needed[i],
        }

    # ---- what its facts say

    def turn_of(self, facts: Facts) -> int | None:
        return facts["turn"]

    def hand_of(self, facts: Facts) -> list[Thing]:
        """Return the Action cards: Agent and Building cards are secret, too, but no part of a hand (A34 m)."""
        return [("card", card) for card in facts["own"]["hand"]] if "own" in facts else []

    def player_of(self, facts: Facts, seat: int) -> dict[str, Any]:
        player = facts["players"][seat]
        return {
            "identity": named("identity", player["identity"]),
            "money": player["money"],
            "wealth": player["wealth"],
            "cards": player["cards"],
            "loans": all_named("card", player["loans"]),
            "sticky": all_named("card", player["sticky"]),
            "controls": all_named("district", player["controls"]),
        }

    def roles_of(self, facts: Facts, seat: int) -> dict[str, str | None]:
        return {"identity": facts["players"][seat]["identity"]}

    def identity_of(self, facts: Facts, seat: int) -> str | None:
        return facts["players"][seat]["identity"]

    def shown(self, view: dict[str, Any]) -> Shown:
        return shown.shown(self, view)

    def goal(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.goal(view, shown)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        return outcomes.outcomes(view)

    def answers(self, view: dict[str, Any]) -> dict[str, Sentence]:
        return answers.answers(view)

    def tale(self, view: dict[str, Any], shown: Shown) -> list[Sentence]:
        return telling.tale(view, shown)

    # ---- starting

    def equip(self, s: Nanty, setup: Setup) -> None:
        """Give a state its tables: the cards, and the options in the form the rules look them up."""
        s.edition = self.edition
        s.rules = HouseRules(setup.options)
        s.river = self.edition.river
        if not s.rules.holborn_on_thames:
            s.river &= ~(1 << DISTRICT.names.index("holborn"))

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        if options["alternative_thresholds"] != "table":
            if options["identities"] != "alternative":
                raise BadSetup("option alternative_thresholds needs the option identities=alternative (14.2)")
            read_thresholds(options["alternative_thresholds"])

    def clear(self, s: Nanty) -> None:
        """Clear the board and everybody's cards."""
        n = s.seats
        s.turn = s.active = s.plays = s.used = s.fresh = s.immune = s.covered = s.figure_used = s.extra = 0
        s.figures = [0] * (DISTRICT_COUNT * OWNERS)
        s.crowd = [0] * DISTRICT_COUNT
        s.present = [0] * n
        s.out = [0] * n
        s.guarded = s.trouble = 0
        s.buildings = [NOBODY] * DISTRICT_COUNT
        s.built = [0] * n
        s.deeds = [0] * n
        s.money = [self.edition.starting_money] * n
        s.hands = [()] * n
        s.deck = []
        s.discards = []
        s.played = NO_CARD
        s.loans = [()] * n
        s.sticky = [()] * n
        s.tips = s.offered = s.swaps = s.past_identities = s.peeks = s.saved = s.moved = s.rolled = (
            s.cards_gone
        ) = ()
        s.identities = [NOBODY] * n
        s.spare = []
        s.event_deck = []
        s.events_gone = []
        s.seer = NOBODY
        s.foreseen = 0
        s.bottom_known = False
        s.gentleman = False
        typed = s.rules.figure_cards
        s.where = [NOWHERE] * (n * AGENT_TYPES if typed else 0)
        s.house_types = [NOWHERE] * (DISTRICT_COUNT if typed else 0)
        s.agent_cards = [()] * (n if typed else 0)
        s.agent_open = [()] * (n if typed else 0)
        s.building_cards = [()] * (n if typed else 0)
        s.building_open = [()] * (n if typed else 0)
        s.agent_box = []
        s.building_pile = []

    def deal(self, setup: Setup) -> Nanty:
        """Set the game up (3)."""
        s = Nanty()
        self.blank(s, setup, setup.seed)
        self.equip(s, setup)
        self.clear(s)
        identities = identities_in_play(s)
        s.shuffle(identities)
        s.identities = identities[: s.seats]
        s.spare = sorted(identities[s.seats :])
        for seat in range(s.seats):
            s.tell("dealt", seat=seat, identity=IDENTITIES[s.identities[seat]], to=(seat,))
        s.event_deck = list(range(len(EVENTS)))
        s.shuffle(s.event_deck)
        cards = cards_in_play(s)
        brown = [card for card in cards if not self.edition.grey[card]]
        grey = [card for card in cards if self.edition.grey[card]]
        s.shuffle(brown)
        s.shuffle(grey)
        s.deck = brown + grey
        for seat in range(s.seats):
            s.draw(seat, self.edition.hand_limit)
        first = s.roll(s.seats)
        s.active = first
        if s.rules.figure_cards:
            self.deal_figure_cards(s)
            s.push(starting.PlaceStart(first, 0))
        else:
            for district in self.edition.start:
                for seat in range(s.seats):
                    s.enter(district, seat)
                s.trouble |= 1 << district
            turn.start_turn(s, first)
        return s

    def deal_figure_cards(self, s: Nanty) -> None:
        """Deal three Agent cards and one Building card each (14.3)."""
        agents = list(range(len(AGENTS)))
        houses = list(range(len(BUILDINGS)))
        s.shuffle(agents)
        s.shuffle(houses)
        for seat in range(s.seats):
            s.agent_cards[seat] = tuple(sorted([agents.pop(), agents.pop(), agents.pop()]))
            s.building_cards[seat] = (houses.pop(),)
        s.agent_box = agents
        s.building_pile = houses

    def read_facts(self, v: dict[str, Any], setup: Setup, seed: int) -> Nanty:
        return imagine.read_facts(self, v, setup, seed)

    def read_position(self, p: dict[str, Any], setup: Setup) -> Nanty:
        return position.read_position(self, p, setup)


STANDARD: Final = standard_cards("subrosa.games.nanty")
GAME: Final = NantyGame(STANDARD, STANDARD)
