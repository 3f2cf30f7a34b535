"""Worlds: tables that look like this to a viewer, everything they cannot know drawn at random (RULES.md 13)."""

from typing import TYPE_CHECKING, Any, cast

from subrosa.core.state import Setup
from subrosa.games.estoril.rules.facts import Facts
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, MISSIONS, NO_CARD, NOWHERE, RECRUITS
from subrosa.parts.names import numbers
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.estoril.rules.game import EstorilGame


def read_facts(game: "EstorilGame", view: dict[str, Any], setup: Setup, seed: int) -> Estoril:
    """Return a table that looks like this to the viewer, with the cards they cannot know dealt at random."""
    known: Facts = view["facts"]
    viewer: int | None = view["seat"]
    s = Estoril()
    game.blank(s, setup, seed)
    game.equip(s, setup)
    s.round = known["round"]
    s.first = known["first"]
    plan = tuple([4 * LOCATIONS.index(place["location"]) + place["turns"] for place in known["city"]])
    s.plan = game.lay(plan).plan
    s.clear_board()
    s.here = NOWHERE if known["here"] is None else LOCATIONS.index(known["here"])
    s.revealed = [
        (AREAS.index(card["area"]), card["seat"], CARDS.index(card["card"])) for card in known["revealed"]
    ]
    s.dice = [(AREAS.index(roll["area"]), roll["one"], roll["other"]) for roll in known["dice"]]
    s.markers = [player["markers"] for player in known["players"]]
    s.discards = [numbers(CARDS, player["discards"]) for player in known["players"]]
    s.box = [numbers(CARDS, player["lost"]) for player in known["players"]]
    read_missions(s, known)
    read_areas(s, known)
    read_hands(s, known, viewer)
    read_deck(s, known)
    return s


def read_missions(s: Estoril, known: Facts) -> None:
    """Draw the missions that the viewer cannot know from those left; the office lacks some (12.2)."""
    s.missions = numbers(MISSIONS, known["missions"])
    seen = [
        name for name in [*known["missions"], *known["secret_missions"], *known["office"]] if name is not None
    ]
    left = [mission for mission in range(len(MISSIONS)) if MISSIONS[mission] not in seen]
    s.shuffle(left)
    office: list[int] = []
    for name in known["office"]:
        if name is None:
            fits = [mission for mission in left if not s.edition.no_office[mission]]
            left.remove(fits[0])
            office.append(fits[0])
        else:
            office.append(MISSIONS.index(name))
    s.office = tuple(office)
    s.secret = tuple(
        [left.pop() if name is None else MISSIONS.index(name) for name in known["secret_missions"]]
    )


def read_areas(s: Estoril, known: Facts) -> None:
    """Read what lies on the areas; unknown cards come later."""
    city = s.city()
    for place in known["areas"]:
        if place["seat"] is None:
            continue
        number = AREAS.index(place["area"])
        bit = 1 << number
        s.taken |= bit
        s.owners[number] = place["seat"]
        if place["card"] is not None:
            s.cards[number] = CARDS.index(place["card"])
        s.up |= bit if place["face"] == "up" else 0
        s.white |= bit if place["white"] else 0
        s.mute |= bit if place["seduced"] else 0
        s.knows[number] = EVERYBODY if place["face"] == "up" else bits(place["seen_by"])
        s.reach[place["seat"]] |= city.near[number]
        if number >> 2 == s.here:
            s.bonus[number & 3] = place["bonus"]
            s.zeal[number & 3] = place["zeal"]


def read_hands(s: Estoril, known: Facts, viewer: int | None) -> None:
    """Decide which cards of a network are placed where, which are aside, and which are in hand."""
    s.hands, s.aside = [], []
    for seat, player in enumerate(known["players"]):
        areas = [number for number in range(len(AREAS)) if s.owners[number] == seat]
        placed = [s.cards[number] for number in areas]
        left = [card for card in numbers(CARDS, player["network"]) if card not in placed]
        if seat == viewer:
            s.aside.append(numbers(CARDS, cast(list[str], known["aside"])))
            s.hands.append(numbers(CARDS, cast(list[str], known["hand"])))
            continue
        s.shuffle(left)
        for number in areas:
            if s.cards[number] == NO_CARD:
                s.cards[number] = left.pop()
        s.aside.append(tuple([left.pop() for _ in range(player["aside"])]))
        s.hands.append(tuple(sorted(left)))


def read_deck(s: Estoril, known: Facts) -> None:
    """Lay rewards and the deck: what is known lies where it is known to be, the rest anywhere."""
    seen: set[str | None] = {
        card
        for player in known["players"]
        for pile in (player["network"], player["discards"], player["lost"])
        for card in pile
    }
    seen |= {place["reward"] for place in known["city"]} | {place["card"] for place in known["known"]}
    left = [card for card in RECRUITS if CARDS[card] not in seen]
    s.shuffle(left)
    for place in known["city"]:
        location = LOCATIONS.index(place["location"])
        s.resolved |= 1 << location if place["resolved"] else 0
        if place["face"] is None:
            continue
        s.rewards[location] = left.pop() if place["reward"] is None else CARDS.index(place["reward"])
        s.rewards_up |= 1 << location if place["face"] == "up" else 0
        s.reward_knows[location] = knowers(place["seen_by"], place["known_to_all"])
    s.deck = [NO_CARD] * known["deck"]
    s.deck_knows = [0] * known["deck"]
    for told in known["known"]:
        i = known["deck"] - 1 - told["below_top"]
        s.deck_knows[i] = knowers(told["seen_by"], told["known_to_all"])
        if told["card"] is not None:
            s.deck[i] = CARDS.index(told["card"])
    s.deck = [left.pop() if card == NO_CARD else card for card in s.deck]


def knowers(seen_by: list[int], known_to_all: bool) -> int:
    """Return who knows a card."""
    return EVERYBODY if known_to_all else bits(seen_by)
