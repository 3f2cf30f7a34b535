"""Killing (RULES.md 8): who can be killed, with what power, and what becomes of the victim."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step, gathered_so_far
from subrosa.games.providence.rules.agents import (
    is_recruited,
    lose_agent_card,
    power_in,
    remove_agent,
)
from subrosa.games.providence.rules.claiming import change_controller
from subrosa.games.providence.rules.power import PowerStep, play_power, spare_power
from subrosa.games.providence.rules.sanity import reveal
from subrosa.games.providence.rules.state import BY_KILL, Providence
from subrosa.games.providence.rules.vocabulary import (
    ANYWHERE,
    BASIC_VICTIM,
    CLAIM_KILLED,
    DEEP_ONE_VICTIM,
    MI_GO_VICTIM,
    NO_ACTOR,
    POSSESSED_TOO,
    RECRUITED_VICTIM,
    THIS_AGENT,
    Op,
)
from subrosa.games.providence.rules.vocabulary import BASIC_AGENT as BASIC_ACTOR
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BURY,
    CITIES,
    CITY_COUNT,
    FIRST_AGENT,
    FIRST_CULTIST,
    KILL,
    MI_GO,
    NOBODY,
    OFF,
    PIECE,
    PIECES,
    RAISE,
    SLAY,
)

EVERYWHERE: Final = (1 << CITY_COUNT) - 1


# ---- who acts


def actor_cities(s: Providence, seat: int, actor: int, card: int) -> int:
    """Return the Cities in which a player has an Agent that may act, as bits."""
    if actor == THIS_AGENT:
        piece = s.piece_of(card)
        return 1 << s.where[piece] if piece >= 0 and s.owner[piece] == seat and s.where[piece] >= 0 else 0
    if actor == BASIC_ACTOR:
        piece = s.basic_of(seat)
        return 1 << s.where[piece] if piece >= 0 and s.where[piece] >= 0 else 0
    bits = 0
    where, owner = s.where, s.owner
    for piece in range(FIRST_CULTIST):
        if owner[piece] == seat and where[piece] >= 0:
            bits |= 1 << where[piece]
    return bits


# ---- victims


def victims(s: Providence, seat: int, op: Op, card: int) -> list[Choice]:
    """Return whom a player can kill: within reach, not protected, and there is power enough in hand."""
    found = prey(s, seat, op, card)
    if not found or op.other:
        return found
    power = spare_power(s, seat, card)
    return [choice for choice in found if kill_power(s, seat, op, choice) <= power]


def prey(s: Providence, seat: int, op: Op, card: int) -> list[Choice]:
    """Return whom a player could kill with power enough: that much everybody can see."""
    cities = EVERYWHERE if op.kind == NO_ACTOR else actor_cities(s, seat, op.kind, card)
    if not cities:
        return []
    if op.low == ANYWHERE:
        cities = EVERYWHERE
    found: list[Choice] = []
    where, owner = s.where, s.owner
    for piece in range(FIRST_CULTIST):
        city = where[piece]
        if city >= 0 and cities >> city & 1 and owner[piece] != seat and may_be_killed(s, piece, op):
            found.append(KILL[piece])
    if op.mask & DEEP_ONE_VICTIM and s.deep_owner not in (seat, NOBODY):
        found += [SLAY[city] for city in range(CITY_COUNT) if s.deep[city] and cities >> city & 1]
    if s.elder >= 0 and op.mask & BASIC_VICTIM:
        for number in range(2):
            city = where[FIRST_CULTIST + number]
            if cities >> city & 1 and cultist_may_be_killed(s, number):
                found.append(KILL[FIRST_CULTIST + number])
    return found


def city_of_victim(s: Providence, choice: Choice) -> int:
    """Return where the victim is."""
    return choice.args[0] if choice.verb == "slay" else s.where[choice.args[0]]


def may_be_killed(s: Providence, piece: int, op: Op) -> bool:
    """Tell whether an Agent is a lawful victim, wherever it is (8)."""
    if piece < FIRST_AGENT:
        return bool(op.mask & BASIC_VICTIM) and basic_may_be_killed(s, piece)
    if s.edition.unkillable >> piece & 1:
        return False
    if s.possessed >> piece & 1 and op.low != POSSESSED_TOO:
        return False
    return bool(op.mask & (MI_GO_VICTIM if piece == MI_GO else RECRUITED_VICTIM))


def basic_may_be_killed(s: Providence, piece: int) -> bool:
    """Tell whether a Basic Agent is a lawful victim: its owner has no other Agent, some VP, and is no known Cultist."""
    owner = s.owner[piece]
    if s.possessed >> piece & 1 or s.vp[owner] < s.edition.kill_from:
        return False
    if s.is_revealed(owner) and not s.edition.ends[s.identities[owner]]:
        return False
    return s.agents_on_board(owner) == 1


def cultist_may_be_killed(s: Providence, number: int) -> bool:
    """Tell whether a Cultist of a solo game is a lawful victim (18.4)."""
    return not s.unmasked >> number & 1 and s.elder_vp >= s.edition.kill_from


# ---- the kill


class Kill(PowerStep):
    """Who is killed, and with which cards? Asked where a kill is not the first thing that a card played for it does.

    If nobody can be killed it is simply not done: that others may think possible, because they do not know the hand.
    """

    __slots__ = ()
    prompt: ClassVar[str] = "kill"
    rule: ClassVar[str] = "8"

    def targets(self, s: Providence) -> list[Choice]:
        return victims(s, self.seat, self.op(s), self.card)

    def need(self, s: Providence, target: Choice) -> int:
        return kill_power(s, self.seat, self.op(s), target)

    def use(self, s: Providence, gathered: tuple[Choice, ...]) -> None:
        commit_kill(s, self.seat, gathered)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        from subrosa.games.providence.rules.refusals import why_no_victim

        return why_no_victim(s, seat, self.op(s), self.card, choice, gathered_so_far(s))


def kill_power(s: Providence, seat: int, op: Op, victim: Choice) -> int:
    """Return the power that cards have to give for a kill."""
    if op.other:
        return 0
    city = city_of_victim(s, victim)
    return s.edition.control[city] - power_in(s, seat, city)


def commit_kill(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Kill somebody with the cards that were gathered after the victim."""
    victim = gathered[0]
    cards = play_power(s, seat, gathered)
    if victim.verb == "slay":
        city = victim.args[0]
        s.deep[city] -= 1
        if s.events is not None:
            s.tell("slay", seat=seat, city=CITIES[city], cards=cards)
        return
    piece = victim.args[0]
    if s.events is not None:
        s.tell("kill", seat=seat, piece=PIECES[piece], city=CITIES[s.where[piece]], cards=cards)
    kill(s, seat, piece)


def kill(s: Providence, seat: int, piece: int) -> None:
    """Kill an Agent of another player."""
    if piece >= FIRST_CULTIST:
        unmask(s, piece - FIRST_CULTIST)
    elif piece < FIRST_AGENT:
        kill_basic(s, seat, piece)
    elif is_recruited(piece) and s.has_rule(seat, CLAIM_KILLED) and s.agents_of(seat) < s.edition.agent_limit:
        s.push(RaiseDead(seat, piece))
    else:
        bury(s, seat, piece)


def kill_basic(s: Providence, seat: int, piece: int) -> None:
    """Make the owner of a Basic Agent reveal: a Cultist cancels the kill, for anybody else the game ends."""
    owner = s.owner[piece]
    if not s.is_revealed(owner):
        reveal(s, owner)
    if not s.edition.ends[s.identities[owner]]:
        if s.events is not None:
            s.tell("kill-cancelled", seat=owner, allegiance=ALLEGIANCES[s.identities[owner]])
        return
    s.where[piece] = OFF
    s.crypts[seat] += (piece,)
    s.trigger(BY_KILL)


def bury(s: Providence, seat: int, piece: int) -> None:
    """Take a killed Agent into the Crypt; its owner loses the card. Mi-Go has none in a deck."""
    owner = s.owner[piece]
    remove_agent(s, piece)
    s.crypts[seat] += (piece,)
    if is_recruited(piece):
        lose_agent_card(s, owner, piece)


def unmask(s: Providence, number: int) -> None:
    """Turn the card of a Cultist to its revealed side: the token stays, the Great Old One loses points (18.4)."""
    s.unmasked |= 1 << number
    if s.events is not None:
        s.tell("unmasked", piece=PIECES[FIRST_CULTIST + number])
    s.score_elder(-s.edition.solo.unrevealed_vp)


class RaiseDead(Step[Providence]):
    """Is a killed Recruited Agent claimed, or taken to the Crypt? (Herbert West)"""

    __slots__ = ("piece",)
    holds: ClassVar[Holds] = {"piece": thing(PIECE)}
    prompt: ClassVar[str] = "raise-dead"
    rule: ClassVar[str] = "21.2"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def options(self, s: Providence) -> list[Choice]:
        return [RAISE, BURY]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is RAISE:
            change_controller(s, self.seat, self.piece)
        else:
            bury(s, self.seat, self.piece)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"piece": PIECES[self.piece]}
