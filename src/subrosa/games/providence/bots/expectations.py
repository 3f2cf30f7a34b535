"""What everybody may still get on a table, in points: from places, cards, cubes, Gates and the next step of a track."""

from typing import Final

from subrosa.games.providence.bots.eyes import Eyes
from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.rules.gates import gate_need
from subrosa.games.providence.rules.influence import is_agent_card, is_guarded
from subrosa.games.providence.rules.state import COMMON, LIMBO, NO_GATE, POOL, Providence
from subrosa.games.providence.rules.words import (
    CITY_COUNT,
    CULTIST,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    MYTHOS_COUNT,
    NO_CARD,
    POWER,
)

HOLDING: Final = (0.0, 0.6, 0.75, 0.82, 0.86)  # how likely a lead of so many lasts until one's next turn
HOPING: Final = 0.25  # the share of a place's worth where one does not lead, divided by the Influence missing
BLOCKED: Final = 0.3  # the share that is left under a Blockade
PRESENCE: Final = 0.04  # the share of what an Agent stands beside
IN_TURN: Final = (1.0, 0.75, 0.55, 0.4, 0.3, 0.2)  # there is one claim in a turn
FLEETING: Final = 0.7  # the share of a City's points that one may lose again, as long as the game goes on
TAKEN: Final = 0.5  # the share of a City's points that its owner fears to lose to a rival who leads there
PER_CUBE: Final = 0.5  # in the pool
MANY_CUBES: Final = -0.012  # times the square of their number
ON_BOARD: Final = 0.15  # a cube that lies out
IN_LIMBO: Final = 0.2
HAND: Final = 0.3  # how much of the usefulness of a card in hand comes true
GATE_NEAR: Final = 0.45  # the share of a Gate's worth with all the power for it at hand
MARKER: Final = 0.7  # the share of a step on the track that one is on the way to
MADNESS: Final = (0.0, -0.5, -1.8)  # a player with so many tokens
MAD_CULTIST: Final = (0.0, -0.3, -1.2)
ALONE: Final = -1.0  # a Basic Agent that can be killed
UNKNOWN: Final = -1.0  # not worked out yet


class Expectations:
    """What one judge expects for everybody, for each of them by the Allegiances they may have."""

    __slots__ = ("early", "eyes", "losing", "s", "steps", "tally")

    def __init__(self, tally: Tally, eyes: Eyes, early: float) -> None:
        self.s: Providence = tally.s
        self.tally = tally
        self.eyes = eyes
        self.early = early  # how much of the game is left
        self.losing: float = FLEETING * early
        self.steps: list[float] = [UNKNOWN] * len(self.s.tracks)  # what the next step of each track is worth

    def points(self) -> list[float]:
        """Return what everybody may still get, in points, apart from their track."""
        s = self.s
        colours = s.colours
        hopes: list[list[float]] = [[] for _ in range(colours)]
        found = [0.0] * colours
        control = s.edition.control
        for city in range(CITY_COUNT):
            owner = s.control[city]
            if owner >= 0:
                found[owner] -= self.losing * control[city]
            self.place(city, city, hopes, found)
            if s.top[city] != NO_CARD:
                self.place(FIRST_CARD_PLACE + city, city, hopes, found)
        for number in s.row:
            self.place(FIRST_MYTHOS_PLACE + number, -1, hopes, found)
        for colour in range(colours):
            hopes[colour].sort(reverse=True)
            for rank, hope in enumerate(hopes[colour]):
                found[colour] += hope * at_most(IN_TURN, rank)
        for seat in range(s.seats):
            found[seat] += self.means(seat) + self.gate(seat) + self.fears(seat)
        return found

    def place(self, place: int, city: int, hopes: list[list[float]], found: list[float]) -> None:
        """Add what a place may bring to everybody who has cubes or Agents there."""
        s = self.s
        colours = s.colours
        at = place * colours
        standing = s.cubes[at : at + colours]
        if city >= 0:
            presence = self.tally.presence
            beside = city * colours
            for colour in range(colours):
                more = presence[beside + colour]
                if more:
                    standing[colour] += more
            if place < CITY_COUNT and s.deep[city]:
                standing[s.deep_owner] += s.deep[city]
        most = second = 0
        for influence in standing:
            if influence > most:
                most, second = influence, most
            elif influence > second:
                second = influence
        if not most:
            return
        owner = s.control[city] if place < CITY_COUNT else -1
        for colour, influence in enumerate(standing):
            if not influence or colour == owner:
                continue
            value = self.claimed(colour, place, city)
            if not s.cubes[at + colour]:
                found[colour] += PRESENCE * value
                continue
            lead = influence - (second if influence == most else most)
            hope = value * (at_most(HOLDING, lead) if lead > 0 else HOPING / (1 - lead))
            if s.blockades >> place & 1:
                hope *= BLOCKED
            hopes[colour].append(hope)
            if owner >= 0 and lead > 0:
                found[owner] -= TAKEN * s.edition.control[city]

    def claimed(self, colour: int, place: int, city: int) -> float:
        """Return what it would be worth to somebody to claim a place."""
        s = self.s
        if city < 0:
            return self.owning(colour, FIRST_MYTHOS + place - FIRST_MYTHOS_PLACE)
        if s.elder >= 0 and colour == 0 and is_guarded(s, city):
            return 0.5
        if place < CITY_COUNT:
            if s.is_closed(city):
                return 0.0
            return s.edition.control[city] * (1.0 - self.losing) + self.owning(colour, FIRST_CITY_CARD + city)
        card = s.top[city]
        if is_agent_card(card) and colour < s.seats and s.agents_of(colour) >= s.edition.agent_limit:
            return 0.0
        return self.owning(colour, card)

    def owning(self, colour: int, card: int) -> float:
        """Return what a new card would be worth to somebody."""
        return self.eyes.points[colour][card] + self.early * self.eyes.assets[colour][card]

    def means(self, seat: int) -> float:
        """Return what somebody's cubes, cards and Agents are worth wherever they are."""
        s = self.s
        useful, assets = self.eyes.useful[seat], self.eyes.assets[seat]
        pool = s.count(POOL, seat)
        limbo = s.count(LIMBO, seat)
        board = s.edition.cubes - 1 - pool - limbo - s.count(COMMON, seat)
        total = PER_CUBE * pool + MANY_CUBES * pool * pool + IN_LIMBO * limbo + ON_BOARD * board
        lasting = use = 0.0
        cards = 0
        for pile in (s.hands[seat], s.decks[seat], s.discards[seat]):
            for card in pile:
                use += useful[card]
                lasting += assets[card]
            cards += len(pile)
        if seat == s.active:
            for card in s.in_play:
                use += useful[card]
                lasting += assets[card]
            cards += len(s.in_play)
        average = use / max(1, cards)
        if seat == self.eyes.me:
            hand = s.hands[seat]
            missing = max(0, s.edition.hand_size - len(hand))
            total += HAND * missing * average
            for card in hand:
                total += HAND * useful[card]
        else:
            total += HAND * s.edition.hand_size * average
        owned = s.owned[seat]
        if owned:
            for number in range(MYTHOS_COUNT):
                if owned >> number & 1:
                    lasting += assets[FIRST_MYTHOS + number]
        return total + self.early * lasting

    def track(self, seat: int, side: int) -> float:
        """Return what the next step of one's track is worth on the way there."""
        s = self.s
        if s.reckoned >> seat & 1:
            return 0.0
        number = s.edition.own_track[side]
        if self.steps[number] < 0.0:
            self.steps[number] = self.step_on(s.tracks[number])
        return self.steps[number]

    def step_on(self, at: int) -> float:
        """Return what the next step of a track is worth when its marker is on the way there."""
        steps = self.s.edition.track_vp
        first = last = at
        while first > 0 and steps[first - 1] == steps[at]:
            first -= 1
        while last < len(steps) - 1 and steps[last] == steps[at]:
            last += 1
        return MARKER * (steps[last] - steps[at]) * (at - first) / max(1, last - first)

    def gate(self, seat: int) -> float:
        """Return what the best Gate may bring that my Agents stand at; of others' hands nobody knows enough."""
        s = self.s
        edition = s.edition
        if seat != self.eyes.me or not s.control_tokens(seat):
            return 0.0
        cards = 0
        share = 0.5 * GATE_NEAR
        for card in s.hands[seat]:
            cards += edition.worth[POWER][card]
            if edition.gate_symbol[card]:
                share = GATE_NEAR
        best = 0.0
        for city in range(CITY_COUNT):
            there = self.tally.power[city * s.colours + seat]
            if there and s.gates[city] == NO_GATE and city != s.cthulhu:
                need = max(1, gate_need(s, seat, city))
                ready = min(1.0, (there + cards) / need)
                best = max(best, edition.gate[city] * ready * ready)
        return share * best

    def fears(self, seat: int) -> float:
        """Return what Madness and a lonely Basic Agent may cost."""
        s = self.s
        cultist = self.eyes.likely[seat][CULTIST]
        total = 0.0
        if not s.is_revealed(seat):
            mad = s.mad[seat]
            total += cultist * at_most(MAD_CULTIST, mad) + (1.0 - cultist) * at_most(MADNESS, mad)
        basic = s.basic_of(seat)
        if basic >= 0 and not s.possessed >> basic & 1 and self.tally.on_board[seat] == 1:
            total += (1.0 - cultist) * ALONE * (1.0 if s.vp[seat] >= s.edition.kill_from else 0.3)
        return total


def at_most(numbers: tuple[float, ...], index: int) -> float:
    """Return the number for a count, or the last one."""
    return numbers[min(index, len(numbers) - 1)]
