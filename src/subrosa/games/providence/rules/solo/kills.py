"""Kills by a Cultist (RULES.md 18.6): the player chooses the victim."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.providence.rules.agents import is_recruited, lose_agent_card, remove_agent
from subrosa.games.providence.rules.sanity import end_after_turn, reveal
from subrosa.games.providence.rules.solo.cultists import (
    added_up,
    city_of,
    fail,
    fail_for_power,
    name_of,
    power,
)
from subrosa.games.providence.rules.state import BY_KILL, Providence
from subrosa.games.providence.rules.words import (
    CITIES,
    CITY,
    ENEMY,
    FIRST_AGENT,
    KILL,
    MI_GO,
    OFF,
    PIECES,
    SLAY,
)


def kill(s: Providence, cultist: int) -> bool:
    """Try to kill somebody in the Cultist's City."""
    if s.vp[0] < s.edition.solo.kill_from:
        return fail(s, cultist, "player-too-weak", s.edition.solo.kill_from)
    city = city_of(s, cultist)
    if not victims_in(s, city):
        return fail(s, cultist, "no-victim")
    parts, value = power(s, cultist), s.edition.control[city]
    if sum(parts) < value:
        return fail_for_power(s, cultist, parts, value)
    s.push(ChooseVictim(0, cultist, city))
    return True


def victims_in(s: Providence, city: int) -> list[Choice]:
    """Return whom a Cultist may kill in a City: the Basic Agent only if the player has no other Agent anywhere.

    Deep Ones do not protect it (A6): where one is in the same City, the player has the choice.
    """
    found = [
        KILL[piece]
        for piece in range(FIRST_AGENT, MI_GO)
        if s.where[piece] == city
        and s.owner[piece] == 0
        and not s.possessed >> piece & 1
        and not s.edition.unkillable >> piece & 1
    ]
    if s.deep[city] and s.deep_owner == 0:
        found.append(SLAY[city])
    basic = s.basic_of(0)
    if s.agents_on_board(0) == 1 and s.where[basic] == city and not s.possessed >> basic & 1:
        found.append(KILL[basic])
    return found


class ChooseVictim(Step[Providence]):
    """Which of the player's pieces does a Cultist kill?"""

    __slots__ = ("city", "cultist")
    holds: ClassVar[Holds] = {"city": thing(CITY), "cultist": thing(ENEMY)}
    prompt: ClassVar[str] = "choose-victim"
    rule: ClassVar[str] = "18.6"

    def __init__(self, seat: int, cultist: int, city: int) -> None:
        self.seat = seat
        self.cultist = cultist
        self.city = city

    def options(self, s: Providence) -> list[Choice]:
        return victims_in(s, self.city)

    def resolve(self, s: Providence, choice: Choice) -> None:
        added, needed = added_up(power(s, self.cultist)), s.edition.control[self.city]
        who, city = name_of(self.cultist), CITIES[self.city]
        if choice.verb == "slay":
            s.deep[self.city] -= 1
            if s.events is not None:
                s.tell("elder-slay", piece=who, city=city, sum=added, needed=needed)
            return
        piece = choice.args[0]
        if s.events is not None:
            victim = PIECES[piece]
            s.tell("elder-kill", piece=who, victim_piece=victim, city=city, sum=added, needed=needed)
        s.elder_crypt += (piece,)
        s.score_elder(s.edition.solo.kill_vp)
        if is_recruited(piece):
            remove_agent(s, piece)
            lose_agent_card(s, 0, piece)
            return
        s.where[piece] = OFF
        if not s.is_revealed(0):
            reveal(s, 0)
        end_after_turn(s, BY_KILL)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "kill":
            return Refusal("no-such-victim", self.rule, {"piece": PIECES[choice.args[0]]})
        return (
            Refusal("no-deep-one", self.rule, {"city": CITIES[choice.args[0]]})
            if choice.verb == "slay"
            else None
        )

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"piece": name_of(self.cultist), "city": CITIES[self.city]}
