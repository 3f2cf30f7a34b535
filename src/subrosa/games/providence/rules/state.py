"""The state of Cthulhu: Dark Providence and its vocabulary: what pieces and cards can do, no flow."""

from typing import Any, ClassVar, Final

from subrosa.games.providence.rules.data import Edition
from subrosa.games.providence.rules.houserules import HouseRules
from subrosa.games.providence.rules.solo.data import GOALS, RITUAL_GOAL
from subrosa.games.providence.rules.vocabulary import Op
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CARDS,
    CITY_COUNT,
    FIRST_AGENT,
    FIRST_CULTIST,
    FIRST_MYTHOS_PLACE,
    GREAT_OLD_ONES,
    INVESTIGATION,
    MAX_SEATS,
    MI_GO,
    MYTHOS,
    NO_CITY,
    OFF,
    PLACE_COUNT,
    RITUAL,
    TRACKS,
)
from subrosa.parts.areas import Areas
from subrosa.parts.decks import Decks

# Where cubes can be besides the places that `words` names.
POOL: Final = PLACE_COUNT  # a personal pool
COMMON: Final = PLACE_COUNT + 1  # the next one: `cubes_out` relies on it
LIMBO: Final = PLACE_COUNT + 2
ALL_PLACES: Final = PLACE_COUNT + 3

CUBE: Final = 0

# Gate tokens.
NO_GATE: Final = 0
CLOSED: Final = 1
OPENED: Final = 2

# In a solo game the Cultists have the second and the third colour.
SOLO_COLOURS: Final = 3

# What can be done once in a turn: the Mythos cards, by their numbers, and these.
WANDERED: Final = 1 << len(MYTHOS)
MAIN_CLAIMED: Final = 1 << (len(MYTHOS) + 1)
CARD_CLAIMED: Final = 1 << (len(MYTHOS) + 2)
ONCE: Final = (*MYTHOS, "wander", "main", "card")

# What triggers the end of the game (13).
ENDINGS: Final = (
    "",
    "points",
    "madness",
    "killed",
    "track",
    "deep_ones",
    "reveal",
    "elder_madness",
    "standstill",
    "goal",
)
NOT_YET: Final = 0
BY_POINTS: Final = 1
BY_MADNESS: Final = 2
BY_KILL: Final = 3
BY_TRACK: Final = 4
BY_DEEP_ONES: Final = 5
BY_REVEAL: Final = 6
BY_ELDER_MADNESS: Final = 7
BY_STANDSTILL: Final = 8
BY_GOAL: Final = 9

# The shape of the counts of cubes, by the number of colours.
SHAPES: Final = [Areas(ALL_PLACES, colours, 1) for colours in range(MAX_SEATS + 1)]


class Providence(Decks):
    """A table of Cthulhu: Dark Providence. Cards, Cities and pieces are numbers of `words`; sets of them are bits."""

    __slots__ = (
        "active",
        "aside",
        "bag_mad",
        "bag_sane",
        "begun",
        "behaviour",
        "behaviour_deck",
        "behaviour_discards",
        "blockades",
        "claimed",
        "claimed_cubes",
        "colours",
        "control",
        "crypts",
        "cthulhu",
        "cubes",
        "deep",
        "deep_gone",
        "deep_owner",
        "edition",
        "elder",
        "elder_crypt",
        "elder_mad",
        "elder_owned",
        "elder_vp",
        "ending",
        "ends_after",
        "exhausted",
        "exposed",
        "gate_owner",
        "gates",
        "gone",
        "identities",
        "idle",
        "in_play",
        "kept",
        "left",
        "looked",
        "mad",
        "martial_law",
        "mythos_deck",
        "mythos_gone",
        "once",
        "owned",
        "owner",
        "possessed",
        "reckoned",
        "reserve",
        "revealed",
        "row",
        "rules",
        "sane",
        "sane_gone",
        "shape",
        "spare",
        "stacks",
        "sunk",
        "supply",
        "top",
        "tracks",
        "turn",
        "unmasked",
        "unused",
        "vp",
        "whateley_owner",
        "whateleys",
        "where",
    )

    card_names: ClassVar[tuple[str, ...]] = CARDS

    edition: Edition
    rules: HouseRules
    shape: Areas
    colours: int  # the seats, or three in a solo game
    turn: int  # turns begun so far, less one; those of the Great Old One count
    active: int  # whose turn it is
    left: int  # actions that the active player has left
    begun: bool  # has the active player done anything in this turn?
    once: int  # bits of what has been done and can be done once in a turn
    idle: int  # turns in a row in which nothing was done, this one included
    cubes: list[int]  # by place and colour, in the shape of `shape`
    blockades: int  # bits of places
    where: list[int]  # by piece: its City, or OFF
    owner: list[int]  # by piece: who controls it, or NOBODY
    possessed: int  # bits of pieces
    deep: list[int]  # Deep Ones by City
    deep_owner: int
    deep_gone: int  # Deep Ones that were destroyed
    whateleys: list[int]  # by token: its City, or OFF
    whateley_owner: int
    cthulhu: int  # the City with the figure, or NO_CITY
    martial_law: int  # the City with the token, or NO_CITY
    control: list[int]  # by City: which colour controls it, or NOBODY
    gates: list[int]  # by City: NO_GATE, CLOSED or OPENED
    gate_owner: list[int]  # by City: whose Control token lies on the Gate
    top: list[int]  # by City: the face-up Main Advantage card, or NO_CARD
    stacks: list[tuple[int, ...]]  # by City: what lies below it, the next card last
    exhausted: int  # bits of the Cities whose deck has run out
    reserve: tuple[int, ...]  # the top card last
    sunk: tuple[
        int, ...
    ]  # how many cards lie at its bottom that everybody has seen, in groups, the lowest first
    unused: tuple[int, ...]  # Main Advantage cards that were destroyed unseen; sorted
    gone: tuple[int, ...]  # cards that were destroyed for everybody to see
    supply: int  # bits of City cards, in their order
    row: tuple[int, ...]  # Mythos cards, the one next to the deck first
    mythos_deck: tuple[int, ...]  # the top card last
    mythos_gone: int  # bits of Mythos cards that were destroyed
    owned: list[int]  # by seat: bits of Mythos cards
    tracks: list[int]  # Ritual and Investigation
    identities: list[int]  # the Allegiance of each seat
    spare: tuple[int, ...]  # Allegiance cards that were not dealt; sorted
    revealed: int  # bits of the seats whose Allegiance lies face up
    exposed: int  # bits of the seats whose Allegiance everybody has seen, though it lies face down again (12)
    reckoned: int  # bits of the seats that have scored Gates and track by revealing (12)
    looked: list[int]  # by seat: bits of the others who have looked at the Allegiance
    vp: list[int]
    bag_sane: int
    bag_mad: int
    sane: list[int]  # tokens by seat
    mad: list[int]
    crypts: list[tuple[int, ...]]  # by seat: pieces
    in_play: tuple[int, ...]  # cards of the active player that wait for the action to be resolved
    aside: int  # a card turned up from the Reserve, or NO_CARD
    claimed_cubes: int  # cubes of the claimer that went to Limbo with the last claim
    ending: int  # what has triggered the end: one of ENDINGS
    # A solo game.
    elder: int  # the Great Old One, or NOBODY
    elder_vp: int
    elder_mad: int
    elder_owned: int  # bits of Mythos cards
    elder_crypt: tuple[int, ...]
    kept: tuple[int, ...]  # Main Advantage cards that it keeps
    claimed: list[int]  # how many Mythos cards, cards with the Sanity icon and Agents it has claimed
    unmasked: int  # bits of the Cultists that are revealed
    behaviour: int  # the Behaviour card that is being carried out, or NO_CARD
    behaviour_deck: tuple[int, ...]  # the top card last
    behaviour_discards: tuple[int, ...]
    sane_gone: int  # sane tokens that were destroyed
    ends_after: int  # what ends the game after the turn of the Great Old One: one of ENDINGS

    def copy(self) -> "Providence":
        other = Providence()
        self.copy_core(other)
        self.copy_decks(other)
        other.edition = self.edition
        other.rules = self.rules
        other.shape = self.shape
        other.colours = self.colours
        other.turn = self.turn
        other.active = self.active
        other.left = self.left
        other.begun = self.begun
        other.once = self.once
        other.idle = self.idle
        other.cubes = self.cubes[:]
        other.blockades = self.blockades
        other.where = self.where[:]
        other.owner = self.owner[:]
        other.possessed = self.possessed
        other.deep = self.deep[:]
        other.deep_owner = self.deep_owner
        other.deep_gone = self.deep_gone
        other.whateleys = self.whateleys[:]
        other.whateley_owner = self.whateley_owner
        other.cthulhu = self.cthulhu
        other.martial_law = self.martial_law
        other.control = self.control[:]
        other.gates = self.gates[:]
        other.gate_owner = self.gate_owner[:]
        other.top = self.top[:]
        other.stacks = self.stacks[:]
        other.exhausted = self.exhausted
        other.reserve = self.reserve
        other.sunk = self.sunk
        other.unused = self.unused
        other.gone = self.gone
        other.supply = self.supply
        other.row = self.row
        other.mythos_deck = self.mythos_deck
        other.mythos_gone = self.mythos_gone
        other.owned = self.owned[:]
        other.tracks = self.tracks[:]
        other.identities = self.identities[:]
        other.spare = self.spare
        other.revealed = self.revealed
        other.exposed = self.exposed
        other.reckoned = self.reckoned
        other.looked = self.looked[:]
        other.vp = self.vp[:]
        other.bag_sane = self.bag_sane
        other.bag_mad = self.bag_mad
        other.sane = self.sane[:]
        other.mad = self.mad[:]
        other.crypts = self.crypts[:]
        other.in_play = self.in_play
        other.aside = self.aside
        other.claimed_cubes = self.claimed_cubes
        other.ending = self.ending
        other.elder = self.elder
        other.elder_vp = self.elder_vp
        other.elder_mad = self.elder_mad
        other.elder_owned = self.elder_owned
        other.elder_crypt = self.elder_crypt
        other.kept = self.kept
        other.claimed = self.claimed[:]
        other.unmasked = self.unmasked
        other.behaviour = self.behaviour
        other.behaviour_deck = self.behaviour_deck
        other.behaviour_discards = self.behaviour_discards
        other.sane_gone = self.sane_gone
        other.ends_after = self.ends_after
        return other

    # ---- cubes (5, 6, 16)

    def count(self, place: int, colour: int) -> int:
        """Return how many cubes of a colour lie in a place."""
        return self.cubes[place * self.colours + colour]

    def shift(self, start: int, end: int, colour: int, number: int = 1) -> None:
        """Move cubes of a colour from one place to another."""
        self.shape.move(self.cubes, start, end, colour, CUBE, number)

    def cubes_out(self, seat: int) -> int:
        """Return how many cubes of a player lie on the board and in Limbo: all that are in no pool."""
        pools = POOL * self.colours + seat
        return self.edition.cubes_in_play - self.cubes[pools] - self.cubes[pools + self.colours]

    def cubes_on_board(self, colour: int) -> list[int]:
        """Return how many cubes of a colour lie in each place on the board."""
        return self.cubes[colour : PLACE_COUNT * self.colours : self.colours]

    def clear_cubes(self, place: int, colour: int) -> int:
        """Send this colour's cubes from a place to Limbo and all others home (6); return how many went to Limbo."""
        for other in range(self.colours):
            if other != colour:
                self.shape.move_all(self.cubes, place, POOL, other, CUBE)
        return self.shape.move_all(self.cubes, place, LIMBO, colour, CUBE) if colour >= 0 else 0

    # ---- Cities

    def closed(self) -> int:
        """Return the closed Cities (17), as bits."""
        bits = 0
        if self.cthulhu >= 0:
            bits = 1 << self.cthulhu
        if self.martial_law >= 0:
            bits |= 1 << self.martial_law
        return bits

    def is_closed(self, city: int) -> bool:
        """Tell whether Cthulhu or Martial Law is in a City."""
        return city in (self.cthulhu, self.martial_law)

    def control_tokens(self, colour: int) -> int:
        """Return how many Control tokens a colour has left (16)."""
        return self.edition.control_tokens - self.control.count(colour) - self.gate_owner.count(colour)

    # ---- Agents (7)

    def agents_of(self, colour: int) -> int:
        """Return how many Agents a player controls, of at most six; Mi-Go counts on its card, too."""
        return self.owner[:FIRST_CULTIST].count(colour)

    def agents_on_board(self, colour: int) -> int:
        """Return how many Agents of a player are on the board."""
        return len(
            [1 for piece in range(FIRST_CULTIST) if self.owner[piece] == colour and self.where[piece] >= 0]
        )

    def agents_in(self, city: int) -> list[int]:
        """Return the Agents in a City, whoever controls them: in leaps, because most are elsewhere."""
        where = self.where
        found: list[int] = []
        piece = -1
        for _ in range(where.count(city)):
            piece = where.index(city, piece + 1)
            if piece < FIRST_CULTIST:
                found.append(piece)
        return found

    def basic_of(self, seat: int) -> int:
        """Return a player's Basic Agent; it belongs to them even in somebody's Crypt."""
        for piece in range(FIRST_AGENT):
            if self.owner[piece] == seat:
                return piece
        return OFF

    def power_of(self, piece: int) -> int:
        """Return the power of the side of a piece that is up."""
        if self.possessed >> piece & 1:
            return self.edition.possessed_power[piece]
        return self.edition.power[piece]

    def piece_of(self, card: int) -> int:
        """Return the token of a Recruited Agent's card, or OFF for other cards."""
        piece = card + CARD_TO_PIECE
        return piece if FIRST_AGENT <= piece < MI_GO else OFF

    def deep_in_play(self) -> int:
        """Return how many Deep Ones are on the board."""
        return sum(self.deep)

    def deep_pool(self) -> int:
        """Return how many Deep Ones can be placed."""
        return self.edition.deep_ones - self.deep_gone - sum(self.deep)

    # ---- Mythos cards

    def has_rule(self, seat: int, rule: int) -> bool:
        """Tell whether a player owns a Mythos card with a constant rule."""
        return bool(self.owned[seat] & self.edition.constant_cards[rule])

    def rule_of(self, seat: int, rule: int) -> Op | None:
        """Return the op of a constant rule that is in force for a player."""
        owned = self.owned[seat]
        return self.edition.rule_of(owned, rule) if owned & self.edition.constant_cards[rule] else None

    # ---- Allegiances (12)

    def is_revealed(self, seat: int) -> bool:
        """Tell whether a player's Allegiance lies face up."""
        return bool(self.revealed >> seat & 1)

    def knows(self, viewer: int | None, seat: int) -> bool:
        """Tell whether a viewer knows an Allegiance: it is their own, it lies face up, or they have looked at it."""
        if self.result is not None or viewer == seat or (self.revealed | self.exposed) >> seat & 1:
            return True
        return viewer is not None and bool(self.looked[seat] >> viewer & 1)

    # ---- cards

    def play(self, seat: int, card: int) -> None:
        """Take a card from a hand into play: it joins the discard pile when the action is resolved (3)."""
        self.lose(seat, card)
        self.in_play += (card,)

    # ---- the end (13)

    def trigger(self, ending: int) -> None:
        """Note what ends the game, if nothing has before. What is under way is finished first."""
        if self.ending == NOT_YET:
            self.ending = ending
            if self.events is not None:
                self.tell("trigger", ending=ENDINGS[ending])

    def goal_number(self) -> int:
        """Return how much the goal of the Great Old One takes, at this difficulty (18.10)."""
        return self.edition.solo.goal_numbers[self.elder][self.rules.difficulty]

    def near_goal(self, reached: int) -> None:
        """Tell how far the Great Old One is towards its goal; once it is reached, that overrides everything (18.3)."""
        wanted = self.goal_number()
        if self.events is not None:
            name, goal = GREAT_OLD_ONES[self.elder], GOALS[self.edition.solo.goals[self.elder]]
            self.tell("elder-goal", elder=name, goal=goal, reached=reached, wanted=wanted)
        if reached >= wanted and self.ending != BY_GOAL:
            self.ending = BY_GOAL
            if self.events is not None:
                self.tell("trigger", ending=ENDINGS[BY_GOAL])

    def score(self, seat: int, points: int) -> None:
        """Let a player gain or lose VP on the track."""
        if points:
            self.vp[seat] += points
            if self.events is not None:
                self.tell("vp", seat=seat, points=points, vp=self.vp[seat])
            if self.vp[seat] >= self.edition.threshold[self.seats]:
                self.trigger(BY_POINTS)

    def score_elder(self, points: int, added_up: str | None = None) -> None:
        """Let the Great Old One gain or lose VP; where they come from several sources, the log has their sum."""
        if points:
            self.elder_vp += points
            if self.events is not None:
                self.tell("elder-vp", points=points, vp=self.elder_vp, sum=added_up)
            if self.elder_vp >= self.edition.threshold[self.seats]:
                self.trigger(BY_POINTS)

    def move_marker(self, track: int, steps: int) -> int:
        """Move a marker within its track and return how far; its last space triggers the end."""
        last = self.edition.track_end
        place = max(0, min(last, self.tracks[track] + steps))
        moved = place - self.tracks[track]
        self.tracks[track] = place
        if self.events is not None:
            self.tell("marker", track=TRACKS[track], steps=moved, space=place)
        if place == last:
            self.trigger(BY_TRACK)
        if moved and self.elder >= 0 and self.edition.solo.goals[self.elder] == RITUAL_GOAL:
            self.near_goal(self.tracks[RITUAL] - self.tracks[INVESTIGATION])
        return moved

    def tell_reshuffle(self, seat: int) -> None:
        if self.events is not None:
            self.tell("reshuffle", seat=seat)

    # ---- looking

    def facts(self, seat: int | None) -> dict[str, Any]:
        from subrosa.games.providence.rules.view import facts

        return facts(self, seat)

    def check(self) -> None:
        from subrosa.games.providence.rules.checks import check

        check(self)


# ---- places


def city_of(place: int) -> int:
    """Return the City of a City space or of a Main Advantage card; NO_CITY for Mythos cards."""
    return place % CITY_COUNT if place < FIRST_MYTHOS_PLACE else NO_CITY
