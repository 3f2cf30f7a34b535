"""What each seat may know (RULES.md 19)."""

from typing import Any, Literal, cast

from subrosa.games.providence.rules.facts import (
    Allegiance,
    City,
    Cultist,
    Elder,
    Facts,
    InRow,
    Piece,
    Player,
    Score,
)
from subrosa.games.providence.rules.sanity import insane_at
from subrosa.games.providence.rules.scoring import reckon
from subrosa.games.providence.rules.solo.cultists import progress
from subrosa.games.providence.rules.solo.data import GOALS
from subrosa.games.providence.rules.state import (
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
from subrosa.games.providence.rules.winning import decide
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BEHAVIOURS,
    CARDS,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    MYTHOS,
    MYTHOS_COUNT,
    NO_CARD,
    NO_CITY,
    NOBODY,
    PIECE_COUNT,
    PIECES,
)


def facts(s: Providence, viewer: int | None) -> dict[str, Any]:
    """Return the table as a player sees it, as plain data for those who know no game."""
    return cast("dict[str, Any]", table(s, viewer))


def table(s: Providence, viewer: int | None) -> Facts:
    """Return the table as a player sees it."""
    scores = final_scores(s)
    return {
        "turn": s.turn,
        "active": s.active,
        "left": s.left,
        "begun": s.begun,
        "once": [ONCE[bit] for bit in range(len(ONCE)) if s.once >> bit & 1] if s.once else [],
        "idle": s.idle,
        "cities": [city(s, number) for number in range(CITY_COUNT)],
        "row": [in_row(s, number) for number in s.row],
        "mythos_deck": len(s.mythos_deck),
        "mythos_gone": mythos_names(s.mythos_gone),
        "pieces": [piece(s, number) for number in range(PIECE_COUNT) if is_shown(s, number)],
        "deep_owner": owner_or_none(s.deep_owner),
        "deep_pool": s.deep_pool(),
        "deep_gone": s.deep_gone,
        "whateley_owner": owner_or_none(s.whateley_owner),
        "whateleys": [city_or_none(token) for token in s.whateleys],
        "blockades": s.edition.blockades - s.blockades.bit_count(),
        "tracks": s.tracks[:],
        "bag": [s.bag_sane, s.bag_mad],
        "reserve": len(s.reserve),
        "sunk": sunk(s) if s.sunk else [],
        "supply": [CITY_CARDS[card] for card in range(len(CITY_CARDS)) if s.supply >> card & 1],
        "gone": [CARDS[card] for card in s.gone],
        "unused": len(s.unused),
        "in_play": [CARDS[card] for card in s.in_play],
        "aside": None if s.aside == NO_CARD else CARDS[s.aside],
        "claimed_cubes": s.claimed_cubes,
        "ending": None if s.ending == NOT_YET else ENDINGS[s.ending],
        "hand": None if viewer is None else [CARDS[card] for card in s.hands[viewer]],
        "players": [player(s, seat, viewer, scores[seat]) for seat in range(s.seats)],
        "elder": elder(s) if s.elder >= 0 else None,
    }


def final_scores(s: Providence) -> list[Score | None]:
    """Return what everybody has scored, when the game is over."""
    if s.result is None:
        return [None] * s.seats
    scores = reckon(s)
    if s.seats > 1:
        for seat in decide(s, [score["total"] for score in scores]).out:
            scores[seat]["out"] = True
    return [*scores]


def owner_or_none(owner: int) -> int | None:
    """Return an owner, or None for nobody."""
    return None if owner == NOBODY else owner


def city_or_none(number: int) -> str | None:
    """Return a City by its name, or None for none."""
    return None if number < 0 else CITIES[number]


def mythos_names(bits: int) -> list[str]:
    """Return a set of Mythos cards by their names."""
    return [MYTHOS[number] for number in range(MYTHOS_COUNT) if bits >> number & 1] if bits else []


def sunk(s: Providence) -> list[list[str]]:
    """Return the cards at the bottom of the Reserve that everybody has seen, in groups of unknown order."""
    groups: list[list[str]] = []
    at = 0
    for size in s.sunk:
        groups.append([CARDS[card] for card in sorted(s.reserve[at : at + size])])
        at += size
    return groups


# ---- the board


def city(s: Providence, number: int) -> City:
    """Return one City."""
    colours = s.colours
    at, card_at = number * colours, (FIRST_CARD_PLACE + number) * colours
    top = s.top[number]
    side = s.gates[number]
    return {
        "city": CITIES[number],
        "control": s.edition.control[number],
        "gate": s.edition.gate[number],
        "controller": owner_or_none(s.control[number]),
        "cubes": s.cubes[at : at + colours],
        "blockade": bool(s.blockades >> number & 1),
        "card": None if top == NO_CARD else CARDS[top],
        "card_cubes": s.cubes[card_at : card_at + colours],
        "card_blockade": bool(s.blockades >> (FIRST_CARD_PLACE + number) & 1),
        "stack": len(s.stacks[number]),
        "exhausted": bool(s.exhausted >> number & 1),
        "gate_side": None if side == NO_GATE else "open" if side == OPENED else "closed",
        "gate_owner": owner_or_none(s.gate_owner[number]),
        "closed": closed_by(s, number),
        "deep_ones": s.deep[number],
        "whateleys": s.whateleys.count(number),
    }


def closed_by(s: Providence, number: int) -> Literal["cthulhu", "martial_law"] | None:
    """Return what closes a City, if anything does."""
    if s.cthulhu == number:
        return "cthulhu"
    return "martial_law" if s.martial_law == number != NO_CITY else None


def in_row(s: Providence, number: int) -> InRow:
    """Return one Mythos card of the row."""
    place = FIRST_MYTHOS_PLACE + number
    at = place * s.colours
    return {
        "card": MYTHOS[number],
        "cubes": s.cubes[at : at + s.colours],
        "blockade": bool(s.blockades >> place & 1),
    }


def is_shown(s: Providence, number: int) -> bool:
    """Tell whether a piece is listed: somebody controls it."""
    return s.owner[number] != NOBODY


def piece(s: Providence, number: int) -> Piece:
    """Return one piece."""
    return {
        "piece": PIECES[number],
        "owner": s.owner[number],
        "city": city_or_none(s.where[number]),
        "possessed": bool(s.possessed >> number & 1),
        "power": s.power_of(number),
        "influence": s.edition.counts_as[number] if number < FIRST_CULTIST else 0,
    }


# ---- players


def side_name(number: int) -> Allegiance:
    """Return an Allegiance by its name."""
    return ALLEGIANCES[number]


def player(s: Providence, seat: int, viewer: int | None, score: Score | None) -> Player:
    """Return one player. What everybody knows of the hand is the same for all viewers: so it is for its owner."""
    looked = s.looked[seat]
    basic = s.basic_of(seat)
    return {
        "seat": seat,
        "agent": "" if basic < 0 else PIECES[basic],
        "allegiance": side_name(s.identities[seat]) if s.knows(viewer, seat) else None,
        "revealed": s.is_revealed(seat),
        "exposed": bool(s.exposed >> seat & 1),
        "reckoned": bool(s.reckoned >> seat & 1),
        "looked": [other for other in range(s.seats) if looked >> other & 1] if looked else [],
        "vp": s.vp[seat],
        "pool": s.count(POOL, seat),
        "common": s.count(COMMON, seat),
        "limbo": s.count(LIMBO, seat),
        "control_tokens": s.control_tokens(seat),
        "madness": s.mad[seat],
        "sane": s.sane[seat],
        "insane_at": insane_at(s, seat),
        "crypt": [PIECES[number] for number in s.crypts[seat]],
        "mythos": mythos_names(s.owned[seat]),
        "cards": len(s.hands[seat]),
        "deck": len(s.decks[seat]),
        "held": [CARDS[card] for card in s.held[seat]],
        "unseen": [CARDS[card] for card in s.unseen(seat, None)],
        "discards": [CARDS[card] for card in s.discards[seat]],
        "score": score,
    }


# ---- the Great Old One


def elder(s: Providence) -> Elder:
    """Return the Great Old One of a solo game; of its Behaviour cards only the order of the deck is hidden."""
    return {
        "elder": GREAT_OLD_ONES[s.elder],
        "vp": s.elder_vp,
        "madness": s.elder_mad,
        "goal": GOALS[s.edition.solo.goals[s.elder]],
        "goal_number": s.goal_number(),
        "reached": progress(s),
        "mythos": mythos_names(s.elder_owned),
        "kept": [CARDS[card] for card in s.kept],
        "crypt": [PIECES[number] for number in s.elder_crypt],
        "claimed": s.claimed[:],
        "cultists": [cultist(s, number) for number in range(2)],
        "behaviour": None if s.behaviour == NO_CARD else BEHAVIOURS[s.behaviour],
        "deck": len(s.behaviour_deck),
        "discards": [BEHAVIOURS[card] for card in s.behaviour_discards],
        "sane_gone": s.sane_gone,
        "ends_after": ENDINGS[s.ends_after] if s.ends_after else None,
    }


def cultist(s: Providence, number: int) -> Cultist:
    """Return one of the two Cultists."""
    revealed = s.unmasked >> number & 1
    influence, travel, power = s.edition.solo.cultists[2 * number + revealed]
    return {
        "owner": number + 1,
        "piece": PIECES[FIRST_CULTIST + number],
        "city": CITIES[s.where[FIRST_CULTIST + number]],
        "revealed": bool(revealed),
        "pool": s.count(POOL, number + 1),
        "limbo": s.count(LIMBO, number + 1),
        "influence": influence,
        "travel": travel,
        "power": power,
    }
