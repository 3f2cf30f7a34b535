"""The state of Nanty Narking and its vocabulary: what the pieces can do, no flow."""

from typing import Any, Final

from subrosa.core.event import Secret
from subrosa.core.state import State
from subrosa.games.nanty.rules import memory
from subrosa.games.nanty.rules.data import Edition
from subrosa.games.nanty.rules.houserules import LAST_CARD, SHORT_DRAW, HouseRules
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    BITS,
    BUILDINGS,
    CARDS,
    CITIZEN,
    DIE_FACES,
    DISTRICT_COUNT,
    DISTRICTS,
    FIRST_BUILDING_CARD,
    FIRST_TYPED,
    GRENADIER,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OWNER,
    OWNERS,
    PIECES,
)
from subrosa.parts.hands import with_cards, without
from subrosa.parts.seats import others

# By number of players and seat, so that asking costs nothing.
OTHERS: Final = [
    [others(tuple(range(seats)), seat) for seat in range(seats)] for seats in range(MAX_SEATS + 1)
]


class Nanty(State):
    """A table of Nanty Narking. Cards, districts, figures and seats are the numbers of `words`.

    A set of districts or of seats is a number with one bit for each member.
    """

    __slots__ = (
        "active",
        "agent_box",
        "agent_cards",
        "agent_open",
        "bottom_known",
        "building_cards",
        "building_open",
        "building_pile",
        "buildings",
        "built",
        "cards_gone",
        "covered",
        "crowd",
        "deck",
        "deeds",
        "discards",
        "edition",
        "event_deck",
        "events_gone",
        "extra",
        "figure_used",
        "figures",
        "foreseen",
        "fresh",
        "gentleman",
        "guarded",
        "hands",
        "house_types",
        "identities",
        "immune",
        "loans",
        "money",
        "moved",
        "offered",
        "out",
        "past_identities",
        "peeks",
        "played",
        "plays",
        "present",
        "river",
        "rolled",
        "rules",
        "saved",
        "seer",
        "spare",
        "sticky",
        "swaps",
        "tips",
        "trouble",
        "turn",
        "used",
        "where",
    )

    edition: Edition
    rules: HouseRules
    river: int  # districts on the Thames
    turn: int  # turns finished so far
    active: int  # the seat whose turn it is
    # ---- the board
    figures: list[int]  # how many of each owner in each district: [district * OWNERS + owner]
    crowd: list[int]  # all character figures in each district
    present: list[int]  # of each seat: districts with an Agent of it
    out: list[int]  # of each seat: Agents on the board
    guarded: int  # districts with a Grenadier
    trouble: int  # districts with a Trouble marker
    buildings: list[int]  # whose Building stands in each district, or NOBODY
    built: list[int]  # of each seat: Buildings on the board
    deeds: list[int]  # of each seat: District cards before it
    money: list[int]
    # ---- Action cards
    hands: list[tuple[int, ...]]  # sorted
    deck: list[int]  # the top card last
    discards: list[int]
    played: int  # the card lying before the active player (4.6)
    loans: list[tuple[int, ...]]
    sticky: list[tuple[int, ...]]
    tips: tuple[tuple[int, int, int], ...]  # (who knows, card, seats one of which holds it), see `memory`
    offered: tuple[int, ...]  # cards of one hand that two players look at (20.94)
    # ---- identities
    identities: list[int]
    spare: list[int]  # those not in use
    swaps: tuple[int, ...]  # the seats that exchanged theirs, in order
    past_identities: tuple[int, ...]  # what they had before
    peeks: tuple[tuple[int, ...], ...]  # (seat, exchanges before it, identities seen not in use ...)
    # ---- random events
    event_deck: list[int]  # the top card last
    events_gone: list[int]
    seer: int  # who looked at the event deck as the Governess, or NOBODY
    foreseen: int  # how many of the top cards that seat still knows
    bottom_known: bool  # does it know the bottom card too?
    saved: tuple[int, ...]  # what an event will not touch: district * 56 + piece
    moved: tuple[int, ...]  # Agents that will be placed elsewhere after a crash, likewise
    # ---- what holds for a turn, an action or a text
    plays: int  # Action cards played this turn
    rolled: tuple[int, ...]  # throws of the die in this turn, 1 to 12
    used: int  # District cards used this turn
    fresh: int  # District cards gained this turn
    immune: int  # seats that the text of the card cannot touch, see `reactions`
    covered: int  # seats whose Agents a Suffragette protects during this action or event
    # ---- variant 14.3; all empty in the standard game
    where: list[int]  # district of each Agent [seat * AGENT_TYPES + type], or NOWHERE
    house_types: list[int]  # which Building stands in each district
    agent_cards: list[tuple[int, ...]]  # secret
    agent_open: list[tuple[int, ...]]  # ongoing cards, face up
    agent_box: list[int]  # those not dealt, unseen
    building_cards: list[tuple[int, ...]]
    building_open: list[tuple[int, ...]]
    building_pile: list[int]
    cards_gone: tuple[
        int, ...
    ]  # agent cards, and building cards + FIRST_BUILDING_CARD, that are out of the game
    figure_used: int  # cards used this turn
    extra: int  # cards the Rummager has paid for
    gentleman: bool  # building is cheap in his district this turn

    def copy(self) -> "Nanty":
        other = Nanty()
        self.copy_core(other)
        other.edition = self.edition
        other.rules = self.rules
        other.river = self.river
        other.turn = self.turn
        other.active = self.active
        other.figures = self.figures[:]
        other.crowd = self.crowd[:]
        other.present = self.present[:]
        other.out = self.out[:]
        other.guarded = self.guarded
        other.trouble = self.trouble
        other.buildings = self.buildings[:]
        other.built = self.built[:]
        other.deeds = self.deeds[:]
        other.money = self.money[:]
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.played = self.played
        other.loans = self.loans[:]
        other.sticky = self.sticky[:]
        other.tips = self.tips
        other.offered = self.offered
        other.identities = self.identities[:]
        other.spare = self.spare[:]
        other.swaps = self.swaps
        other.past_identities = self.past_identities
        other.peeks = self.peeks
        other.event_deck = self.event_deck[:]
        other.events_gone = self.events_gone[:]
        other.seer = self.seer
        other.foreseen = self.foreseen
        other.bottom_known = self.bottom_known
        other.saved = self.saved
        other.moved = self.moved
        other.plays = self.plays
        other.rolled = self.rolled
        other.used = self.used
        other.fresh = self.fresh
        other.immune = self.immune
        other.covered = self.covered
        other.where = self.where[:]
        other.house_types = self.house_types[:]
        other.agent_cards = self.agent_cards[:]
        other.agent_open = self.agent_open[:]
        other.agent_box = self.agent_box[:]
        other.building_cards = self.building_cards[:]
        other.building_open = self.building_open[:]
        other.building_pile = self.building_pile[:]
        other.cards_gone = self.cards_gone
        other.figure_used = self.figure_used
        other.extra = self.extra
        other.gentleman = self.gentleman
        return other

    # ---- who sits where

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other players, clockwise from this one's left."""
        return OTHERS[self.seats][seat]

    def from_active(self) -> tuple[int, ...]:
        """Return all players in turn order, the active one first (A36)."""
        return (self.active, *self.others(self.active))

    # ---- figures (5.1, 6)

    def enter(self, district: int, piece: int) -> None:
        """Set a figure down, without regard to Trouble."""
        owner = OWNER[piece]
        self.figures[district * OWNERS + owner] += 1
        self.crowd[district] += 1
        if owner < GRENADIER:
            self.present[owner] |= 1 << district
            self.out[owner] += 1
            if piece >= FIRST_TYPED:
                self.where[piece - FIRST_TYPED] = district
        elif owner == GRENADIER:
            self.guarded |= 1 << district

    def put(self, district: int, piece: int) -> None:
        """Place or move a figure into a district: Trouble if anybody is there already (6)."""
        if self.crowd[district]:
            self.trouble |= 1 << district
        self.enter(district, piece)

    def take(self, district: int, piece: int) -> None:
        """Take a figure out of a district; the Trouble there ends (6)."""
        owner = OWNER[piece]
        i = district * OWNERS + owner
        self.figures[i] -= 1
        self.crowd[district] -= 1
        bit = 1 << district
        self.trouble &= ~bit
        if owner < GRENADIER:
            self.out[owner] -= 1
            if not self.figures[i]:
                self.present[owner] &= ~bit
            if piece >= FIRST_TYPED:
                self.where[piece - FIRST_TYPED] = NOWHERE
        elif owner == GRENADIER and not self.figures[i]:
            self.guarded &= ~bit

    def place(self, seat: int, district: int, piece: int, quiet: bool = False) -> None:
        """Place an Agent of a player; `quiet` makes no Trouble (20.67, 20.91)."""
        before = self.trouble
        if quiet:
            self.enter(district, piece)
        else:
            self.put(district, piece)
        if self.events is not None:
            self.tell("place", seat=seat, district=DISTRICTS[district], agent=agent_name(piece))
            self.tell_trouble(before)

    def pick_up(self, district: int, piece: int) -> None:
        """Take a figure that will be set down elsewhere later, and say if that ended the Trouble."""
        before = self.trouble
        self.take(district, piece)
        if self.events is not None:
            self.tell_trouble(before)

    def remove(self, district: int, piece: int) -> None:
        """Take a figure off the board; a face-up card of an Agent that goes is lost (14.3)."""
        calmed = bool(self.trouble >> district & 1)
        self.take(district, piece)
        if self.events is not None:
            self.tell("removed", district=DISTRICTS[district], piece=PIECES[piece], calmed=calmed)
        if piece >= FIRST_TYPED:
            seat, kind = divmod(piece - FIRST_TYPED, AGENT_TYPES)
            if kind in self.agent_open[seat]:
                self.agent_open[seat] = tuple([card for card in self.agent_open[seat] if card != kind])
                self.cards_gone += (kind,)
                if self.events is not None:
                    self.tell("agent-card-lost", seat=seat, agent=AGENTS[kind])

    def pieces_in(self, district: int) -> list[int]:
        """Return the figures of a district, each kind once."""
        base = district * OWNERS
        figures = self.figures
        if not self.where:
            return [owner for owner in range(OWNERS) if figures[base + owner]]
        found = [owner for owner in (GRENADIER, CITIZEN) if figures[base + owner]]
        return found + [FIRST_TYPED + i for i, d in enumerate(self.where) if d == district]

    def agents_in(self, seat: int, district: int) -> list[int]:
        """Return the Agents of one seat in a district, each kind once."""
        if not self.figures[district * OWNERS + seat]:
            return []
        if not self.where:
            return [seat]
        first = seat * AGENT_TYPES
        return [FIRST_TYPED + first + i for i in range(AGENT_TYPES) if self.where[first + i] == district]

    # ---- Trouble

    def calm(self, district: int) -> None:
        """Take a Trouble marker away (5.3)."""
        self.trouble &= ~(1 << district)
        if self.events is not None:
            self.tell("calm", district=DISTRICTS[district])

    def stir(self, district: int) -> None:
        """Put a Trouble marker down (6)."""
        self.trouble |= 1 << district
        if self.events is not None:
            self.tell("stir", district=DISTRICTS[district])

    def tell_trouble(self, before: int) -> None:
        """Say where Trouble has ended and where it has broken out since then."""
        for district in BITS[before & ~self.trouble]:
            self.tell("calm", district=DISTRICTS[district])
        for district in BITS[self.trouble & ~before]:
            self.tell("stir", district=DISTRICTS[district])

    # ---- Buildings (5.6)

    def raise_house(self, seat: int, district: int, kind: int) -> None:
        """Put a Building up; its owner takes the District card, which rests for this turn (8)."""
        self.buildings[district] = seat
        self.built[seat] += 1
        bit = 1 << district
        self.deeds[seat] |= bit
        self.fresh |= bit
        if self.house_types:
            self.house_types[district] = kind

    def take_house(self, district: int) -> None:
        """Take a Building off the board; the District card goes back to the display."""
        seat = self.buildings[district]
        self.buildings[district] = NOBODY
        self.built[seat] -= 1
        bit = 1 << district
        self.deeds[seat] &= ~bit
        self.fresh &= ~bit
        if self.house_types:
            self.house_types[district] = NOWHERE

    def lose_house(self, district: int) -> None:
        """Remove a Building; a face-up card of its type is lost (14.3)."""
        seat = self.buildings[district]
        kind = self.house_types[district] if self.house_types else NOWHERE
        self.take_house(district)
        if self.events is not None:
            self.tell("house-lost", seat=seat, district=DISTRICTS[district])
        if kind != NOWHERE and kind in self.building_open[seat]:
            self.building_open[seat] = tuple([card for card in self.building_open[seat] if card != kind])
            self.cards_gone += (FIRST_BUILDING_CARD + kind,)
            if self.events is not None:
                self.tell("building-card-lost", seat=seat, building=BUILDINGS[kind])

    def houses_of(self, seat: int) -> list[int]:
        """Return the districts with a Building of this player."""
        return [d for d in range(DISTRICT_COUNT) if self.buildings[d] == seat]

    # ---- money

    def earn(self, seat: int, amount: int) -> None:
        """Take money from the bank, which is never short (A35)."""
        self.money[seat] += amount
        if amount and self.events is not None:
            self.tell("earn", seat=seat, gold=amount)

    def spend(self, seat: int, amount: int) -> None:
        """Pay the bank."""
        self.money[seat] -= amount
        if amount and self.events is not None:
            self.tell("spend", seat=seat, gold=amount)

    def pay(self, payer: int, to: int, amount: int) -> None:
        """Pass money between players: what there is, if that is less (A24)."""
        amount = min(amount, self.money[payer])
        self.money[payer] -= amount
        self.money[to] += amount
        if amount and self.events is not None:
            self.tell("pay", seat=payer, target=to, gold=amount)

    # ---- cards

    def draw(self, seat: int, count: int) -> bool:
        """Draw cards as far as there are any; True if that was enough."""
        short = count > len(self.deck)
        drawn = [self.deck.pop() for _ in range(len(self.deck) if short else count)]
        if drawn:
            self.hands[seat] = with_cards(self.hands[seat], drawn)
            self.learners |= 1 << seat
            if self.events is not None:
                self.tell(
                    "draw",
                    seat=seat,
                    count=len(drawn),
                    cards=Secret([CARDS[card] for card in sorted(drawn)], (seat,)),
                )
        return not short

    def deck_ran_out(self, short: bool) -> bool:
        """Tell whether a draw outside the refill ends the game (house rule H2)."""
        return (self.rules.deck_end == LAST_CARD and not self.deck) or (
            self.rules.deck_end == SHORT_DRAW and short
        )

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of a hand openly."""
        self.hands[seat] = without(self.hands[seat], card)
        if self.tips:
            memory.forget(self, card)

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand on the discard pile, face up."""
        self.lose(seat, card)
        self.discards.append(card)
        if self.events is not None:
            self.tell("discard", seat=seat, card=CARDS[card])

    def settle_played(self) -> None:
        """Put the card lying before the active player on the discard pile (4.6)."""
        if self.played != NO_CARD:
            self.discards.append(self.played)
            self.played = NO_CARD

    def throw_die(self) -> int:
        """Throw the die, 1 to 12, for everybody to see."""
        value = self.roll(DIE_FACES) + 1
        self.rolled += (value,)
        self.learn_all()
        return value

    def room(self, seat: int) -> int:
        """Return how many cards are missing from the limit; sticky cards count (4.3, 10.2)."""
        return self.edition.hand_limit - len(self.hands[seat]) - len(self.sticky[seat])

    # ---- looking

    def facts(self, seat: int | None) -> dict[str, Any]:
        from subrosa.games.nanty.rules.view import facts

        return facts(self, seat)

    def check(self) -> None:
        from subrosa.games.nanty.rules.checks import check

        check(self)


def agent_name(piece: int) -> str | None:
    """Return the type of an Agent in variant 14.3."""
    return AGENTS[(piece - FIRST_TYPED) % AGENT_TYPES] if piece >= FIRST_TYPED else None


def count_trouble(s: Nanty) -> int:
    """Count the Trouble markers on the board."""
    return len(BITS[s.trouble])
