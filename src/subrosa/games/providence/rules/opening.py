"""Setting up (RULES.md 2): decks, the Mythos row, Allegiances, and a Basic Agent for everybody."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, Step, Task
from subrosa.games.providence.rules.agents import put_agent
from subrosa.games.providence.rules.solo.opening import clear_elder, set_up_elder
from subrosa.games.providence.rules.state import COMMON, NO_GATE, NOT_YET, POOL, Providence
from subrosa.games.providence.rules.turn import start_turn
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BASIC,
    BE,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    MYTHOS_COUNT,
    NO_CARD,
    NO_CITY,
    NOBODY,
    OFF,
    PIECE_COUNT,
    PIECES,
    PUT,
)
from subrosa.parts.drawing import draw
from subrosa.parts.seats import InTurn


def clear(s: Providence) -> None:
    """Lay out an empty board, and give everybody cubes."""
    edition = s.edition
    s.turn = s.active = s.left = s.once = s.idle = 0
    s.begun = False
    s.cubes = s.shape.empty()
    for seat in range(s.seats):
        s.shape.put(s.cubes, POOL, seat, 0, edition.pool_cubes)
        s.shape.put(s.cubes, COMMON, seat, 0, edition.common_cubes)
    s.blockades = s.possessed = s.exhausted = s.mythos_gone = s.revealed = s.exposed = s.reckoned = 0
    s.where = [OFF] * PIECE_COUNT
    s.owner = [NOBODY] * PIECE_COUNT
    s.deep = [0] * CITY_COUNT
    s.deep_owner = s.whateley_owner = NOBODY
    s.deep_gone = 0
    s.whateleys = [OFF, OFF, OFF]
    s.cthulhu = s.martial_law = NO_CITY
    s.control = [NOBODY] * CITY_COUNT
    s.gates = [NO_GATE] * CITY_COUNT
    s.gate_owner = [NOBODY] * CITY_COUNT
    s.top = [NO_CARD] * CITY_COUNT
    s.stacks = [()] * CITY_COUNT
    s.reserve = s.sunk = s.unused = s.gone = s.row = s.mythos_deck = s.spare = s.in_play = ()
    s.supply = (1 << len(CITY_CARDS)) - 1
    s.owned = [0] * s.seats
    s.tracks = [0, 0]
    s.identities = [INVESTIGATOR] * s.seats
    s.looked = [0] * s.seats
    s.vp = [0] * s.seats
    s.bag_sane, s.bag_mad = edition.sane_tokens, edition.mad_tokens
    s.sane = [0] * s.seats
    s.mad = [0] * s.seats
    s.crypts = [()] * s.seats
    s.aside = NO_CARD
    s.claimed_cubes = 0
    s.ending = NOT_YET
    clear_elder(s)


def set_up(s: Providence) -> None:
    """Set the game up; then everybody places a Basic Agent."""
    clear(s)
    deal_main_cards(s)
    deal_mythos(s)
    s.start_decks(s.edition.starting)
    deal_allegiances(s)
    for seat in range(s.seats):
        draw(s, seat, s.edition.hand_size)
    first = s.roll(s.seats)
    s.active = first
    if s.seats == 1:
        set_up_elder(s)
    s.push(FirstTurn())
    order = [(first - i) % s.seats for i in range(s.seats)]
    s.push(Placing(tuple([*order[1:], order[0]] if s.rules.first_last else order)))
    if s.rules.choose_agents:
        s.push(Choosing(tuple([(first + i) % s.seats for i in range(s.seats)])))
    else:
        deal_agents(s)


def deal_main_cards(s: Providence) -> None:
    """Deal the Main Advantage cards to the Cities and turn up the top ones; the rest is the Reserve (2.4)."""
    cards = list(s.edition.main_cards)
    s.shuffle(cards)
    for city in range(CITY_COUNT):
        dealt = [cards.pop() for _ in range(s.edition.per_city[s.seats])]
        s.top[city] = dealt.pop()
        s.stacks[city] = tuple(dealt)
    s.reserve = tuple(cards)


def deal_mythos(s: Providence) -> None:
    """Shuffle the Mythos cards and turn up a row (2.5); a solo game does without some of them (18.1)."""
    cards = [number for number in range(MYTHOS_COUNT) if s.seats > 1 or s.edition.mythos_in_solo[number]]
    s.shuffle(cards)
    s.row = tuple([cards.pop() for _ in range(s.edition.row[s.seats])])
    s.mythos_deck = tuple(cards)


def deal_allegiances(s: Providence) -> None:
    """Deal everybody an Allegiance; the others stay aside, unseen (2.7)."""
    if s.seats == 1:
        return
    cards = pack_of(s)
    s.shuffle(cards)
    s.identities = cards[: s.seats]
    s.spare = tuple(sorted(cards[s.seats :]))
    for seat in range(s.seats):
        s.tell("dealt", seat=seat, allegiance=ALLEGIANCES[s.identities[seat]], to=(seat,))


def pack_of(s: Providence) -> list[int]:
    """Return the Allegiance cards that are dealt from; with many players one Dissenter is drawn at random."""
    counts = s.edition.dealt_few if s.seats <= 3 else s.edition.dealt_many
    cards = [side for side in range(len(ALLEGIANCES)) for _ in range(counts[side])]
    return [*cards, DISSENTER_INVESTIGATOR + s.roll(2)] if counts[len(ALLEGIANCES)] else cards


def deal_agents(s: Providence) -> None:
    """Deal everybody a Basic Agent at random: they differ in nothing (A39)."""
    pieces = list(range(len(BASIC)))
    s.shuffle(pieces)
    for seat in range(s.seats):
        s.owner[pieces[seat]] = seat


class Choosing(InTurn[Providence]):
    """Everybody chooses a Basic Agent, clockwise from the first player (2.6)."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "Choosing":
        return Choosing(rest)

    def turn(self, s: Providence, seat: int) -> None:
        s.push(ChooseAgent(seat))


class ChooseAgent(Step[Providence]):
    """Which Basic Agent does a player lead?"""

    __slots__ = ()
    prompt: ClassVar[str] = "choose-agent"
    rule: ClassVar[str] = "2.6"

    def options(self, s: Providence) -> list[Choice]:
        return [BE[piece] for piece in range(len(BASIC)) if s.owner[piece] == NOBODY]

    def resolve(self, s: Providence, choice: Choice) -> None:
        s.owner[choice.args[0]] = self.seat
        if s.events is not None:
            s.tell("chosen", seat=self.seat, piece=PIECES[choice.args[0]])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "be":
            return None
        piece = choice.args[0]
        reason = "agent-taken" if piece < len(BASIC) else "no-basic-agent"
        return Refusal(reason, self.rule, {"piece": PIECES[piece]})


class Placing(InTurn[Providence]):
    """Everybody places their Basic Agent, counter-clockwise from the first player (2.9, A1)."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "Placing":
        return Placing(rest)

    def turn(self, s: Providence, seat: int) -> None:
        if s.rules.random_cities:
            free = free_cities(s)
            put_agent(s, s.basic_of(seat), seat, free[s.roll(len(free))])
            s.learn_all()
        else:
            s.push(PlaceAgent(seat))


def free_cities(s: Providence) -> list[int]:
    """Return the Cities without an Agent."""
    return [city for city in range(CITY_COUNT) if city not in s.where]


class PlaceAgent(Step[Providence]):
    """Where does a Basic Agent begin?"""

    __slots__ = ()
    prompt: ClassVar[str] = "place-agent"
    rule: ClassVar[str] = "2.9"

    def options(self, s: Providence) -> list[Choice]:
        return [PUT[city] for city in free_cities(s)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        put_agent(s, s.basic_of(self.seat), self.seat, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "put":
            return None
        return Refusal("city-taken", self.rule, {"city": CITIES[choice.args[0]]})

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        piece = s.basic_of(self.seat)
        return {"piece": PIECES[piece], "influence": s.edition.counts_as[piece]}


class FirstTurn(Task[Providence]):
    """The first player begins."""

    __slots__ = ()

    def run(self, s: Providence) -> None:
        start_turn(s, s.active)
