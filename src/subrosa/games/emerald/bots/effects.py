"""What the texts of cards would do: for each the best that can be made of it, from the table after it was played."""

from collections.abc import Callable
from typing import Final

from subrosa.games.emerald.bots.deeds import Deeds, cthulhu_blocked, destroyed, killed, replaced
from subrosa.games.emerald.bots.judge import HAND
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    BROTHERHOOD,
    BURTSEV,
    CARDS,
    CHANGE_OF_HEART,
    CITY_COUNT,
    CTHULHU,
    DIOGENES,
    DUCHESS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLMES,
    IRENE,
    LEOPOLD,
    LESTRADE,
    LOYALIST,
    MI_GO,
    NO_CARD,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    RESTORATIONIST,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    WATSON,
    YOG_SOTHOTH,
    ZOMBIES,
)

STEPS: Final = 2  # of Golovinski and Freud
DRAWN: Final = 2  # by Doctor Watson and the Diogenes Club
HAND_HOPE: Final = 0.6  # points that a Restorationist expects of the Black Hand later
A_LOOK: Final = 0.3  # what it is worth to know somebody's side
A_ZOMBIE: Final = 0.1  # what it is worth to raise one, by the agents of others there

City = Callable[[Deeds, Table, int], float]
Target = Callable[[Deeds, Table, int, int], float]


def played(deeds: Deeds, card: int) -> Table:
    """Return the table after a card was played for its text."""
    table = deeds.without([card])
    if table.edition.one_use[card]:
        deeds.used_up(table, card)
    return table


# ---- texts with a choice of a city, a player or both: how good each choice is


def claim_without(deeds: Deeds, table: Table, city: int) -> float:
    """Judge the Duchess in a city."""
    return deeds.mean(deeds.claimed(table.copy(), city))


def censor(deeds: Deeds, table: Table, city: int) -> float:
    """Judge the Third Section in a city."""
    table = table.copy()
    table.turn_up(city)
    return deeds.worth(table)


def hide(deeds: Deeds, table: Table, city: int) -> float:
    """Judge hiding royalty."""
    return deeds.hide(table, city)


def rise(deeds: Deeds, table: Table, city: int) -> float:
    """Judge Cthulhu in a city."""
    return deeds.after_threat(table, cthulhu_blocked(table, city), destroyed(table, city))


def raid_city(deeds: Deeds, table: Table, city: int) -> float:
    """Judge Lestrade where he sends all cubes of a city home."""
    table = table.copy()
    for seat in range(table.seats):
        send_cubes_home(table, city, seat)
    return deeds.worth(table)


CITIES_OF: Final[dict[int, City]] = {
    DUCHESS: claim_without,
    THIRD_SECTION: censor,
    HIDE_ROYALTY: hide,
    CTHULHU: rise,
    LESTRADE: raid_city,
}


def send_cubes_home(table: Table, city: int, seat: int) -> None:
    """Return a player's cubes in a city to the supply."""
    at = city * table.seats + seat
    table.supply[seat] += table.cubes[at]
    table.cubes[at] = 0


def raid(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge Lestrade against one player."""
    table = table.copy()
    send_cubes_home(table, city, seat)
    return deeds.worth(table)


def arrest(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge the Okhrana against one cube."""
    table = table.copy()
    table.cubes[city * table.seats + seat] -= 1
    table.limbo[seat] += 1
    return deeds.worth(table)


def seduce(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge Irene Adler against an agent."""
    blocked = table.may_block(seat, (HOLMES,)) if table.rules.holmes_stops_irene else 0.0
    return deeds.after_threat(table, blocked, replaced(table, city, seat))


def bite(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge Vampires against an agent."""
    return deeds.after_threat(table, table.may_block(seat, (HOLMES,)), replaced(table, city, seat))


def devour(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge the Shoggoth against an agent."""
    points = table.edition.kill_vp[SHOGGOTH]
    return deeds.after_threat(table, table.may_block(seat), killed(table, city, seat, points, False))


TARGETS_OF: Final[dict[int, Target]] = {
    LESTRADE: raid,
    OKHRANA: arrest,
    IRENE: seduce,
    VAMPIRES: bite,
    SHOGGOTH: devour,
}


def terrify(deeds: Deeds, table: Table, seat: int) -> float:
    """Judge the Terrors of the Night for a player."""
    mad = table.copy()
    mad.sanity[seat] = max(0, mad.sanity[seat] - 1)
    mad.force(seat)
    chance = table.madness()
    return chance * deeds.worth(mad) + (1 - chance) * deeds.worth(table)


def put_agent(deeds: Deeds, table: Table, city: int) -> float:
    """Judge one more agent in a city."""
    table = table.copy()
    table.agents[city * table.seats + table.me] += 1
    return deeds.worth(table)


def eaten(deeds: Deeds, table: Table, city: int, seat: int) -> float:
    """Judge an attack of the zombies."""
    done = table.copy()
    done.send_home(city, seat)
    done.force(seat)
    return deeds.after_threat(table, table.may_block(seat), done)


# ---- what may be chosen


def open_cities(card: int, table: Table) -> list[int]:
    """Return the cities at which a text can be aimed."""
    cities = range(CITY_COUNT)
    if card == DUCHESS:
        return [city for city in cities if table.top[city] >= 0 and table.leader(city) == table.me]
    if card == HIDE_ROYALTY:
        return [city for city in cities if table.royalty[city] and table.leader(city) == table.me]
    return [city for city in cities if table.top[city] != NO_CARD]


def cubes_there(table: Table) -> list[tuple[int, int]]:
    """Return whose cubes stand where."""
    return [divmod(at, table.seats) for at, count in enumerate(table.cubes) if count]


def agents_there(table: Table) -> list[tuple[int, int]]:
    """Return whose agents, except mine, stand where."""
    found = [divmod(at, table.seats) for at, count in enumerate(table.agents) if count]
    return [(city, seat) for city, seat in found if seat != table.me]


def targets(card: int, table: Table) -> list[tuple[int, int]]:
    """Return the cubes or agents at which a text can be aimed."""
    if card in (LESTRADE, OKHRANA):
        return cubes_there(table)
    found = agents_there(table)
    if card == VAMPIRES:
        found = [(city, seat) for city, seat in found if table.agents[city * table.seats + table.me]]
    return found if card == SHOGGOTH or table.supply_agents[table.me] else []


# ---- texts that need no choice, or a simple one


def simply(deeds: Deeds, card: int, table: Table) -> float | None:
    """Judge a text without a target, or return None."""
    me = table.me
    if card == BLACK_HAND:
        table.restorationist[me] += table.edition.per_hand_royalty * table.royals[me]
        table.beside[me] = True
        table.deck += HAND_HOPE if table.side == RESTORATIONIST else 0.0
    elif card == CHANGE_OF_HEART:
        table.side = 1 - table.side
        if table.revealed[me] and table.side == RESTORATIONIST:
            table.forced = (me,)
    elif card in (WATSON, DIOGENES):
        table.deck += HAND * DRAWN * deeds.values.average
    elif card == GOLOVINSKI:
        table.push(LOYALIST, STEPS)
    elif card == FREUD:
        table.sanity[me] = table.edition.sanity
        table.push(RESTORATIONIST, STEPS)
    elif card == PEOPLES_WILL:
        table.supply[me] += table.limbo[me]
        table.limbo[me] = 0
    elif card == BROTHERHOOD:
        count = min(table.limbo[me], table.agents_on_board(me))
        table.limbo[me] -= count
        table.supply[me] += count
    elif card == LEOPOLD:
        banish(table)
    elif card == BURTSEV:
        table.deck += A_LOOK
    else:
        return None
    return deeds.worth(table)


def banish(table: Table) -> None:
    """Remove zombies, and the points of the cards that the Society of Leopold removes."""
    table.zombies = [0] * CITY_COUNT
    for seat, player in enumerate(table.players):
        owned = [*player["held"], *player["unseen"], *player["discards"]]
        owned += [laid["card"] for laid in player["beside"]]
        for card in (ZOMBIES, VAMPIRES):
            table.loyalist[seat] -= owned.count(CARDS[card]) * table.edition.loyalist_vp[card]


def best_agents(deeds: Deeds, card: int, table: Table) -> float:
    """Judge texts about my own agents, and zombies."""
    me = table.me
    own = [city for city in range(CITY_COUNT) if table.agents[city * table.seats + me]]
    found: list[float] = []
    if card == PINKERTON:
        for start in [NO_CARD] * bool(table.supply_agents[me]) + own:
            ready = table.copy()
            lift(ready, start)
            found += [put_agent(deeds, ready, city) for city in range(CITY_COUNT) if city != start]
    elif card == MI_GO:
        for city in own:
            away = table.copy()
            lift(away, city)
            away.mi_go[me] += 1
            found.append(deeds.worth(away))
    elif card == YOG_SOTHOTH:
        found = [sacrificed(deeds, table, city) for city in own]
    elif card == ZOMBIES:
        found = [deeds.worth(table)]
        found += [
            eaten(deeds, table, city, seat) for city, seat in agents_there(table) if table.zombies[city]
        ]
    return max(found, default=0.0)


def lift(table: Table, city: int) -> None:
    """Take an agent of mine from a city, or from the supply if it is none."""
    if city == NO_CARD:
        table.supply_agents[table.me] -= 1
    else:
        table.agents[city * table.seats + table.me] -= 1


def sacrificed(deeds: Deeds, table: Table, city: int) -> float:
    """Judge giving an agent to Yog Sothoth."""
    table = table.copy()
    lift(table, city)
    table.loyalist[table.me] += table.edition.yog_vp
    table.force(table.me)
    return deeds.worth(table)


def used(deeds: Deeds, card: int) -> float:
    """Judge using the text of a card."""
    table = played(deeds, card)
    worth = simply(deeds, card, table)
    if worth is not None:
        return worth
    if card == TERRORS:
        return max([terrify(deeds, table, seat) for seat in range(table.seats) if seat != table.me])
    if card in TARGETS_OF and not (card == LESTRADE and table.rules.whole_city):
        aim = TARGETS_OF[card]
        return max([aim(deeds, table, city, seat) for city, seat in targets(card, table)], default=0.0)
    if card in CITIES_OF:
        choose = CITIES_OF[card]
        return max([choose(deeds, table, city) for city in open_cities(card, table)], default=0.0)
    return best_agents(deeds, card, table)
