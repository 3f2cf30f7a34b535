"""The board in a written position: Cities and their cards, the Mythos row, what lies there besides."""

from typing import Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.written import different, entry, one, only, whole
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS_PLACE,
    MYTHOS,
    MYTHOS_COUNT,
    NO_CARD,
    NO_CITY,
    NOBODY,
    OFF,
    PIECES,
    PLACES,
    TRACKS,
)
from subrosa.games.providence.rules.written.pieces import MAIN_NAMES, main_cards

CITY_KEYS: Final = ("card", "stack")


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
