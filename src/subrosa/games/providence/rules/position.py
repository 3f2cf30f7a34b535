"""Positions of Cthulhu: Dark Providence written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"allegiance": "cultist", "hand": ["tnt"], "agents": {"monday": "atlanta"}, "cubes": {"atlanta": 2}},
            {"agents": {"tuesday": "boston", "wyatt_earp": "atlanta"}, "mythos": ["mythos_dagon"]},
        ],
        "cities": {"atlanta": {"card": "fbi", "stack": ["tnt"]}},
        "row": ["mythos_offering"], "tracks": {"ritual": 3}, "active": 0, "left": 1, "begun": True,
    })

"agents" says where a player's Agents are; a Basic Agent that is not named gets one of its own and a City of its own.
"cubes" lie in places (Cities, their cards as "atlanta_card", Mythos cards, "limbo"); what is not placed is in the
"pool", six at most unless more are named, and the rest is in the common pool. Cards of Agents and of "cities" under
control that are mentioned nowhere lie at the bottom of the deck, above the Starting cards; "deck" names its top, the
topmost first. Cards that were destroyed are "gone": a player names their Starting cards, the position names Main
Advantage cards, unless their Agent is in a "crypt". VP that are not written down are those of the Cities. Allegiances
that are not named are dealt at random.

A City that is mentioned has the "card" and the "stack" below it that are named; any other is dealt as usual. "row" is
the Mythos row; "mythos_deck" and "reserve" name what is on top of these, the topmost first. Whoever plays alone has an
"elder":

    "elder": {
        "elder": "hastur", "vp": 9, "behaviours": ["behaviour_1"],
        "cultists": [{"city": "boston", "cubes": {"boston": 2}}, {}],
    }
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.written import (
    EVERY_POSITION,
    different,
    entry,
    listed,
    many,
    one,
    only,
    seat_in,
    seat_of,
    truth,
    whole,
)
from subrosa.games.providence.rules.opening import clear, pack_of
from subrosa.games.providence.rules.sanity import insane_at
from subrosa.games.providence.rules.solo.opening import set_up_elder
from subrosa.games.providence.rules.state import (
    CLOSED,
    COMMON,
    LIMBO,
    ONCE,
    OPENED,
    POOL,
    Providence,
)
from subrosa.games.providence.rules.turn import Act
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BASIC,
    BEHAVIOURS,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_COUNT,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    INVESTIGATOR,
    MI_GO,
    MYTHOS,
    MYTHOS_COUNT,
    NO_CARD,
    NO_CITY,
    NOBODY,
    OFF,
    PIECES,
    PLACES,
    STARTING,
    TRACKS,
)
from subrosa.parts.hands import is_within
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame

KEYS: Final = (
    *EVERY_POSITION,
    "cities",
    "row",
    "mythos_deck",
    "reserve",
    "blockades",
    "tracks",
    "cthulhu",
    "martial_law",
    "whateleys",
    "deep_gone",
    "gone",
    "active",
    "turn",
    "left",
    "begun",
    "once",
    "elder",
)
PLAYER_KEYS: Final = (
    "allegiance",
    "revealed",
    "looked",
    "hand",
    "held",
    "deck",
    "discards",
    "gone",
    "mythos",
    "agents",
    "possessed",
    "crypt",
    "cubes",
    "pool",
    "cities",
    "closed",
    "opened",
    "deep_ones",
    "madness",
    "sane",
    "vp",
)
CITY_KEYS: Final = ("card", "stack")
ELDER_KEYS: Final = (
    "elder",
    "vp",
    "madness",
    "mythos",
    "kept",
    "crypt",
    "claimed",
    "cultists",
    "behaviours",
    "discards",
    "sane_gone",
)
CULTIST_KEYS: Final = ("city", "revealed", "cubes", "cities", "opened")
# Where Basic Agents stand that are not mentioned: no two together, and none with a Cultist.
HOMES: Final = (1, 2, 3, 4, 5)
OTHER_HOME: Final = 6  # if Cthulhu is there
ADVANTAGE: Final = CARDS[:FIRST_MYTHOS]
MAIN_NAMES: Final = CARDS[FIRST_MAIN:FIRST_CITY_CARD]


def read_position(game: "ProvidenceGame", position: dict[str, Any], setup: Setup) -> Providence:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Providence()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    clear(s)
    s.hands = [()] * s.seats
    s.decks = [()] * s.seats
    s.discards = [()] * s.seats
    s.held = [()] * s.seats
    s.turn = whole(position, "turn", 0)
    s.active = seat_of(position, "active", s.seats, 0)
    s.left = whole(position, "left", s.edition.actions, 0, 9)
    s.begun = truth(position, "begun")
    s.idle = int(not s.begun)
    s.once = bits(different(ONCE, position.get("once", []), "once"))
    s.gone = main_cards(position.get("gone", []), "gone")
    s.deep_gone = whole(position, "deep_gone", 0, 0, s.edition.deep_ones)
    read_tracks(s, position)
    read_closed(s, position)
    if s.seats == 1:
        read_elder(s, entry(position.get("elder", {}), "elder", "{'elder': 'hastur'}"))
    elif "elder" in position:
        raise BadPosition("'elder' goes with one player only")
    for seat, found in enumerate(position["players"]):
        read_player(s, seat, entry(found, f"player {seat}", "{'hand': ['tnt']}"))
    read_crypts(s)
    read_whateleys(s, position)
    read_mythos(s, position)
    read_cities(s, position)
    read_blockades(s, position)
    read_allegiances(s, position["players"])
    read_bag(s)
    check_cthulhu(s)
    s.push(Act(s.active))
    return s


def main_cards(value: Any, where: str) -> tuple[int, ...]:
    """Return Main Advantage cards."""
    return tuple([FIRST_MAIN + number for number in many(MAIN_NAMES, value, where)])


def read_tracks(s: Providence, position: dict[str, Any]) -> None:
    """Read where the markers stand: before the last space, because there the game is over."""
    tracks = entry(position.get("tracks", {}), "tracks", "{'ritual': 3}")
    only(tracks, TRACKS, "tracks")
    s.tracks = [whole(tracks, name, 0, 0, s.edition.track_end - 1) for name in TRACKS]


def read_closed(s: Providence, position: dict[str, Any]) -> None:
    """Read where Cthulhu and Martial Law are."""
    for key in ("cthulhu", "martial_law"):
        city = position.get(key)
        number = NO_CITY if city is None else one(CITIES, city, key)
        if key == "cthulhu":
            s.cthulhu = number
        else:
            s.martial_law = number
    if s.cthulhu == s.martial_law != NO_CITY:
        raise BadPosition("'cthulhu' and 'martial_law' should be different Cities")


def check_cthulhu(s: Providence) -> None:
    """Refuse what Cthulhu would have driven out of the City, or would never have let in (17)."""
    if s.cthulhu == NO_CITY:
        return
    name = CITIES[s.cthulhu]
    for piece in range(FIRST_CULTIST):
        if s.where[piece] == s.cthulhu:
            raise BadPosition(f"{PIECES[piece]} cannot be in {name}, where Cthulhu is: choose another City")
    if s.deep[s.cthulhu] or s.cthulhu in s.whateleys:
        raise BadPosition(f"no Deep Ones and no Whateleys can be in {name}, where Cthulhu is")
    if s.control[s.cthulhu] != NOBODY:
        raise BadPosition(f"nobody can control {name}, where Cthulhu is")
    if any(s.count(s.cthulhu, colour) for colour in range(s.colours)):
        raise BadPosition(f"no cubes can be in {name}, where Cthulhu is")
    if s.top[s.cthulhu] != NO_CARD:
        raise BadPosition(f"no card can lie in {name}, where Cthulhu is")


# ---- players


def read_player(s: Providence, seat: int, found: dict[str, Any]) -> None:
    """Read one player's pieces and cards."""
    only(found, PLAYER_KEYS, f"player {seat}")
    where = f"of player {seat}"
    s.revealed |= int(truth(found, "revealed")) << seat
    s.looked[seat] = bits(lookers(s, seat, found.get("looked", [])))
    s.mad[seat] = whole(found, "madness", 0, 0, s.edition.mad_tokens, f" {where}")
    s.sane[seat] = whole(found, "sane", 0, 0, s.edition.sane_tokens, f" {where}")
    s.owned[seat] = bits(different(MYTHOS, found.get("mythos", []), f"mythos {where}"))
    s.crypts[seat] = different(PIECES[FIRST_AGENT:FIRST_CULTIST], found.get("crypt", []), f"crypt {where}")
    s.crypts[seat] = tuple([FIRST_AGENT + piece for piece in s.crypts[seat]])
    read_agents(s, seat, found)
    points = 0
    for city in different(CITIES, found.get("cities", []), f"cities {where}"):
        take_city(s, seat, city, where)
        points += s.edition.control[city]
    s.vp[seat] = whole(found, "vp", points, -99, s.edition.threshold[s.seats] - 1, f" {where}")
    for key, side in (("closed", CLOSED), ("opened", OPENED)):
        for city in different(CITIES, found.get(key, []), f"{key} {where}"):
            take_gate(s, seat, city, side, where)
    check_tokens(s, seat, where)
    lay_cubes(s, seat, found, where)
    read_hand(s, seat, found, where)


def lookers(s: Providence, seat: int, value: Any) -> list[int]:
    """Return who has looked at a player's Allegiance."""
    what = f"'looked' of player {seat}"
    seats = [seat_in(other, s.seats, f"everybody in {what}") for other in listed(value, what)]
    if seat in seats:
        raise BadPosition(f"{what} names others; everybody knows their own card")
    return seats


def read_agents(s: Providence, seat: int, found: dict[str, Any]) -> None:
    """Put a player's Agents and Deep Ones on the board."""
    where = f"of player {seat}"
    agents = entry(found.get("agents", {}), f"agents {where}", "{'monday': 'boston'}")
    for name, city in agents.items():
        piece = one(PIECES[:FIRST_CULTIST], name, f"agents {where}")
        if s.owner[piece] != NOBODY:
            raise BadPosition(f"agents {where}: {name} has two owners")
        s.owner[piece] = seat
        s.where[piece] = one(CITIES, city, f"agents {where}")
    basics = [piece for piece in range(FIRST_AGENT) if s.owner[piece] == seat]
    if len(basics) > 1:
        raise BadPosition(f"agents {where}: there should be one Basic Agent, not {len(basics)}")
    if not basics:
        free = [piece for piece in range(len(BASIC)) if s.owner[piece] == NOBODY]
        piece = seat if seat in free else free[0]
        s.owner[piece] = seat
        s.where[piece] = OTHER_HOME if s.cthulhu == HOMES[seat] else HOMES[seat]
    if s.agents_of(seat) > s.edition.agent_limit:
        raise BadPosition(f"agents {where}: there are at most {s.edition.agent_limit}, with the Basic Agent")
    if s.owner[MI_GO] == seat and not s.owned[seat] & s.edition.mi_go_cards:
        raise BadPosition(f"agents {where}: mi_go comes with mythos_mi_go, so 'mythos' should name it")
    for piece in different(PIECES[:FIRST_CULTIST], found.get("possessed", []), f"possessed {where}"):
        if s.owner[piece] != seat:
            raise BadPosition(f"possessed {where}: {PIECES[piece]} is not among the agents")
        s.possessed |= 1 << piece
    deep = entry(found.get("deep_ones", {}), f"deep_ones {where}", "{'boston': 2}")
    for name in deep:
        city = one(CITIES, name, f"deep_ones {where}")
        s.deep[city] += whole(deep, name, 0, 1, s.deep_pool(), f" in deep_ones {where}")
        if s.deep_owner not in (NOBODY, seat):
            raise BadPosition(f"deep_ones {where}: they belong to player {s.deep_owner}")
        s.deep_owner = seat


def take_city(s: Providence, colour: int, city: int, where: str) -> None:
    """Put a City under control."""
    if s.control[city] != NOBODY:
        raise BadPosition(f"cities {where}: {CITIES[city]} is under control already")
    s.control[city] = colour


def take_gate(s: Providence, colour: int, city: int, side: int, where: str) -> None:
    """Lay a Gate token."""
    if s.gates[city]:
        raise BadPosition(f"the Gate of {CITIES[city]} {where} is closed or open already")
    s.gates[city] = side
    s.gate_owner[city] = colour


def check_tokens(s: Providence, colour: int, where: str) -> None:
    """Refuse more Cities and Gates than there are Control tokens (16)."""
    if s.control_tokens(colour) < 0:
        most = s.edition.control_tokens
        raise BadPosition(
            f"cities and Gates {where}: there are {most} Control tokens, not {most - s.control_tokens(colour)}"
        )


def lay_cubes(s: Providence, colour: int, found: dict[str, Any], where: str) -> None:
    """Lay cubes where they are named; the rest is in the pools."""
    cubes = entry(found.get("cubes", {}), f"cubes {where}", "{'boston': 2}")
    names = (*PLACES, "limbo")
    start = POOL if colour >= s.seats else COMMON
    if colour < s.seats:
        s.shift(POOL, COMMON, colour, s.count(POOL, colour))
    for name in cubes:
        number = one(names, name, f"cubes {where}")
        count = whole(cubes, name, 0, 0, s.count(start, colour), f" in cubes {where}")
        s.shift(start, LIMBO if name == "limbo" else number, colour, count)
    if colour < s.seats:
        left = s.count(COMMON, colour)
        usual = max(0, left - s.edition.common_cubes)
        s.shift(COMMON, POOL, colour, whole(found, "pool", usual, 0, left, f" {where}"))


def read_hand(s: Providence, seat: int, found: dict[str, Any], where: str) -> None:
    """Read hand, discard pile and deck; cards that go with Agents and Cities lie at the bottom if nowhere else."""
    s.hands[seat] = tuple(sorted(many(ADVANTAGE, found.get("hand", []), f"hand {where}")))
    s.held[seat] = tuple(sorted(many(ADVANTAGE, found.get("held", []), f"held {where}")))
    if not is_within(s.held[seat], s.hands[seat]):
        raise BadPosition(f"held {where}: what everybody knows to be in the hand should be in it")
    s.discards[seat] = many(ADVANTAGE, found.get("discards", []), f"discards {where}")
    top = many(ADVANTAGE, found.get("deck", []), f"deck {where}")
    gone = many(STARTING, found.get("gone", []), f"gone {where}")
    s.gone += gone
    elsewhere = [*s.hands[seat], *s.discards[seat], *top]
    for card in elsewhere:
        piece = s.piece_of(card)
        if piece != OFF and s.owner[piece] != seat:
            raise BadPosition(
                f"{CARDS[card]} {where}: whoever has the card has the Agent; 'agents' should name it"
            )
        if (
            FIRST_CITY_CARD <= card < FIRST_CITY_CARD + CITY_COUNT
            and s.control[card - FIRST_CITY_CARD] != seat
        ):
            raise BadPosition(f"{CARDS[card]} {where}: 'cities' should name the City")
        if card >= FIRST_CITY_CARD and not s.supply >> (card - FIRST_CITY_CARD) & 1:
            raise BadPosition(f"{CARDS[card]} {where}: there is one, and it is somewhere else already")
        if card >= FIRST_CITY_CARD and elsewhere.count(card) > 1:
            raise BadPosition(f"{CARDS[card]} {where}: there is one, not {elsewhere.count(card)}")
    rest: list[int] = []
    for card in range(FIRST_MAIN):
        left = s.edition.starting.count(card) - elsewhere.count(card) - gone.count(card)
        if left < 0:
            most = s.edition.starting.count(card)
            raise BadPosition(f"{CARDS[card]} {where}: everybody has {most} of them, not {most - left}")
        rest += [card] * left
    s.shuffle(rest)
    for piece in range(FIRST_AGENT, MI_GO):
        if s.owner[piece] == seat and piece - CARD_TO_PIECE not in elsewhere:
            rest.append(piece - CARD_TO_PIECE)
    for city in range(CITY_COUNT):
        if s.control[city] == seat:
            if FIRST_CITY_CARD + city not in elsewhere:
                rest.append(FIRST_CITY_CARD + city)
            s.supply &= ~(1 << city)
    if FIRST_CITY_CARD + CITY_COUNT in elsewhere:
        s.supply &= ~(1 << CITY_COUNT)
    s.decks[seat] = (*rest, *reversed(top))


def read_allegiances(s: Providence, players: list[dict[str, Any]]) -> None:
    """Read the Allegiances that are named and deal the others."""
    named = [
        NOBODY
        if "allegiance" not in found
        else one(ALLEGIANCES, found["allegiance"], f"allegiance of player {seat}")
        for seat, found in enumerate(players)
    ]
    if s.seats == 1:
        if named[0] not in (NOBODY, INVESTIGATOR):
            raise BadPosition("whoever plays alone is an investigator")
        return
    left = pack_of(s)
    dissenters = [side for side in named if side >= DISSENTER_INVESTIGATOR]
    counts = s.edition.dealt_few if s.seats <= 3 else s.edition.dealt_many
    if counts[len(ALLEGIANCES)] and dissenters:
        left[-1] = dissenters[0]  # the one that was drawn at random
    for side in named:
        if side != NOBODY:
            if side not in left:
                raise BadPosition(f"with {s.seats} players there are not so many cards: {ALLEGIANCES[side]}")
            left.remove(side)
    s.shuffle(left)
    s.identities = [left.pop() if side == NOBODY else side for side in named]
    s.spare = tuple(sorted(left))
    for seat in range(s.seats):
        check_sanity(s, seat)


def check_sanity(s: Providence, seat: int) -> None:
    """Refuse a player who has been Driven Insane, unless it is a revealed Cultist (11)."""
    limit = insane_at(s, seat)
    if s.mad[seat] < limit:
        return
    if not s.is_revealed(seat):
        raise BadPosition(f"player {seat} is insane with {limit} 'madness': 'revealed' should be true")
    if s.edition.ends[s.identities[seat]]:
        raise BadPosition(
            f"player {seat} is insane with {limit} 'madness' and no cultist: the game would be over"
        )


def read_crypts(s: Providence) -> None:
    """Check whom players have killed: nobody who is still there. The card of a Recruited Agent is gone."""
    buried = [piece for crypt in (*s.crypts, s.elder_crypt) for piece in crypt]
    for piece in buried:
        if buried.count(piece) > 1 or s.owner[piece] != NOBODY:
            raise BadPosition(f"{PIECES[piece]} is in a crypt and in another place, too")
        card = piece - CARD_TO_PIECE
        if FIRST_AGENT <= piece < MI_GO and card not in s.gone:
            s.gone += (card,)


def read_blockades(s: Providence, position: dict[str, Any]) -> None:
    """Read what has a Blockade: places that are there."""
    found = different(PLACES, position.get("blockades", []), "blockades")
    if len(found) > s.edition.blockades:
        raise BadPosition(f"'blockades': there are {s.edition.blockades} of them, not {len(found)}")
    for place in found:
        if place >= FIRST_MYTHOS_PLACE:
            is_there = place - FIRST_MYTHOS_PLACE in s.row
        else:
            is_there = place < FIRST_CARD_PLACE or s.top[place - FIRST_CARD_PLACE] != NO_CARD
        if not is_there:
            raise BadPosition(f"'blockades': no card lies on {PLACES[place]}")
        s.blockades |= 1 << place


def read_bag(s: Providence) -> None:
    """Put the tokens into the bag that nobody has."""
    s.bag_sane = s.edition.sane_tokens - sum(s.sane) - s.sane_gone
    s.bag_mad = s.edition.mad_tokens - sum(s.mad) - s.elder_mad
    if s.bag_sane < 0:
        raise BadPosition(
            f"'sane': there are {s.edition.sane_tokens} such tokens, not {s.edition.sane_tokens - s.bag_sane}"
        )
    if s.bag_mad < 0:
        raise BadPosition(
            f"'madness': there are {s.edition.mad_tokens} such tokens, not {s.edition.mad_tokens - s.bag_mad}"
        )


# ---- the board


def read_whateleys(s: Providence, position: dict[str, Any]) -> None:
    """Read where the Whateley tokens are: with whoever owns the card."""
    card = 1 << MYTHOS.index("mythos_whateleys")
    owners = [seat for seat in range(s.seats) if s.owned[seat] & card]
    cities = different(CITIES, position.get("whateleys", []), "whateleys")
    if cities and not owners:
        raise BadPosition("'whateleys': nobody owns mythos_whateleys")
    if len(cities) > len(s.whateleys):
        raise BadPosition(f"'whateleys': there are {len(s.whateleys)} of them")
    s.whateley_owner = owners[0] if owners else NOBODY
    s.whateleys = [*cities, *[OFF] * (len(s.whateleys) - len(cities))]


def read_mythos(s: Providence, position: dict[str, Any]) -> None:
    """Read the row and the top of the Mythos deck; without a row it is dealt as usual."""
    used = s.elder_owned
    for seat in range(s.seats):
        if used & s.owned[seat]:
            raise BadPosition(f"mythos of player {seat}: a card has two owners")
        used |= s.owned[seat]
    for number in range(MYTHOS_COUNT):
        if used >> number & 1 and s.seats == 1 and not s.edition.mythos_in_solo[number]:
            raise BadPosition(f"{MYTHOS[number]} is not used by somebody who plays alone")
    top = different(MYTHOS, position.get("mythos_deck", []), "mythos_deck")
    row = different(MYTHOS, position.get("row", []), "row")
    for number in row + top:
        if used >> number & 1:
            raise BadPosition(f"{MYTHOS[number]} is in two places")
        if s.seats == 1 and not s.edition.mythos_in_solo[number]:
            raise BadPosition(f"{MYTHOS[number]} is not used by somebody who plays alone")
        used |= 1 << number
    left = [
        number
        for number in range(MYTHOS_COUNT)
        if not used >> number & 1 and (s.seats > 1 or s.edition.mythos_in_solo[number])
    ]
    s.shuffle(left)
    if "row" not in position:
        row = tuple([left.pop() for _ in range(min(len(left), s.edition.row[s.seats]))])
    s.row = row
    s.mythos_deck = (*left, *reversed(top))
    for place in range(FIRST_MYTHOS_PLACE, len(PLACES)):
        if place - FIRST_MYTHOS_PLACE not in row and any(s.count(place, c) for c in range(s.colours)):
            raise BadPosition(f"there are cubes on {PLACES[place]}, which is not in the row")


def read_cities(s: Providence, position: dict[str, Any]) -> None:
    """Read the Cities that are mentioned and deal the others; the rest is the Reserve."""
    found = entry(position.get("cities", {}), "cities", "{'boston': {'card': 'fbi'}}")
    for name in found:
        one(CITIES, name, "cities")
    for city, name in enumerate(CITIES):
        if name in found:
            read_city(s, city, entry(found[name], name, "{'card': 'fbi'}"))
    top = main_cards(position.get("reserve", []), "reserve")
    left = unplaced(s, top)
    s.shuffle(left)
    for city, name in enumerate(CITIES):
        if name not in found and city != s.cthulhu:
            dealt = [left.pop() for _ in range(min(len(left), s.edition.per_city[s.seats]))]
            if dealt:
                s.top[city] = dealt.pop()
                s.stacks[city] = tuple(dealt)
    s.reserve = (*left, *reversed(top))
    for city in range(CITY_COUNT):
        place = FIRST_CARD_PLACE + city
        if s.top[city] == NO_CARD:
            s.exhausted |= 1 << city
            if any(s.count(place, colour) for colour in range(s.colours)):
                raise BadPosition(f"there are cubes on {PLACES[place]}, but no card lies there")


def read_city(s: Providence, city: int, found: dict[str, Any]) -> None:
    """Read a City that is mentioned."""
    only(found, CITY_KEYS, CITIES[city])
    card = found.get("card")
    s.top[city] = NO_CARD if card is None else FIRST_MAIN + one(MAIN_NAMES, card, f"card of {CITIES[city]}")
    stack = main_cards(found.get("stack", []), f"stack of {CITIES[city]}")
    s.stacks[city] = tuple(reversed(stack))
    if stack and card is None:
        raise BadPosition(f"{CITIES[city]} has a stack: its 'card' should be named as well")


def unplaced(s: Providence, top: tuple[int, ...]) -> list[int]:
    """Return the Main Advantage cards that are nowhere yet."""
    used = [*s.gone, *s.top, *s.kept, *top]
    used += [card for stack in s.stacks for card in stack]
    for seat in range(s.seats):
        used += [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    left: list[int] = []
    for card in range(FIRST_MAIN, FIRST_CITY_CARD):
        copies = s.edition.copies[card] - used.count(card)
        if copies < 0:
            raise BadPosition(
                f"{CARDS[card]} is there {used.count(card)} times, not {s.edition.copies[card]}"
            )
        left += [card] * copies
    return left


# ---- the Great Old One


def read_elder(s: Providence, found: dict[str, Any]) -> None:
    """Read the Great Old One of a game of one."""
    only(found, ELDER_KEYS, "elder")
    set_up_elder(s)
    if "elder" in found:
        s.elder = one(GREAT_OLD_ONES, found["elder"], "elder")
    s.elder_vp = whole(found, "vp", s.elder_vp, -99, s.edition.threshold[1] - 1)
    s.elder_mad = whole(found, "madness", 0, 0, s.edition.elder_madness - 1)
    s.sane_gone = whole(found, "sane_gone", 0, 0, s.edition.sane_tokens)
    s.elder_owned = bits(different(MYTHOS, found.get("mythos", []), "mythos of elder"))
    s.kept = main_cards(found.get("kept", []), "kept of elder")
    killed = different(PIECES[FIRST_AGENT:MI_GO], found.get("crypt", []), "crypt of elder")
    s.elder_crypt = tuple([FIRST_AGENT + piece for piece in killed])
    claimed = listed(found.get("claimed", [s.elder_owned.bit_count(), 0, 0]), "'claimed'")
    if len(claimed) != 3 or any(type(count) is not int or count < 0 for count in claimed):
        raise BadPosition(
            f"'claimed' should be three numbers: Mythos cards, cards with the icon, Agents; not {claimed!r}"
        )
    s.claimed = list(claimed)
    discards = different(BEHAVIOURS, found.get("discards", []), "discards of elder")
    top = different(BEHAVIOURS, found.get("behaviours", []), "behaviours of elder")
    rest = [card for card in range(len(BEHAVIOURS)) if card not in discards and card not in top]
    s.shuffle(rest)
    s.behaviour_discards = discards
    s.behaviour_deck = (*rest, *reversed([card for card in top if card not in discards]))
    cultists = listed(found.get("cultists", [{}, {}]), "'cultists'")
    if len(cultists) != 2:
        raise BadPosition("'cultists' should be two tables, such as [{'city': 'boston'}, {}]")
    for number, cultist in enumerate(cultists):
        read_cultist(s, number, entry(cultist, f"cultist {number + 1}", "{'city': 'boston'}"))


def read_cultist(s: Providence, number: int, found: dict[str, Any]) -> None:
    """Read one of the two Cultists."""
    where = f"of cultist {number + 1}"
    only(found, CULTIST_KEYS, f"cultist {number + 1}")
    if "city" in found:
        s.where[FIRST_CULTIST + number] = one(CITIES, found["city"], f"city {where}")
    s.unmasked |= int(truth(found, "revealed")) << number
    lay_cubes(s, number + 1, found, where)
    for city in different(CITIES, found.get("cities", []), f"cities {where}"):
        take_city(s, number + 1, city, where)
    for city in different(CITIES, found.get("opened", []), f"opened {where}"):
        take_gate(s, number + 1, city, OPENED, where)
    check_tokens(s, number + 1, where)
