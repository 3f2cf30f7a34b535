"""The state of A Study in Emerald and its vocabulary: what pieces and cards can do, no flow."""

from typing import Any, ClassVar, Final

from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.houserules import HouseRules
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    LOYALIST,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    RESTORATIONIST,
    ROYAL_CARD,
    ROYALTY,
)
from subrosa.parts.areas import Areas
from subrosa.parts.decks import Decks

# Where pieces can be: in the cities, or elsewhere.
SUPPLY: Final = CITY_COUNT
LIMBO: Final = CITY_COUNT + 1
ON_MI_GO: Final = CITY_COUNT + 2
ON_YOG_SOTHOTH: Final = CITY_COUNT + 3
KILLED: Final = CITY_COUNT + 4  # lies on a kill field of somebody else
PLACES: Final = CITY_COUNT + 5

CUBE: Final = 0
AGENT: Final = 1
KINDS: Final = 2

# Who has the royalty of a city, if no seat has.
IN_STACK: Final = -2  # or removed with it by Cthulhu
IN_SLOT: Final = -1

# The shape of the counts of pieces, by the number of seats.
SHAPES: Final = [Areas(PLACES, seats, KINDS) for seats in range(MAX_SEATS + 1)]

# In identity areas: a card and the seat whose agent lies on it, as one number.
VICTIMS: Final = MAX_SEATS + 1


def laid(card: int, victim: int = NOBODY) -> int:
    """Return a card beside an identity card, with its victim if there is one, as one number."""
    return card * VICTIMS + victim + 1


def card_of(entry: int) -> int:
    """Return the card of an entry in an identity area."""
    return entry // VICTIMS


def victim_of(entry: int) -> int:
    """Return whose agent lies on it, or NOBODY."""
    return entry % VICTIMS - 1


class Emerald(Decks):
    """A table of A Study in Emerald. Cards, cities and royalty are numbers of `words`; sets of them are bits."""

    __slots__ = (
        "active",
        "beside",
        "changed",
        "edition",
        "gone",
        "hidden",
        "identities",
        "idle",
        "leopold",
        "looked",
        "loyalist",
        "mi_go_turn",
        "neutral",
        "pieces",
        "pool",
        "pushed",
        "restorationist",
        "revealed",
        "royalty",
        "rules",
        "sanity",
        "shape",
        "spare",
        "stacks",
        "top",
        "tracks",
        "turn",
        "unused",
        "zombies",
    )

    card_names: ClassVar[tuple[str, ...]] = CARDS

    edition: Edition
    rules: HouseRules
    shape: Areas
    turn: int  # turns begun so far, less one
    active: int  # whose turn it is
    idle: int  # how many actions in a row were passes, see `turn.count_passes`
    pieces: list[int]  # cubes and agents, in the shape of `shape`
    zombies: list[int]  # by city
    pool: int  # zombies beside the board
    leopold: bool  # has the Society of Leopold been played? Then Zombies and Vampires have lost their texts (19.25)
    top: list[int]  # by city: the card on top, face up, or NO_CARD
    stacks: list[tuple[int, ...]]  # by city: what lies below it, the next card last
    royalty: list[int]  # by city: whose it is, IN_SLOT or IN_STACK
    hidden: int  # bits of the cities whose royalty somebody hides: their points are the Loyalists'
    unused: tuple[int, ...]  # game cards that nobody has seen: left over, or removed by Cthulhu; sorted
    gone: tuple[int, ...]  # cards that were removed from the game for everybody to see
    tracks: list[int]  # by faction
    identities: list[int]  # the faction on each identity card
    spare: tuple[int, ...]  # the identity cards that were not dealt; sorted
    changed: int  # bits of the seats with Change of Heart on their identity card
    revealed: int  # bits of the seats whose identity card lies face up
    looked: list[int]  # by seat: bits of the others who have looked at the identity card
    sanity: list[int]  # tokens
    neutral: list[int]  # points, of each kind
    restorationist: list[int]
    loyalist: list[int]
    beside: list[tuple[int, ...]]  # the identity areas: cards with their victims, see `laid`
    mi_go_turn: list[int]  # the turn in which the agents on Mi-Go were put there
    pushed: list[int]  # steps by which each seat has moved each marker: 2 * seat + faction

    def copy(self) -> "Emerald":
        other = Emerald()
        self.copy_core(other)
        self.copy_decks(other)
        other.edition = self.edition
        other.rules = self.rules
        other.shape = self.shape
        other.turn = self.turn
        other.active = self.active
        other.idle = self.idle
        other.pieces = self.pieces[:]
        other.zombies = self.zombies[:]
        other.pool = self.pool
        other.leopold = self.leopold
        other.top = self.top[:]
        other.stacks = self.stacks[:]
        other.royalty = self.royalty[:]
        other.hidden = self.hidden
        other.unused = self.unused
        other.gone = self.gone
        other.tracks = self.tracks[:]
        other.identities = self.identities[:]
        other.spare = self.spare
        other.changed = self.changed
        other.revealed = self.revealed
        other.looked = self.looked[:]
        other.sanity = self.sanity[:]
        other.neutral = self.neutral[:]
        other.restorationist = self.restorationist[:]
        other.loyalist = self.loyalist[:]
        other.beside = self.beside[:]
        other.mi_go_turn = self.mi_go_turn[:]
        other.pushed = self.pushed[:]
        return other

    # ---- pieces (1, 2)

    def cubes(self, place: int, seat: int) -> int:
        """Return how many cubes a player has in a place."""
        return self.pieces[(place * self.seats + seat) * KINDS]

    def agents(self, place: int, seat: int) -> int:
        """Return how many agents a player has in a place."""
        return self.pieces[(place * self.seats + seat) * KINDS + AGENT]

    def shift(self, start: int, end: int, seat: int, kind: int, number: int = 1) -> None:
        """Move pieces of a player from one place to another."""
        self.shape.move(self.pieces, start, end, seat, kind, number)

    def put_agent(self, seat: int, city: int) -> None:
        """Put an agent of a player into a city, from the supply."""
        self.shift(SUPPLY, city, seat, AGENT)
        if self.events is not None:
            self.tell("agent", seat=seat, city=CITIES[city])

    def leader(self, city: int) -> int:
        """Return who has more pieces in a city than each of the others, or NOBODY (2).

        Without lists: every offer asks this for all cities.
        """
        pieces = self.pieces
        at = city * self.seats * KINDS
        best, found = 0, NOBODY
        for seat in range(self.seats):
            count = pieces[at] + pieces[at + 1]
            at += KINDS
            if count > best:
                best, found = count, seat
            elif count == best:
                found = NOBODY
        return found

    def by_city(self, seat: int, kind: int) -> list[int]:
        """Return how many pieces of a kind a player has in each city."""
        step = self.seats * KINDS
        return self.pieces[seat * KINDS + kind : CITY_COUNT * step : step]

    def agents_in_cities(self, seat: int) -> int:
        """Return how many agents a player has in all cities together."""
        return sum(self.by_city(seat, AGENT))

    def cubes_out(self, seat: int) -> int:
        """Return how many cubes a player has in cities and in Limbo."""
        return self.edition.pieces - self.cubes(SUPPLY, seat)

    def agents_on_board(self, seat: int) -> int:
        """Return how many agents a player has on the board; those on Mi-Go count (R14)."""
        return self.agents_in_cities(seat) + self.agents(ON_MI_GO, seat)

    def clear_cubes(self, city: int, seat: int) -> None:
        """Send this player's cubes in a city to Limbo, and everybody else's home (6.2, 11.7)."""
        for other in range(self.seats):
            self.shape.move_all(self.pieces, city, LIMBO if other == seat else SUPPLY, other, CUBE)

    # ---- sides (13, 15, 17)

    def faction(self, seat: int) -> int:
        """Return which side a player is on: the one on the card, or the other after a Change of Heart."""
        side = self.identities[seat]
        return 1 - side if self.changed >> seat & 1 else side

    def is_revealed(self, seat: int) -> bool:
        """Tell whether a player's identity card lies face up."""
        return bool(self.revealed >> seat & 1)

    def lead(self) -> int:
        """Return by how much the higher marker leads: everybody shows these points (16)."""
        return abs(self.tracks[LOYALIST] - self.tracks[RESTORATIONIST])

    def kill_points(self, seat: int) -> int:
        """Return the points for agents that lie on a player's kill fields."""
        kill_vp = self.edition.kill_vp
        return sum([kill_vp[entry // VICTIMS] for entry in self.beside[seat] if entry % VICTIMS])

    def points(self, seat: int) -> int:
        """Return what a player's disc shows: points of whatever kind (15)."""
        own = self.neutral[seat] + self.restorationist[seat] + self.loyalist[seat]
        return own + self.kill_points(seat) + self.lead()

    # ---- cards

    def lay_beside(self, seat: int, card: int, victim: int = NOBODY) -> None:
        """Put a card beside a player's identity card."""
        self.beside[seat] += (laid(card, victim),)

    def has_beside(self, seat: int, card: int) -> bool:
        """Tell whether a card lies beside a player's identity card."""
        return any(entry // VICTIMS == card for entry in self.beside[seat])

    def could_hold(self, seat: int, card: int) -> bool:
        """Tell whether a card may be in a hand, as far as everybody can know."""
        held = self.held[seat]
        if card in held:
            return True
        return len(self.hands[seat]) > len(held) and (card in self.hands[seat] or card in self.decks[seat])

    def turn_up(self, city: int) -> None:
        """Turn up the next card of a stack; royalty goes to its slot, and one more is turned up (4)."""
        stack = self.stacks[city]
        self.top[city] = NO_CARD
        while stack:
            self.learn_all()
            card, stack = stack[-1], stack[:-1]
            if card != ROYAL_CARD:
                self.top[city] = card
                break
            self.royalty[city] = IN_SLOT
            if self.events is not None:
                self.tell("royalty", city=CITIES[city], royalty=ROYALTY[city])
        self.stacks[city] = stack
        if self.events is not None and self.top[city] != NO_CARD:
            self.tell("turned-up", city=CITIES[city], card=CARDS[self.top[city]])

    def tell_reshuffle(self, seat: int) -> None:
        if self.events is not None:
            self.tell("reshuffle", seat=seat)

    # ---- looking

    def facts(self, seat: int | None) -> dict[str, Any]:
        from subrosa.games.emerald.rules.view import facts

        return facts(self, seat)

    def check(self) -> None:
        from subrosa.games.emerald.rules.checks import check

        check(self)
