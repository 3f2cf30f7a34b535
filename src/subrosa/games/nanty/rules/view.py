"""What each seat may know (RULES.md 18). Worlds that fit it are made in `imagine`."""

from typing import TYPE_CHECKING, Any, cast

from subrosa.games.nanty.rules.facts import District, Facts, Own, Player, Tip
from subrosa.games.nanty.rules.identities import cash
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BITS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    DISTRICT_COUNT,
    DISTRICTS,
    EVENTS,
    EVERYWHERE,
    GRENADIER,
    IDENTITIES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OWNERS,
    PILE,
    SPECTATOR,
)

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.state import Nanty


def facts(s: "Nanty", viewer: int | None) -> dict[str, Any]:
    """Return the table as a player sees it, as plain data for those who know no game."""
    return cast("dict[str, Any]", table(s, viewer))


def table(s: "Nanty", viewer: int | None) -> Facts:
    """Return the table as a player sees it."""
    deeds = deed_holders(s)
    ruled, worth = control(s), houses_worth(s)
    known: Facts = {
        "turn": s.turn,
        "active": s.active,
        "board": [district(s, d, deeds[d]) for d in range(DISTRICT_COUNT)],
        "players": [player(s, seat, viewer, ruled[seat], worth[seat]) for seat in range(s.seats)],
        "deck": len(s.deck),
        "discards": names(CARDS, s.discards if s.rules.open_discards else remembered(s, viewer)),
        "discarded": len(s.discards),
        "played": None if s.played == NO_CARD else CARDS[s.played],
        "plays": s.plays,
        "rolled": list(s.rolled),
        "used": s.used,
        "fresh": s.fresh,
        "immune": s.immune,
        "covered": s.covered,
        "saved": list(s.saved),
        "moved": list(s.moved),
        "offered": len(s.offered),
        "happened": names(EVENTS, s.events_gone),
        "events": len(s.event_deck),
        "seer": None if s.seer == NOBODY else s.seer,
        "foreseen": s.foreseen,
        "bottom_known": s.bottom_known,
        "swaps": list(s.swaps),
        "known": tips(s, SPECTATOR if viewer is None else viewer),
        "figure_used": s.figure_used,
        "extra": s.extra,
        "gentleman": s.gentleman,
    }
    if s.where:
        known["buildings_left"] = len(s.building_pile)
        known["gone"] = names((*AGENTS, *BUILDINGS), s.cards_gone)
    if s.result is not None:
        known["spare"] = names(IDENTITIES, sorted(s.spare))
    if viewer is not None:
        known["own"] = own(s, viewer)
    return known


def deed_holders(s: "Nanty") -> list[int | None]:
    """Return before whom the card of each district lies."""
    found: list[int | None] = [None] * DISTRICT_COUNT
    for seat in range(s.seats):
        for d in BITS[s.deeds[seat]]:
            found[d] = seat
    return found


def control(s: "Nanty") -> list[list[str]]:
    """Return the districts that each seat controls (11.3)."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    for d, seat in enumerate(rulers(s)):
        if seat != NOBODY:
            found[seat].append(DISTRICTS[d])
    return found


def rulers(s: "Nanty") -> list[int]:
    """Return who controls each district (11.3), or NOBODY: `identities.controls` for all at once, which is faster."""
    found = [NOBODY] * DISTRICT_COUNT
    for d in BITS[EVERYWHERE & ~s.guarded]:
        base = d * OWNERS
        pieces = s.figures[base : base + s.seats]
        if s.buildings[d] != NOBODY:
            pieces[s.buildings[d]] += 1
        most = max(pieces)
        if most > s.figures[base + CITIZEN] and pieces.count(most) == 1:
            found[d] = pieces.index(most)
    return found


def houses_worth(s: "Nanty") -> list[int]:
    """Return the value of each seat's Buildings (9.1): `identities.house_value` for all at once."""
    found = [0] * s.seats
    for d in BITS[EVERYWHERE & ~s.guarded]:
        if s.buildings[d] != NOBODY:
            found[s.buildings[d]] += s.edition.cost[d]
    return found


def district(s: "Nanty", d: int, deed: int | None) -> District:
    """Return one district, all of it public."""
    base = d * OWNERS
    found: District = {
        "district": DISTRICTS[d],
        "agents": s.figures[base : base + s.seats],
        "grenadiers": s.figures[base + GRENADIER],
        "citizens": s.figures[base + CITIZEN],
        "trouble": bool(s.trouble >> d & 1),
        "house": None if s.buildings[d] == NOBODY else s.buildings[d],
        "card": deed,
    }
    if s.where:
        kind = s.house_types[d]
        found["building"] = None if kind == NOWHERE else BUILDINGS[kind]
        found["types"] = [
            [AGENTS[kind] for kind in range(AGENT_TYPES) if s.where[seat * AGENT_TYPES + kind] == d]
            for seat in range(s.seats)
        ]
    return found


def player(s: "Nanty", seat: int, viewer: int | None, ruled: list[str], worth: int) -> Player:
    """Return what a viewer knows of one player."""
    shown = seat == viewer or s.result is not None
    found: Player = {
        "seat": seat,
        "money": s.money[seat],
        "cards": len(s.hands[seat]),
        "loans": names(CARDS, s.loans[seat]),
        "sticky": names(CARDS, s.sticky[seat]),
        "identity": IDENTITIES[s.identities[seat]] if shown else None,
        "controls": ruled,
        "wealth": cash(s, seat) + worth,
    }
    if s.where:
        found["agent_cards"] = len(s.agent_cards[seat])
        found["agents_open"] = names(AGENTS, s.agent_open[seat])
        found["building_cards"] = len(s.building_cards[seat])
        found["buildings_open"] = names(BUILDINGS, s.building_open[seat])
    return found


def own(s: "Nanty", viewer: int) -> Own:
    """Return what a player has in hand and remembers."""
    past = [old for seat, old in zip(s.swaps, s.past_identities, strict=True) if seat == viewer]
    looks = s.offered and viewer in onlookers(s)
    found: Own = {
        "hand": names(CARDS, s.hands[viewer]),
        "past_identities": names(IDENTITIES, past),
        "peeks": [[peek[1], names(IDENTITIES, peek[2:])] for peek in s.peeks if peek[0] == viewer],
        "offered": names(CARDS, s.offered) if looks else [],
        "foreseen": [],
        "bottom_event": None,
    }
    if s.seer == viewer and s.event_deck:
        found["foreseen"] = names(EVENTS, s.event_deck[len(s.event_deck) - s.foreseen :][::-1])
        if s.bottom_known:
            found["bottom_event"] = EVENTS[s.event_deck[0]]
    if s.where:
        found["agent_cards"] = names(AGENTS, s.agent_cards[viewer])
        found["building_cards"] = names(BUILDINGS, s.building_cards[viewer])
    return found


def onlookers(s: "Nanty") -> tuple[int, int]:
    """Return the two players who see the cards drawn from a hand (20.94): the step on top of the agenda names them."""
    step: Any = s.agenda[-1]
    return step.seat, step.target


def tips(s: "Nanty", knower: int) -> list[Tip]:
    """Return cards known to be in one of several hands, in the order of their numbers; -1 is the discard pile."""
    found = sorted([(card, seats) for who, card, seats in s.tips if who == knower])
    return [[CARDS[card], holders(s, seats)] for card, seats in found]


def holders(s: "Nanty", seats: int) -> list[int]:
    """Return the members of a set of hands."""
    return [seat for seat in range(s.seats) if seats >> seat & 1] + ([-1] if seats >> PILE & 1 else [])


def remembered(s: "Nanty", viewer: int | None) -> list[int]:
    """House rule H12: return the pile as everybody saw it grow, its top card last; its order below means nothing."""
    knower = SPECTATOR if viewer is None else viewer
    doubted = [card for who, card, _ in s.tips if who == knower]
    return sorted([card for card in s.discards[:-1] if card not in doubted]) + s.discards[-1:]


def names(kinds: tuple[str, ...], numbers: list[int] | tuple[int, ...]) -> list[str]:
    """Return the names of several."""
    return [kinds[number] for number in numbers]
