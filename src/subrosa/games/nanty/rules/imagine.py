"""Worlds that fit a view (RULES.md 18): what the viewer cannot know is dealt at random."""

from typing import TYPE_CHECKING, Any

from subrosa.core.errors import BadView
from subrosa.core.state import Setup
from subrosa.games.nanty.rules.checks import cards_in_play, identities_in_play
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    EVENTS,
    FIRST_BUILDING_CARD,
    FIRST_TYPED,
    GRENADIER,
    IDENTITIES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILE,
    SPECTATOR,
)
from subrosa.parts.hands import with_cards
from subrosa.parts.names import numbers
from subrosa.parts.sight import bits

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.game import NantyGame

TRIES = 20000


def read_facts(game: "NantyGame", view: dict[str, Any], setup: Setup, seed: int) -> Nanty:
    """Return a table that looks like this to the viewer."""
    known: Facts = view["facts"]
    viewer: int | None = view["seat"]
    s = Nanty()
    game.blank(s, setup, seed)
    game.equip(s, setup)
    game.clear(s)
    read_board(s, known)
    s.turn = known["turn"]
    s.active = known["active"]
    s.played = NO_CARD if known["played"] is None else CARDS.index(known["played"])
    s.plays = known["plays"]
    s.rolled = tuple(known["rolled"])
    s.used = known["used"]
    s.fresh = known["fresh"]
    s.immune = known["immune"]
    s.covered = known["covered"]
    s.saved = tuple(known["saved"])
    s.moved = tuple(known["moved"])
    s.figure_used = known["figure_used"]
    s.extra = known["extra"]
    s.gentleman = known["gentleman"]
    deal_cards(s, view, viewer)
    deal_offered(s, known, view, viewer)
    deal_identities(s, known, viewer)
    deal_events(s, known, viewer)
    if s.rules.figure_cards:
        deal_figure_cards(s, known, viewer)
    return s


def read_board(s: Nanty, known: Facts) -> None:
    """Lay out the board, all of which is public."""
    for d, row in enumerate(known["board"]):
        for seat in range(s.seats):
            kinds = row["types"][seat] if s.rules.figure_cards else []
            for kind in kinds:
                s.enter(d, FIRST_TYPED + seat * AGENT_TYPES + AGENTS.index(kind))
            for _ in range(row["agents"][seat] - len(kinds)):
                s.enter(d, seat)
        for _ in range(row["grenadiers"]):
            s.enter(d, GRENADIER)
        for _ in range(row["citizens"]):
            s.enter(d, CITIZEN)
        if row["trouble"]:
            s.trouble |= 1 << d
        if row["house"] is not None:
            building = BUILDINGS.index(row["building"]) if s.rules.figure_cards else NOWHERE
            s.raise_house(row["house"], d, building)
            if row["card"] is None:
                s.deeds[row["house"]] &= ~(1 << d)
    for seat, player in enumerate(known["players"]):
        s.money[seat] = player["money"]
        s.loans[seat] = numbers(CARDS, player["loans"])
        s.sticky[seat] = numbers(CARDS, player["sticky"])


# ---- Action cards


def deal_cards(s: Nanty, view: dict[str, Any], viewer: int | None) -> None:
    """Deal hands as far as known, then the rest; grey cards lie above brown ones."""
    known: Facts = view["facts"]
    knower = SPECTATOR if viewer is None else viewer
    sizes = [player["cards"] for player in known["players"]]
    tips: list[tuple[int, int]] = []
    for name, seats in known["known"]:
        tips.append((CARDS.index(name), bits([PILE if seat < 0 else seat for seat in seats])))
    s.tips = tuple([(knower, card, seats) for card, seats in tips])
    s.discards = list(numbers(CARDS, known["discards"]))
    if viewer is not None:
        s.hands[viewer] = numbers(CARDS, known["own"]["hand"])
    hands = [list(hand) for hand in s.hands]
    if known["offered"] and view["agenda"][-1][1]["seat"] == viewer:
        target = view["agenda"][-1][1]["target"]
        looked_at = numbers(CARDS, known["own"]["offered"])
        tips = [tip for tip in tips if tip[0] not in looked_at] + [(card, 1 << target) for card in looked_at]
    s.discards = place_known(s, hands, sizes, tips, known["discarded"] - len(s.discards)) + s.discards
    seen = {card for hand in hands for card in hand} | set(s.discards) | {s.played}
    for seat in range(s.seats):
        seen |= {*s.loans[seat], *s.sticky[seat]}
    unseen = [card for card in cards_in_play(s) if card not in seen]
    s.shuffle(unseen)
    grey, brown = s.edition.grey, [card for card in unseen if not s.edition.grey[card]]
    left = [card for card in unseen if grey[card]]
    below = min(known["deck"], len(brown))
    s.deck = brown[:below] + left[: known["deck"] - below]
    rest = brown[below:] + left[known["deck"] - below :]
    s.shuffle(rest)
    for seat, size in enumerate(sizes):
        while len(hands[seat]) < size:
            hands[seat].append(rest.pop())
        s.hands[seat] = tuple(sorted(hands[seat]))


def place_known(
    s: Nanty, hands: list[list[int]], sizes: list[int], tips: list[tuple[int, int]], in_pile: int
) -> list[int]:
    """Put cards known to be in one of several hands into one of them; that many are in the discard pile (H12)."""
    for _ in range(TRIES):
        maybe = [card for card, seats in tips if seats >> PILE & 1]
        s.shuffle(maybe)
        pile = maybe[:in_pile]
        left = [(card, seats & ~(1 << PILE)) for card, seats in tips if card not in pile]
        left.sort(key=lambda tip: tip[1].bit_count())
        if seat_cards(s, hands, sizes, left, 0):
            return pile
    raise BadView("the cards that the view knows of do not fit into the hands")


def seat_cards(
    s: Nanty, hands: list[list[int]], sizes: list[int], tips: list[tuple[int, int]], i: int
) -> bool:
    """Put each card into one of the hands where it may be, as they have room."""
    if i == len(tips):
        return True
    card, seats = tips[i]
    order = [seat for seat in range(s.seats) if seats >> seat & 1]
    s.shuffle(order)
    for seat in order:
        if len(hands[seat]) < sizes[seat]:
            hands[seat].append(card)
            if seat_cards(s, hands, sizes, tips, i + 1):
                return True
            hands[seat].pop()
    return False


def deal_offered(s: Nanty, known: Facts, view: dict[str, Any], viewer: int | None) -> None:
    """Choose the cards that two players are looking at (20.94)."""
    if not known["offered"]:
        return
    target = view["agenda"][-1][1]["target"]
    if viewer is not None and known["own"]["offered"]:
        s.offered = numbers(CARDS, known["own"]["offered"])
    else:
        hand = list(s.hands[target])
        s.shuffle(hand)
        s.offered = tuple(sorted(hand[: known["offered"]]))


# ---- identities


def deal_identities(s: Nanty, known: Facts, viewer: int | None) -> None:
    """Make up a history of identities that fits: what was dealt, and what each exchange drew."""
    s.swaps = tuple(known["swaps"])
    ends = [player["identity"] for player in known["players"]]
    final = [NOBODY if name is None else IDENTITIES.index(name) for name in ends]
    pasts: list[int] = []
    peeks: list[tuple[int, tuple[int, ...]]] = []
    if viewer is not None:
        pasts = list(numbers(IDENTITIES, known["own"]["past_identities"]))
        peeks = [(epoch, numbers(IDENTITIES, seen)) for epoch, seen in known["own"]["peeks"]]
        s.peeks = tuple([(viewer, epoch, *seen) for epoch, seen in peeks])
    everybody = identities_in_play(s)
    for _ in range(TRIES):
        if deal_history(s, everybody, final, viewer, pasts, peeks):
            return
    raise BadView("no history of identities fits the view")


def deal_history(
    s: Nanty,
    everybody: list[int],
    final: list[int],
    viewer: int | None,
    pasts: list[int],
    peeks: list[tuple[int, tuple[int, ...]]],
) -> bool:
    """Try once: deal, let exchanges happen, compare. What is known from the beginning is dealt at once."""
    fixed: dict[int, int] = {}
    for seat in range(s.seats):
        if seat == viewer and pasts:
            fixed[seat] = pasts[0]
        elif seat not in s.swaps and final[seat] != NOBODY:
            fixed[seat] = final[seat]
    aside = {i for epoch, seen in peeks if epoch == 0 for i in seen}
    free = [i for i in everybody if i not in fixed.values() and i not in aside]
    s.shuffle(free)
    if len(free) < s.seats - len(fixed):
        return False
    s.identities = [fixed[seat] if seat in fixed else free.pop() for seat in range(s.seats)]
    s.spare = sorted([*free, *aside])
    past: list[int] = []
    own = 0
    for epoch in range(len(s.swaps) + 1):
        for when, seen in peeks:
            if when == epoch and not all(i in s.spare for i in seen):
                return False
        if epoch == len(s.swaps):
            break
        seat = s.swaps[epoch]
        old = s.identities[seat]
        if seat == viewer:
            if old != pasts[own]:
                return False
            own += 1
        # Viewers know what they drew: what they had next, or what they have now.
        wanted = NOBODY
        if seat not in s.swaps[epoch + 1 :]:
            wanted = final[seat]
        elif seat == viewer:
            wanted = pasts[own]
        if wanted == NOBODY:
            wanted = s.spare[s.roll(len(s.spare))]
        elif wanted not in s.spare:
            return False
        s.spare.remove(wanted)
        s.spare = sorted([*s.spare, old])
        s.identities[seat] = wanted
        past.append(old)
    s.past_identities = tuple(past)
    return all(final[seat] in (NOBODY, s.identities[seat]) for seat in range(s.seats))


# ---- events, Agent and Building cards


def deal_events(s: Nanty, known: Facts, viewer: int | None) -> None:
    """Shuffle the event deck, but for what the Governess saw."""
    s.events_gone = list(numbers(EVENTS, known["happened"]))
    s.seer = NOBODY if known["seer"] is None else known["seer"]
    s.foreseen = known["foreseen"]
    top: tuple[int, ...] = ()
    bottom: list[int] = []
    s.bottom_known = known["bottom_known"]
    if viewer is not None:
        top = numbers(EVENTS, known["own"]["foreseen"])
        last = known["own"]["bottom_event"]
        bottom = [] if last is None or len(top) == known["events"] else [EVENTS.index(last)]
    seen = {*s.events_gone, *top, *bottom}
    left = [event for event in range(len(EVENTS)) if event not in seen]
    s.shuffle(left)
    s.event_deck = bottom + left + list(reversed(top))


def deal_figure_cards(s: Nanty, known: Facts, viewer: int | None) -> None:
    """Deal the Agent and Building cards that nobody has shown."""
    kinds = (*AGENTS, *BUILDINGS)
    s.cards_gone = numbers(kinds, known["gone"])
    players = known["players"]
    for seat in range(s.seats):
        s.agent_open[seat] = numbers(AGENTS, players[seat]["agents_open"])
        s.building_open[seat] = numbers(BUILDINGS, players[seat]["buildings_open"])
    if viewer is not None:
        s.agent_cards[viewer] = numbers(AGENTS, known["own"]["agent_cards"])
        s.building_cards[viewer] = numbers(BUILDINGS, known["own"]["building_cards"])
    seen = set(s.cards_gone)
    for seat in range(s.seats):
        seen |= {*s.agent_cards[seat], *s.agent_open[seat]}
        seen |= {FIRST_BUILDING_CARD + card for card in (*s.building_cards[seat], *s.building_open[seat])}
    agents = [card for card in range(AGENT_TYPES) if card not in seen]
    houses = [kind for kind in range(len(BUILDINGS)) if FIRST_BUILDING_CARD + kind not in seen]
    s.shuffle(agents)
    s.shuffle(houses)
    for seat in range(s.seats):
        while len(s.agent_cards[seat]) < players[seat]["agent_cards"]:
            s.agent_cards[seat] = with_cards(s.agent_cards[seat], (agents.pop(),))
        while len(s.building_cards[seat]) < players[seat]["building_cards"]:
            s.building_cards[seat] = with_cards(s.building_cards[seat], (houses.pop(),))
    s.agent_box = agents
    s.building_pile = houses
