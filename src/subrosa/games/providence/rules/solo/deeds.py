"""What a Cultist does, one function an op (RULES.md 18.6, 21.3). Each tells how it ended; True is DONE."""

from collections.abc import Callable
from typing import ClassVar, Final

from subrosa.core.holding import NUMBER, Holds, thing
from subrosa.core.step import NO_SEAT, Task
from subrosa.games.providence.rules.claiming import add_mythos, draw_reserve
from subrosa.games.providence.rules.effects.cubes import blockades_left
from subrosa.games.providence.rules.influence import standing
from subrosa.games.providence.rules.programs import NO_PROGRAM
from subrosa.games.providence.rules.solo import kills
from subrosa.games.providence.rules.solo.claims import (
    DONE,
    FAILED,
    claim_city,
    claim_main,
    claim_mythos,
    keep_or_destroy,
    mythos_target,
    open_gate,
    take_main,
)
from subrosa.games.providence.rules.solo.cultists import (
    CARD_INFLUENCE,
    add,
    along_path,
    city_of,
    fail,
    has_cubes,
    is_cultist,
    name_of,
    on_card,
    recover,
    travel,
)
from subrosa.games.providence.rules.state import LIMBO, Providence
from subrosa.games.providence.rules.vocabulary import (
    FIRST_SOLO_OP,
    S_ADD_CITY,
    S_ADD_CITY_EACH,
    S_ADD_MAIN,
    S_ADD_MAIN_EACH,
    S_ADD_MAIN_FIRST,
    S_ADD_MYTHOS,
    S_ADD_MYTHOS_EACH,
    S_ADD_MYTHOS_FIRST,
    S_ADD_MYTHOS_ROW,
    S_CLAIM_CITY,
    S_CLAIM_MAIN,
    S_CLAIM_MAIN_FIRST,
    S_CLAIM_MYTHOS,
    S_CLAIM_RESERVE_TOP,
    S_CULTIST_EFFECT,
    S_KILL,
    S_OPEN_GATE,
    S_PLACE_BLOCKADE,
    S_PLAYER_CUBES,
    S_RECOVER_LIMBO,
    S_REMOVE_BLOCKADES,
    S_TRACK,
    S_TRY,
    SOLO_OPS,
    Op,
)
from subrosa.games.providence.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    ENEMY,
    FIRST_CARD_PLACE,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    NO_CARD,
    PLACES,
)

QUIET: Final = (S_CULTIST_EFFECT, S_TRY)  # they only lead to others


def attempt(s: Providence, cultist: int, op: Op) -> int:
    """Let a Cultist try something; return how it ended: FAILED, DONE or UNBLOCKED."""
    if s.events is not None and op.code not in QUIET:
        deed = SOLO_OPS[op.code - FIRST_SOLO_OP][2:]
        city = CITIES[city_of(s, cultist)]
        s.tell("elder-try", piece=name_of(cultist), deed=deed, city=city, wanted=op.low or op.n)
    return DEEDS[op.code](s, cultist, op)


def numbers_of(s: Providence, cultist: int, op: Op) -> list[int]:
    """Return how many cubes an op adds: its number, and that of the Cultist card if it says so."""
    return [op.n, on_card(s, cultist, CARD_INFLUENCE)] if op.other else [op.n]


# ---- claims


def do_claim_main(s: Providence, cultist: int, op: Op) -> int:
    """Claim a Main Advantage card."""
    return claim_main(s, cultist, op.kind > 0)


def do_claim_city(s: Providence, cultist: int, op: Op) -> int:
    """Claim a City."""
    return claim_city(s, cultist)


def do_claim_mythos(s: Providence, cultist: int, op: Op) -> int:
    """Claim a Mythos card."""
    return claim_mythos(s, cultist)


def do_claim_main_first(s: Providence, cultist: int, op: Op) -> bool:
    """Claim the first unblockaded card with so many Cultist cubes; no lead is needed."""
    for city in along_path(s, cultist):
        place = FIRST_CARD_PLACE + city
        if (
            s.top[city] != NO_CARD
            and not s.blockades >> place & 1
            and s.count(place, 1) + s.count(place, 2) >= op.n
        ):
            take_main(s, cultist, city, False)
            return True
    return fail(s, cultist, "no-full-card", op.n)


def do_claim_reserve_top(s: Providence, cultist: int, op: Op) -> bool:
    """Claim the top card of the Reserve."""
    if not s.reserve:
        return fail(s, cultist, "no-reserve")
    card = draw_reserve(s)
    if s.events is not None:
        s.tell(
            "elder-claim",
            piece=name_of(cultist),
            place=None,
            card=CARDS[card],
            city=None,
            influence=None,
            against=None,
        )
    keep_or_destroy(s, cultist, card)
    return True


# ---- adding Influence


def do_add_city(s: Providence, cultist: int, op: Op) -> bool:
    """Add Influence to the space of the Cultist's City."""
    city = city_of(s, cultist)
    if is_cultist(s.control[city]):
        return fail(s, cultist, "own-city")
    if s.cthulhu == city:
        return fail(s, cultist, "city-closed")
    if not has_cubes(s, cultist):
        return False
    add(s, cultist, city, numbers_of(s, cultist, op))
    return True


def do_add_main(s: Providence, cultist: int, op: Op) -> bool:
    """Add Influence to the Main Advantage card of the Cultist's City."""
    city = city_of(s, cultist)
    if s.top[city] == NO_CARD:
        return fail(s, cultist, "no-card-here")
    if not has_cubes(s, cultist):
        return False
    add(s, cultist, FIRST_CARD_PLACE + city, numbers_of(s, cultist, op))
    return True


def do_add_mythos(s: Providence, cultist: int, op: Op) -> bool:
    """Add Influence to a Mythos card."""
    if not s.row:
        return fail(s, cultist, "empty-row")
    if not has_cubes(s, cultist):
        return False
    add(s, cultist, FIRST_MYTHOS_PLACE + mythos_target(s, cultist), numbers_of(s, cultist, op))
    return True


def do_add_main_first(s: Providence, cultist: int, op: Op) -> bool:
    """Add cubes to the first Main Advantage card with the Sanity icon."""
    for city in along_path(s, cultist):
        card = s.top[city]
        if card != NO_CARD and s.edition.sanity[card]:
            if not has_cubes(s, cultist):
                return False
            add(s, cultist, FIRST_CARD_PLACE + city, [op.n])
            return True
    return fail(s, cultist, "no-main-icon")


def do_add_mythos_first(s: Providence, cultist: int, op: Op) -> bool:
    """Add cubes to the first Mythos card with the Sanity icon."""
    for number in s.row:
        if s.edition.sanity[FIRST_MYTHOS + number]:
            if not has_cubes(s, cultist):
                return False
            add(s, cultist, FIRST_MYTHOS_PLACE + number, [op.n])
            return True
    return fail(s, cultist, "no-mythos-icon")


def add_each(s: Providence, cultist: int, places: list[int], count: int, why: str) -> bool:
    """Add cubes to each of several places, while there are any."""
    if not places:
        return fail(s, cultist, why)
    if not has_cubes(s, cultist):
        return False
    for place in places:
        add(s, cultist, place, [count])
    return True


def do_add_mythos_each(s: Providence, cultist: int, op: Op) -> bool:
    """Add cubes to every card of the row."""
    return add_each(s, cultist, [FIRST_MYTHOS_PLACE + number for number in s.row], op.n, "empty-row")


def do_add_main_each(s: Providence, cultist: int, op: Op) -> bool:
    """Add cubes to each of the first Main Advantage cards."""
    places = [FIRST_CARD_PLACE + city for city in along_path(s, cultist) if s.top[city] != NO_CARD]
    return add_each(s, cultist, places[: op.low], op.n, "no-main-cards")


def do_add_city_each(s: Providence, cultist: int, op: Op) -> bool:
    """Add cubes to the spaces of the first Cities that no Cultist controls and that are not closed."""
    places = [
        city for city in along_path(s, cultist) if not is_cultist(s.control[city]) and not s.is_closed(city)
    ]
    return add_each(s, cultist, places[: op.low], op.n, "no-free-city")


def do_add_mythos_row(s: Providence, cultist: int, op: Op) -> bool:
    """Add Mythos cards to the row."""
    if not s.mythos_deck:
        return fail(s, cultist, "no-mythos-deck")
    add_mythos(s, op.n)
    return True


# ---- kills, Gates, tracks


def do_kill(s: Providence, cultist: int, op: Op) -> bool:
    """Kill somebody in the Cultist's City."""
    return kills.kill(s, cultist)


def do_open_gate(s: Providence, cultist: int, op: Op) -> bool:
    """Open the Gate of the Cultist's City."""
    return open_gate(s, cultist, op.n)


def do_track(s: Providence, cultist: int, op: Op) -> bool:
    """Move a marker."""
    return s.move_marker(op.kind, op.n) != 0 or fail(s, cultist, "no-room")


def do_recover(s: Providence, cultist: int, op: Op) -> bool:
    """Take all cubes back from Limbo."""
    return recover(s, cultist) or fail(s, cultist, "nothing-in-limbo")


# ---- Blockades, and cubes of the player


def do_remove_blockades(s: Providence, cultist: int, op: Op) -> bool:
    """Remove every Blockade from City spaces that no Cultist controls."""
    removed = False
    for city in range(CITY_COUNT):
        if s.blockades >> city & 1 and not is_cultist(s.control[city]):
            s.blockades &= ~(1 << city)
            removed = True
            if s.events is not None:
                s.tell(
                    "elder-unblock", piece=name_of(cultist), place=CITIES[city], influence=None, against=None
                )
    return removed or fail(s, cultist, "no-blockade")


def do_place_blockade(s: Providence, cultist: int, op: Op) -> bool:
    """Put a Blockade on the first Main Advantage card on which the player has a cube and more Influence."""
    if not blockades_left(s):
        return fail(s, cultist, "no-blockades-left")
    for city in along_path(s, cultist):
        place = FIRST_CARD_PLACE + city
        if s.top[city] == NO_CARD or s.blockades >> place & 1 or not s.count(place, 0):
            continue
        if standing(s, place)[0] > s.count(place, cultist + 1):
            s.blockades |= 1 << place
            if s.events is not None:
                s.tell("elder-block", piece=name_of(cultist), place=PLACES[place])
            return True
    return fail(s, cultist, "player-leads-nowhere")


def do_player_cubes(s: Providence, cultist: int, op: Op) -> bool:
    """Send cubes of the player to Limbo, from the first City where there are any: its space, or else its card."""
    for city in along_path(s, cultist):
        for place in (city, FIRST_CARD_PLACE + city):
            count = min(op.n, s.count(place, 0))
            if count:
                s.shift(place, LIMBO, 0, count)
                if s.events is not None:
                    s.tell("elder-banish", piece=name_of(cultist), place=PLACES[place], count=count)
                return True
    return fail(s, cultist, "no-player-cubes")


# ---- several things


def do_try(s: Providence, cultist: int, op: Op) -> int:
    """Try something; then go on with one thing, or with another. Nothing follows where a Blockade was removed."""
    first, then, otherwise = op.subs
    waiting = len(s.agenda)
    result = do_all(s, cultist, first)
    if result == FAILED:
        return do_all(s, cultist, otherwise) if otherwise != NO_PROGRAM else FAILED
    if result == DONE and then != NO_PROGRAM:
        s.agenda.insert(waiting, EffectPart(cultist, then))  # after the player has chosen a victim, if asked
    return result


def do_all(s: Providence, cultist: int, program: int) -> int:
    """Do what is possible of a program; return how it ended."""
    result = FAILED
    for op in s.edition.programs[program]:
        ended = attempt(s, cultist, op)
        if ended == DONE or result == FAILED:
            result = ended
    return result


def do_effect(s: Providence, cultist: int, op: Op) -> bool:
    """Carry out the effect that the Great Old One card has for this Cultist; then it travels once, in any case."""
    if s.events is not None:
        s.tell("elder-effect", piece=name_of(cultist), elder=GREAT_OLD_ONES[s.elder])
    s.push(TravelOnce(cultist))
    if do_all(s, cultist, s.edition.solo.elder_effects[s.elder][cultist]) == FAILED:
        fail(s, cultist, "nothing-done")
    return True


class EffectPart(Task[Providence]):
    """The rest of an effect, after what had to come first."""

    __slots__ = ("cultist", "program")
    holds: ClassVar[Holds] = {"cultist": thing(ENEMY), "program": NUMBER}

    def __init__(self, cultist: int, program: int) -> None:
        self.seat = NO_SEAT
        self.cultist = cultist
        self.program = program

    def run(self, s: Providence) -> None:
        do_all(s, self.cultist, self.program)


class TravelOnce(Task[Providence]):
    """A Cultist travels after its effect."""

    __slots__ = ("cultist",)
    holds: ClassVar[Holds] = {"cultist": thing(ENEMY)}

    def __init__(self, cultist: int) -> None:
        self.seat = NO_SEAT
        self.cultist = cultist

    def run(self, s: Providence) -> None:
        travel(s, self.cultist)


DEEDS: Final[dict[int, Callable[[Providence, int, Op], int]]] = {
    S_CLAIM_MAIN: do_claim_main,
    S_CLAIM_CITY: do_claim_city,
    S_CLAIM_MYTHOS: do_claim_mythos,
    S_CLAIM_MAIN_FIRST: do_claim_main_first,
    S_CLAIM_RESERVE_TOP: do_claim_reserve_top,
    S_ADD_CITY: do_add_city,
    S_ADD_MAIN: do_add_main,
    S_ADD_MYTHOS: do_add_mythos,
    S_ADD_MAIN_FIRST: do_add_main_first,
    S_ADD_MYTHOS_FIRST: do_add_mythos_first,
    S_ADD_MYTHOS_EACH: do_add_mythos_each,
    S_ADD_MAIN_EACH: do_add_main_each,
    S_ADD_CITY_EACH: do_add_city_each,
    S_ADD_MYTHOS_ROW: do_add_mythos_row,
    S_KILL: do_kill,
    S_OPEN_GATE: do_open_gate,
    S_TRACK: do_track,
    S_RECOVER_LIMBO: do_recover,
    S_REMOVE_BLOCKADES: do_remove_blockades,
    S_PLACE_BLOCKADE: do_place_blockade,
    S_PLAYER_CUBES: do_player_cubes,
    S_CULTIST_EFFECT: do_effect,
    S_TRY: do_try,
}
