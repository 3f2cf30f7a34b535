"""Worlds: tables that look like this to a viewer, everything they cannot know drawn at random (RULES.md 19)."""

from typing import TYPE_CHECKING, Any

from subrosa.core.state import Setup
from subrosa.games.providence.rules.facts import Elder, Facts
from subrosa.games.providence.rules.opening import clear
from subrosa.games.providence.rules.state import (
    CLOSED,
    COMMON,
    ENDINGS,
    LIMBO,
    NO_GATE,
    NOT_YET,
    ONCE,
    OPENED,
    POOL,
    Providence,
)
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BEHAVIOURS,
    CARDS,
    CITIES,
    CITY_CARDS,
    DISSENTER_INVESTIGATOR,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_MAIN,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    MYTHOS,
    MYTHOS_COUNT,
    NOBODY,
    PIECES,
)
from subrosa.parts.hands import left_over, with_cards
from subrosa.parts.names import number, numbers
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame


def read_facts(game: "ProvidenceGame", view: dict[str, Any], setup: Setup, seed: int) -> Providence:
    """Return a table that looks like this to the viewer, with the cards they cannot know dealt at random."""
    known: Facts = view["facts"]
    s = Providence()
    game.blank(s, setup, seed)
    game.equip(s, setup)
    clear(s)
    s.turn = known["turn"]
    s.active = known["active"]
    s.left = known["left"]
    s.begun = known["begun"]
    s.once = bits(numbers(ONCE, known["once"]))
    s.idle = known["idle"]
    s.tracks = list(known["tracks"])
    s.bag_sane, s.bag_mad = known["bag"]
    s.in_play = numbers(CARDS, known["in_play"])
    s.aside = number(CARDS, known["aside"])
    s.claimed_cubes = known["claimed_cubes"]
    s.ending = NOT_YET if known["ending"] is None else ENDINGS.index(known["ending"])
    s.gone = numbers(CARDS, known["gone"])
    s.supply = bits(numbers(CITY_CARDS, known["supply"]))
    read_board(s, known)
    read_pieces(s, known)
    read_players(s, known)
    read_elder(s, known["elder"])
    read_allegiances(s, known)
    s.imagine_decks(CARDS, known, view["seat"])
    read_main_cards(s, known)
    read_mythos_deck(s, known)
    return s


def owner_of(owner: int | None) -> int:
    """Return an owner, or NOBODY."""
    return NOBODY if owner is None else owner


# ---- the board


def read_board(s: Providence, known: Facts) -> None:
    """Read Cities and the Mythos row: cubes, Blockades, control, Gates."""
    s.cubes = s.shape.empty()
    for city, found in enumerate(known["cities"]):
        s.control[city] = owner_of(found["controller"])
        s.top[city] = number(CARDS, found["card"])
        s.exhausted |= int(found["exhausted"]) << city
        side = found["gate_side"]
        s.gates[city] = NO_GATE if side is None else OPENED if side == "open" else CLOSED
        s.gate_owner[city] = owner_of(found["gate_owner"])
        s.deep[city] = found["deep_ones"]
        if found["closed"] == "cthulhu":
            s.cthulhu = city
        elif found["closed"] == "martial_law":
            s.martial_law = city
        put_cubes(s, city, found["cubes"], found["blockade"])
        put_cubes(s, FIRST_CARD_PLACE + city, found["card_cubes"], found["card_blockade"])
    s.row = numbers(MYTHOS, [found["card"] for found in known["row"]])
    for card, lies in zip(s.row, known["row"], strict=True):
        put_cubes(s, FIRST_MYTHOS_PLACE + card, lies["cubes"], lies["blockade"])
    s.mythos_gone = bits(numbers(MYTHOS, known["mythos_gone"]))
    s.deep_owner = owner_of(known["deep_owner"])
    s.deep_gone = known["deep_gone"]
    s.whateley_owner = owner_of(known["whateley_owner"])
    s.whateleys = [number(CITIES, token) for token in known["whateleys"]]


def put_cubes(s: Providence, place: int, counts: list[int], blocked: bool) -> None:
    """Lay cubes and a Blockade somewhere."""
    for colour, count in enumerate(counts):
        s.shape.put(s.cubes, place, colour, 0, count)
    if blocked:
        s.blockades |= 1 << place


def read_pieces(s: Providence, known: Facts) -> None:
    """Read where Agents are and whose."""
    for found in known["pieces"]:
        piece = PIECES.index(found["piece"])
        s.owner[piece] = found["owner"]
        s.where[piece] = number(CITIES, found["city"])
        s.possessed |= int(found["possessed"]) << piece


def read_players(s: Providence, known: Facts) -> None:
    """Read points, tokens, Crypts and Mythos cards."""
    for seat, player in enumerate(known["players"]):
        s.vp[seat] = player["vp"]
        s.mad[seat] = player["madness"]
        s.sane[seat] = player["sane"]
        s.looked[seat] = bits(player["looked"])
        s.revealed |= int(player["revealed"]) << seat
        s.exposed |= int(player["exposed"]) << seat
        s.reckoned |= int(player["reckoned"]) << seat
        s.crypts[seat] = numbers(PIECES, player["crypt"])
        s.owned[seat] = bits(numbers(MYTHOS, player["mythos"]))
        cubes = ((POOL, player["pool"]), (COMMON, player["common"]), (LIMBO, player["limbo"]))
        for place, count in cubes:
            s.shape.put(s.cubes, place, seat, 0, count)


# ---- the Great Old One


def read_elder(s: Providence, known: Elder | None) -> None:
    """Read the Great Old One; the order of the Behaviour deck is anybody's guess."""
    if known is None:
        return
    s.elder = GREAT_OLD_ONES.index(known["elder"])
    s.elder_vp = known["vp"]
    s.elder_mad = known["madness"]
    s.elder_owned = bits(numbers(MYTHOS, known["mythos"]))
    s.kept = numbers(CARDS, known["kept"])
    s.elder_crypt = numbers(PIECES, known["crypt"])
    s.claimed = list(known["claimed"])
    s.behaviour = number(BEHAVIOURS, known["behaviour"])
    s.behaviour_discards = numbers(BEHAVIOURS, known["discards"])
    s.sane_gone = known["sane_gone"]
    s.ends_after = NOT_YET if known["ends_after"] is None else ENDINGS.index(known["ends_after"])
    for index, found in enumerate(known["cultists"]):
        s.unmasked |= int(found["revealed"]) << index
        s.shape.put(s.cubes, POOL, index + 1, 0, found["pool"])
        s.shape.put(s.cubes, LIMBO, index + 1, 0, found["limbo"])
    seen = (*s.behaviour_discards, s.behaviour)
    left = [card for card in range(len(BEHAVIOURS)) if card not in seen]
    s.shuffle(left)
    s.behaviour_deck = tuple(left)


# ---- what is hidden


def read_allegiances(s: Providence, known: Facts) -> None:
    """Deal the Allegiance cards that the viewer does not know from those that are left.

    With many players one Dissenter, drawn at random, is among the cards: it is the one that was seen, or either.
    """
    seen = [number(ALLEGIANCES, player["allegiance"]) for player in known["players"]]
    if s.seats == 1:
        s.identities = seen
        return
    counts = s.edition.dealt_few if s.seats <= 3 else s.edition.dealt_many
    left = [side for side in range(len(ALLEGIANCES)) for _ in range(counts[side])]
    if counts[len(ALLEGIANCES)]:
        dissenters = [side for side in seen if side >= DISSENTER_INVESTIGATOR]
        left.append(dissenters[0] if dissenters else DISSENTER_INVESTIGATOR + s.roll(2))
    for side in seen:
        if side in left:
            left.remove(side)
    s.shuffle(left)
    s.identities = [left.pop() if side == NOBODY else side for side in seen]
    s.spare = tuple(sorted(left))


def read_main_cards(s: Providence, known: Facts) -> None:
    """Lay the face-down Main Advantage cards: in Cities, in the Reserve, and those that were destroyed unseen."""
    seen = [card for card in s.top if card >= 0]
    seen += [*s.gone, *s.kept, *s.in_play]
    if s.aside >= 0:
        seen.append(s.aside)
    groups = [list(numbers(CARDS, group)) for group in known["sunk"]]
    for group in groups:
        seen += group
    for seat in range(s.seats):
        seen += [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    left = left_over(s.edition.copies, [card for card in seen if FIRST_MAIN <= card < FIRST_CITY_CARD])
    s.shuffle(left)
    for city, found in enumerate(known["cities"]):
        s.stacks[city] = tuple([left.pop() for _ in range(found["stack"])])
    bottom: list[int] = []
    for group in groups:
        s.shuffle(group)
        bottom += group
    s.sunk = tuple([len(group) for group in groups])
    above = known["reserve"] - len(bottom)
    s.reserve = (*bottom, *[left.pop() for _ in range(above)])
    s.unused = with_cards((), left)


def read_mythos_deck(s: Providence, known: Facts) -> None:
    """Shuffle the Mythos cards that nobody has seen."""
    seen = s.mythos_gone | s.elder_owned | bits(s.row)
    for owned in s.owned:
        seen |= owned
    left = [
        card
        for card in range(MYTHOS_COUNT)
        if not seen >> card & 1 and (s.seats > 1 or s.edition.mythos_in_solo[card])
    ]
    s.shuffle(left)
    s.mythos_deck = tuple(left)
