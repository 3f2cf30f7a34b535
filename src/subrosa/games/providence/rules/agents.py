"""Agents (RULES.md 7): where they are put, how they change hands, and how they are destroyed."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.taking import destroy, take_card
from subrosa.games.providence.rules.vocabulary import WHATELEY_TOKEN
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CITIES,
    CITY,
    CITY_COUNT,
    FIRST_AGENT,
    MI_GO,
    NOBODY,
    OFF,
    PIECE,
    PIECES,
    PUT,
)


def is_recruited(piece: int) -> bool:
    """Tell whether a piece is a Recruited Agent."""
    return FIRST_AGENT <= piece < MI_GO


def put_agent(s: Providence, piece: int, seat: int, city: int) -> None:
    """Put an Agent on the board, Basic side up, under a player's control."""
    s.owner[piece] = seat
    s.where[piece] = city
    s.possessed &= ~(1 << piece)
    if s.events is not None:
        s.tell("agent", seat=seat, piece=PIECES[piece], city=CITIES[city])


def remove_agent(s: Providence, piece: int) -> None:
    """Take an Agent off the board; nobody controls it any more."""
    s.owner[piece] = NOBODY
    s.where[piece] = OFF
    s.possessed &= ~(1 << piece)


def destroy_agent(s: Providence, piece: int) -> None:
    """Destroy a Recruited Agent: token and card leave the game (16)."""
    owner = s.owner[piece]
    if s.events is not None:
        s.tell("agent-destroyed", seat=owner, piece=PIECES[piece], city=CITIES[s.where[piece]])
    remove_agent(s, piece)
    lose_agent_card(s, owner, piece)


def lose_agent_card(s: Providence, seat: int, piece: int) -> None:
    """Destroy the card of an Agent that its controller has lost (8)."""
    card = piece - CARD_TO_PIECE
    destroy(s, card)
    take_card(s, seat, card)


def power_in(s: Providence, seat: int, city: int) -> int:
    """Return the power of all pieces that a player has in a City (8)."""
    total = 0
    for piece in s.agents_in(city):
        if s.owner[piece] == seat:
            total += s.power_of(piece)
    if s.whateley_owner == seat and city in s.whateleys:
        op = s.rule_of(seat, WHATELEY_TOKEN)
        if op is not None:
            total += op.low
    return total


def open_cities(s: Providence) -> list[int]:
    """Return the Cities that are not closed (17)."""
    return [city for city in range(CITY_COUNT) if not s.is_closed(city)]


class PutRecruit(Step[Providence]):
    """Where does a Recruited Agent go that cannot stay where it was claimed, or that was claimed from the Reserve?"""

    __slots__ = ("city", "piece")
    holds: ClassVar[Holds] = {"city": thing(CITY), "piece": thing(PIECE)}
    prompt: ClassVar[str] = "put-recruit"
    rule: ClassVar[str] = "6.3"

    def __init__(self, seat: int, piece: int, city: int) -> None:
        self.seat = seat
        self.piece = piece
        self.city = city  # where it was claimed, under Martial Law; NO_CITY if from the Reserve

    def cities(self, s: Providence) -> list[int]:
        """Return where it may go."""
        if self.city >= 0:
            return s.edition.roads.nearest(self.city, s.closed())
        return open_cities(s)

    def options(self, s: Providence) -> list[Choice]:
        return [PUT[city] for city in self.cities(s)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        put_agent(s, self.piece, self.seat, choice.args[0])

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return why_not_there(s, choice, self.rule)

    def prompt_args(self, s: Providence) -> dict[str, object]:
        return {"piece": PIECES[self.piece]}


def why_not_there(s: Providence, choice: Choice, rule: str) -> Refusal | None:
    """Tell why nothing can be put into a City."""
    if choice.verb != "put":
        return None
    city = choice.args[0]
    return Refusal("city-closed" if s.is_closed(city) else "not-there", rule, {"city": CITIES[city]})
