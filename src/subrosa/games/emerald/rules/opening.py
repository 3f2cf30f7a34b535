"""Setting up (RULES.md 4): stacks, decks, identities, and two agents each."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.step import Step, Task
from subrosa.games.emerald.rules.state import (
    AGENT,
    CUBE,
    IN_STACK,
    LIMBO,
    SUPPLY,
    Emerald,
)
from subrosa.games.emerald.rules.turn import start_turn
from subrosa.games.emerald.rules.words import (
    AGENT as PUT_AGENT,
)
from subrosa.games.emerald.rules.words import (
    CITY_COUNT,
    FACTIONS,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    LOYALIST,
    NO_CARD,
    RESTORATIONIST,
    ROYAL_CARD,
)
from subrosa.parts.drawing import draw
from subrosa.parts.seats import InTurn


def clear(s: Emerald) -> None:
    """Lay out an empty board, and give everybody pieces and tokens."""
    edition = s.edition
    s.turn = s.active = s.idle = s.hidden = s.changed = s.revealed = 0
    s.pieces = s.shape.empty()
    for seat in range(s.seats):
        s.shape.put(s.pieces, SUPPLY, seat, AGENT, edition.pieces)
        s.shape.put(s.pieces, SUPPLY, seat, CUBE, edition.pieces)
    s.zombies = [0] * CITY_COUNT
    s.pool = edition.zombies
    s.leopold = False
    s.top = [NO_CARD] * CITY_COUNT
    s.stacks = [()] * CITY_COUNT
    s.royalty = [IN_STACK] * CITY_COUNT
    s.unused = s.gone = s.spare = ()
    s.tracks = [0, 0]
    s.identities = [LOYALIST] * s.seats
    s.looked = [0] * s.seats
    s.sanity = [edition.sanity] * s.seats
    s.neutral = [0] * s.seats
    s.restorationist = [0] * s.seats
    s.loyalist = [0] * s.seats
    s.beside = [()] * s.seats
    s.mi_go_turn = [0] * s.seats
    s.pushed = [0] * (2 * s.seats)


def set_up(s: Emerald) -> None:
    """Set the game up; then everybody places agents."""
    clear(s)
    deal_stacks(s)
    for seat in range(s.seats):
        s.shift(SUPPLY, LIMBO, seat, CUBE, s.edition.cubes_in_limbo)
    s.start_decks(tuple(range(FIRST_GAME_CARD)))
    deal_identities(s)
    for seat in range(s.seats):
        draw(s, seat, s.edition.hand_size)
    first = s.roll(s.seats)
    s.active = first
    order = tuple([(first + i) % s.seats for i in range(s.seats)])
    s.push(FirstTurn())
    s.push(Opening(order * s.edition.agents_at_start))


def deal_stacks(s: Emerald) -> None:
    """Shuffle each city's card and royalty into game cards, and turn up the top card (4.1, 4.2)."""
    cards = list(s.edition.game_cards)
    s.shuffle(cards)
    for city in range(CITY_COUNT):
        stack = [cards.pop() for _ in range(s.edition.per_city[s.seats])]
        stack += [FIRST_CITY_CARD + city, ROYAL_CARD]
        s.shuffle(stack)
        s.stacks[city] = tuple(stack)
        s.turn_up(city)
    cards.sort()
    s.unused = tuple(cards)


def deal_identities(s: Emerald) -> None:
    """Deal everybody an identity card; the others stay aside, unseen (4.5)."""
    loyalists, restorationists = s.edition.identities
    cards = [LOYALIST] * loyalists + [RESTORATIONIST] * restorationists
    s.shuffle(cards)
    s.identities = cards[: s.seats]
    s.spare = tuple(sorted(cards[s.seats :]))
    for seat in range(s.seats):
        s.tell("dealt", seat=seat, faction=FACTIONS[s.identities[seat]], to=(seat,))


class Opening(InTurn[Emerald]):
    """Everybody places an agent, clockwise from the first player, and then another one (4.6)."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "Opening":
        return Opening(rest)

    def turn(self, s: Emerald, seat: int) -> None:
        s.push(PlaceAgent(seat))


class PlaceAgent(Step[Emerald]):
    """Where does an agent begin?"""

    __slots__ = ()
    prompt: ClassVar[str] = "place-agent"
    rule: ClassVar[str] = "4.6"

    def options(self, s: Emerald) -> list[Choice]:
        return PUT_AGENT[:]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        s.put_agent(self.seat, choice.args[0])

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"agent": s.agents_on_board(self.seat) + 1}


class FirstTurn(Task[Emerald]):
    """The first player begins (4.7)."""

    __slots__ = ()

    def run(self, s: Emerald) -> None:
        start_turn(s, s.active)
