"""What the texts of cards would do: for each the best that can be made of it, on the table after it was played."""

from collections.abc import Callable
from typing import Final

from subrosa.games.emerald.bots.deeds import (
    Deeds,
    Outcomes,
    cthulhu_blocked,
    destroyed,
    killed,
    replaced,
    rolled,
    surely,
    unless_blocked,
)
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

City = Callable[[Deeds, Table, int], Outcomes]
Target = Callable[[Deeds, Table, int, int], Outcomes]


def played(deeds: Deeds, card: int) -> Table:
    """Return the table after a card was played for its text."""
    table = deeds.without([card])
    if table.edition.one_use[card]:
        deeds.used_up(table, card)
    return table


# ---- texts with a choice of a city, a player or both


def claim_without(deeds: Deeds, table: Table, city: int) -> Outcomes:
    """Let the Duchess claim a card."""
    return deeds.claimed(table.copy(), city)


def censor(deeds: Deeds, table: Table, city: int) -> Outcomes:
    """Let the Third Section remove a card."""
    table = table.copy()
    table.turn_up(city)
    return surely(table)


def hide(deeds: Deeds, table: Table, city: int) -> Outcomes:
    """Hide the royalty of a city."""
    table = table.copy()
    table.gain_royalty(city, hidden=True)
    if table.side == LOYALIST:
        deeds.show_side(table)
    return rolled(table, city)


def rise(deeds: Deeds, table: Table, city: int) -> Outcomes:
    """Let Cthulhu rise in a city."""
    return unless_blocked(table, cthulhu_blocked(table, city), destroyed(table, city))


def raid_city(deeds: Deeds, table: Table, city: int) -> Outcomes:
    """Let Lestrade send all cubes of a city home."""
    table = table.copy()
    for seat in range(table.seats):
        send_cubes_home(table, city, seat)
    return surely(table)


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


def raid(deeds: Deeds, table: Table, city: int, seat: int) -> Outcomes:
    """Let Lestrade send the cubes of one player home."""
    table = table.copy()
    send_cubes_home(table, city, seat)
    return surely(table)


def arrest(deeds: Deeds, table: Table, city: int, seat: int) -> Outcomes:
    """Let the Okhrana arrest a cube."""
    table = table.copy()
    table.cubes[city * table.seats + seat] -= 1
    table.limbo[seat] += 1
    return surely(table)


def seduce(deeds: Deeds, table: Table, city: int, seat: int) -> Outcomes:
    """Let Irene Adler replace an agent."""
    blocked = table.may_block(seat, (HOLMES,)) if table.rules.holmes_stops_irene else 0.0
    return unless_blocked(table, blocked, replaced(table, city, seat))


def bite(deeds: Deeds, table: Table, city: int, seat: int) -> Outcomes:
    """Let Vampires replace an agent."""
    return unless_blocked(table, table.may_block(seat, (HOLMES,)), replaced(table, city, seat))


def devour(deeds: Deeds, table: Table, city: int, seat: int) -> Outcomes:
    """Let the Shoggoth kill an agent."""
    points = table.edition.kill_vp[SHOGGOTH]
    return unless_blocked(table, table.may_block(seat), killed(table, city, seat, points, False))


TARGETS_OF: Final[dict[int, Target]] = {
    LESTRADE: raid,
    OKHRANA: arrest,
    IRENE: seduce,
    VAMPIRES: bite,
    SHOGGOTH: devour,
}


def terrify(table: Table, seat: int) -> Outcomes:
    """Let the Terrors of the Night haunt a player."""
    mad = table.copy()
    mad.sanity[seat] = max(0, mad.sanity[seat] - 1)
    mad.force(seat)
    chance = table.madness()
    return [(chance, mad), (1 - chance, table)]


def put_agent(table: Table, city: int) -> Table:
    """Put an agent of mine into a city."""
    table = table.copy()
    table.agents[city * table.seats + table.me] += 1
    return table


def eaten(table: Table, city: int, seat: int) -> Outcomes:
    """Let zombies attack an agent."""
    done = table.copy()
    done.send_home(city, seat)
    done.force(seat)
    return unless_blocked(table, table.may_block(seat), done)


def sacrificed(table: Table, city: int) -> list[Table]:
    """Give an agent to Yog Sothoth, and then perhaps more of them: return the table after each."""
    found: list[Table] = []
    cities = [city]
    while cities:
        table = table.copy()
        lift(table, cities[0])
        table.loyalist[table.me] += table.edition.yog_vp
        table.force(table.me)
        found.append(table)
        cities = own_cities(table)
    return found


def own_cities(table: Table) -> list[int]:
    """Return the cities with an agent of mine."""
    return [city for city in range(CITY_COUNT) if table.agents[city * table.seats + table.me]]


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


def simply(deeds: Deeds, card: int, table: Table) -> bool:
    """Use a text without a target; tell whether it is one."""
    me = table.me
    if card == BLACK_HAND:
        table.restorationist[me] += table.edition.per_hand_royalty * table.royals[me]
        table.black_hand[me] = True
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
        take_home(table, table.limbo[me])
    elif card == BROTHERHOOD:
        take_home(table, min(table.limbo[me], table.agents_on_board(me)))
    elif card == LEOPOLD:
        banish(table)
    elif card == BURTSEV:
        table.deck += A_LOOK
    else:
        return False
    return True


def take_home(table: Table, count: int) -> None:
    """Take cubes of mine out of Limbo."""
    table.limbo[table.me] -= count
    table.supply[table.me] += count


def banish(table: Table) -> None:
    """Remove zombies, and the points of the cards that the Society of Leopold removes."""
    table.zombies = [0] * CITY_COUNT
    for seat, player in enumerate(table.players):
        owned = [*player["held"], *player["unseen"], *player["discards"]]
        owned += [laid["card"] for laid in player["beside"]]
        for card in (ZOMBIES, VAMPIRES):
            table.loyalist[seat] -= owned.count(CARDS[card]) * table.edition.loyalist_vp[card]


def lift(table: Table, city: int) -> None:
    """Take an agent of mine from a city, or from the supply if it is none."""
    if city == NO_CARD:
        table.supply_agents[table.me] -= 1
    else:
        table.agents[city * table.seats + table.me] -= 1


def with_agents(card: int, table: Table) -> list[Outcomes]:
    """Return what can be made of texts about my own agents, and of zombies."""
    me = table.me
    own = own_cities(table)
    found: list[Outcomes] = []
    if card == PINKERTON:
        for start in [NO_CARD] * bool(table.supply_agents[me]) + own:
            ready = table.copy()
            lift(ready, start)
            found += [surely(put_agent(ready, city)) for city in range(CITY_COUNT) if city != start]
    elif card == MI_GO:
        for city in own:
            away = table.copy()
            lift(away, city)
            away.mi_go[me] += 1
            found.append(surely(away))
    elif card == YOG_SOTHOTH:
        found = [surely(after) for city in own for after in sacrificed(table, city)]
    elif card == ZOMBIES:
        found = [surely(table)]
        found += [eaten(table, city, seat) for city, seat in agents_there(table) if table.zombies[city]]
    return found


def used(deeds: Deeds, card: int) -> Outcomes | None:
    """Return the best that can be made of the text of a card, or None if nothing can."""
    table = played(deeds, card)
    if simply(deeds, card, table):
        return surely(table)
    if card == TERRORS:
        found = [terrify(table, seat) for seat in range(table.seats) if seat != table.me]
    elif card in TARGETS_OF and not (card == LESTRADE and table.rules.whole_city):
        aim = TARGETS_OF[card]
        found = [aim(deeds, table, city, seat) for city, seat in targets(card, table)]
    elif card in CITIES_OF:
        choose = CITIES_OF[card]
        found = [choose(deeds, table, city) for city in open_cities(card, table)]
    else:
        found = with_agents(card, table)
    return max(found, key=deeds.mean) if found else None
