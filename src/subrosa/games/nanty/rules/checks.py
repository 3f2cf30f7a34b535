"""What must hold at every moment (RULES.md 16, 19): pieces are neither lost nor doubled, limits are kept."""

from typing import Final

from subrosa.core.errors import BrokenInvariant
from subrosa.games.nanty.rules.state import Nanty
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
    FIRST_BUILDING_CARD,
    GRENADIER,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OWNERS,
    PILE,
    SPECTATOR,
)

# Figures that belong to nobody (2).
GRENADIERS: Final = 4
CITIZENS: Final = 3


def expect(holds: bool, message: str) -> None:
    """Raise BrokenInvariant unless it holds."""
    if not holds:
        raise BrokenInvariant(message)


def check(s: Nanty) -> None:
    """Check everything at once."""
    check_board(s)
    check_cards(s)
    check_memory(s)
    if s.where:
        check_figures(s)


def check_board(s: Nanty) -> None:
    """Check figures, Trouble, Buildings and District cards."""
    for d in range(DISTRICT_COUNT):
        row = s.figures[d * OWNERS : (d + 1) * OWNERS]
        expect(min(row) >= 0 and sum(row) == s.crowd[d], f"figures in {DISTRICTS[d]} do not add up")
        expect(s.crowd[d] > 0 or not s.trouble >> d & 1, f"Trouble in {DISTRICTS[d]}, where nobody is")
        expect(
            bool(row[GRENADIER]) == bool(s.guarded >> d & 1), f"Grenadiers in {DISTRICTS[d]} are miscounted"
        )
        for seat in range(MAX_SEATS):
            expect(
                bool(row[seat]) == (seat < s.seats and bool(s.present[seat] >> d & 1)),
                "Agents are miscounted",
            )
        holders = [seat for seat in range(s.seats) if s.deeds[seat] >> d & 1]
        expect(holders in ([], [s.buildings[d]]), f"the card of {DISTRICTS[d]} is not with its Building")
    expect(sum(s.figures[GRENADIER::OWNERS]) <= GRENADIERS, "too many Grenadiers")
    expect(sum(s.figures[CITIZEN::OWNERS]) <= CITIZENS, "too many New Citizens")
    for seat in range(s.seats):
        expect(
            s.out[seat] == sum(s.figures[seat::OWNERS]) <= s.edition.agents,
            f"Agents of seat {seat} are miscounted",
        )
        expect(
            s.built[seat] == s.buildings.count(seat) <= s.edition.houses,
            f"Buildings of seat {seat} are miscounted",
        )
        expect(s.money[seat] >= 0, f"seat {seat} has {s.money[seat]} pounds")


def check_cards(s: Nanty) -> None:
    """Check that every Action card, identity and event is in one place."""
    cards = [*s.deck, *s.discards]
    for seat in range(s.seats):
        expect(list(s.hands[seat]) == sorted(s.hands[seat]), f"the hand of seat {seat} is out of order")
        cards += [*s.hands[seat], *s.loans[seat], *s.sticky[seat]]
    if s.played != NO_CARD:
        cards.append(s.played)
    wanted = cards_in_play(s)
    for card in set(cards) ^ set(wanted):
        raise BrokenInvariant(f"{CARDS[card]} is {'missing' if card in wanted else 'not in this game'}")
    expect(len(cards) == len(wanted), "an Action card is there twice")
    browns = False
    for card in reversed(s.deck):
        browns = browns or not s.edition.grey[card]
        expect(not (browns and s.edition.grey[card]), "a grey card lies below a brown one")
    everybody = sorted([*s.identities, *s.spare])
    expect(everybody == sorted(identities_in_play(s)), "identities were lost or doubled")
    expect(sorted([*s.event_deck, *s.events_gone]) == list(range(len(EVENTS))), "events were lost or doubled")


def cards_in_play(s: Nanty) -> list[int]:
    """Return the Action cards of this table (3, 13, 14.1)."""
    without = CARDS.index("mrs_hudson" if s.rules.identities == "classic" else "mrs_hudson_classic")
    minimum = s.edition.min_players
    return [card for card in range(len(CARDS)) if card != without and minimum[card] <= s.seats]


def identities_in_play(s: Nanty) -> list[int]:
    """Return the identities of this table (14.1, 14.2); those without a number for this player count are left out."""
    groups = s.edition.identity_set
    if s.rules.identities == "classic":
        replaced = [s.edition.condition[i] for i, group in enumerate(groups) if group == "classic"]
        found = [
            i
            for i, group in enumerate(groups)
            if group == "classic" or (group == "standard" and s.edition.condition[i] not in replaced)
        ]
    else:
        found = [i for i, group in enumerate(groups) if group == s.rules.identities]
    return [i for i in found if s.edition.thresholds[i][s.seats]]


def check_memory(s: Nanty) -> None:
    """Check that nobody remembers what is not so."""
    seen: set[tuple[int, int]] = set()
    for knower, card, seats in s.tips:
        holders = [seat for seat in range(s.seats) if card in s.hands[seat]]
        holders += [PILE] if card in s.discards else []
        expect(
            len(holders) == 1 and bool(seats >> holders[0] & 1),
            f"{CARDS[card]} is not where seat {knower} knows it",
        )
        expect(
            knower == SPECTATOR or not seats >> knower & 1, f"seat {knower} keeps a tip about its own hand"
        )
        expect((knower, card) not in seen, "two tips about one card")
        seen.add((knower, card))
    expect(s.foreseen <= len(s.event_deck), "more events are foreseen than are left")


def check_figures(s: Nanty) -> None:
    """Check variant 14.3: types agree with figures, and each card is in one place."""
    for seat in range(s.seats):
        for d in range(DISTRICT_COUNT):
            here = s.where[seat * AGENT_TYPES : (seat + 1) * AGENT_TYPES].count(d)
            expect(
                here == s.figures[d * OWNERS + seat],
                f"Agents of seat {seat} in {DISTRICTS[d]} are miscounted",
            )
        kinds = [s.house_types[d] for d in range(DISTRICT_COUNT) if s.buildings[d] == seat]
        expect(
            len(set(kinds)) == len(kinds) and NOWHERE not in kinds, f"Buildings of seat {seat} are mixed up"
        )
    for d in BITS[(1 << DISTRICT_COUNT) - 1]:
        expect(
            (s.buildings[d] == NOBODY) == (s.house_types[d] == NOWHERE),
            f"no type of Building in {DISTRICTS[d]}",
        )
    agents = [*s.agent_box, *[card for card in s.cards_gone if card < FIRST_BUILDING_CARD]]
    houses = [
        *s.building_pile,
        *[card - FIRST_BUILDING_CARD for card in s.cards_gone if card >= FIRST_BUILDING_CARD],
    ]
    for seat in range(s.seats):
        agents += [*s.agent_cards[seat], *s.agent_open[seat]]
        houses += [*s.building_cards[seat], *s.building_open[seat]]
    expect(sorted(agents) == list(range(len(AGENTS))), "Agent cards were lost or doubled")
    expect(sorted(houses) == list(range(len(BUILDINGS))), "Building cards were lost or doubled")
