"""How good a table is for somebody: their chance to win, from everybody's points and from what they may still expect.

Allegiances are hidden, so all ways in which they may lie count, each as far as the judge thinks it likely. Nothing here
looks at the cards in others' hands: only at which cards they own, as everybody may.
"""

from math import exp
from typing import Final

from subrosa.games.providence.rules.gates import gate_need
from subrosa.games.providence.rules.influence import is_agent_card, is_guarded
from subrosa.games.providence.rules.scoring import effect_points, elder_total, owns_all_deep_ones
from subrosa.games.providence.rules.solo.cultists import progress
from subrosa.games.providence.rules.solo.data import AGENTS_GOAL, CITIES_GOAL, MYTHOS_GOAL, SANITY_GOAL
from subrosa.games.providence.rules.state import (
    BY_GOAL,
    CLOSED,
    COMMON,
    LIMBO,
    NO_GATE,
    NOT_YET,
    OPENED,
    POOL,
    Providence,
)
from subrosa.games.providence.rules.values import card_values
from subrosa.games.providence.rules.vocabulary import WHATELEY_TOKEN, WIN_TIES
from subrosa.games.providence.rules.winning import judge
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARD_TO_PIECE,
    CITY_COUNT,
    CULTIST,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_CULTIST,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    INVESTIGATOR,
    MI_GO,
    MYTHOS_COUNT,
    NO_CARD,
    POWER,
)

# Prospects, in points.
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

SURE: Final = 2.0  # points; this much is uncertain even in the last turn
LONG: Final = 7.0  # and this much more in the first
DOUBT: Final = 3.0  # with five players games turned out to be this many times as uncertain
LATE: Final = 0.75  # from this share of the way to the end on, one may have no further turn
LAST_TURN: Final = 0.4  # how much of what one may expect is left when the end can come at once

# A solo game.
UNREVEALED: Final = 0.5  # what is to be feared from each Cultist who is not revealed
GOAL_NEAR: Final = 0.5  # how much of what a Cultist leads at counts as if it were done already
GOAL_FEAR: Final = 4  # how suddenly the danger grows

MOST_DEALS: Final = 20  # ways in which the Allegiances may lie that are looked at

Deal = tuple[tuple[int, ...], float]  # the Allegiance of each seat, and how likely that is


class Eyes:
    """With whose eyes a table is judged: who may be who, and what cards are therefore worth to everybody."""

    __slots__ = ("assets", "deals", "likely", "me", "points", "revealed", "sober", "useful")

    def __init__(self, s: Providence, me: int, deals: list[Deal], sober: bool = False) -> None:
        self.me = me
        # Do they doubt as much as games of five give reason to, and think of leaders who fall with a partner?
        self.sober: bool = sober and s.seats > 4
        self.revealed: int = s.revealed
        self.deals: list[Deal] = likeliest(deals)
        # How likely each Allegiance of each seat is.
        self.likely: list[list[float]] = [[0.0] * len(ALLEGIANCES) for _ in range(s.seats)]
        for sides, chance in self.deals:
            for seat in range(s.seats):
                self.likely[seat][sides[seat]] += chance
        values = card_values(s.edition)
        # What cards are worth in hand, owned and when claimed, by seat; in a solo game the Cultists come last.
        self.useful: list[list[float]] = [blend([one.useful for one in values], row) for row in self.likely]
        self.assets: list[list[float]] = [blend([one.assets for one in values], row) for row in self.likely]
        self.points: list[list[float]] = [blend([one.points for one in values], row) for row in self.likely]
        for _ in range(s.seats, s.colours):
            self.assets.append([0.0] * len(values[CULTIST].assets))
            self.points.append(values[CULTIST].points)


def likeliest(deals: list[Deal]) -> list[Deal]:
    """Return the likeliest deals, as if there were no others."""
    found = sorted(deals, key=chance_of, reverse=True)[:MOST_DEALS]
    total = sum([chance for _, chance in found])
    return [(sides, chance / total) for sides, chance in found]


def chance_of(deal: Deal) -> float:
    """Return how likely a deal is."""
    return deal[1]


def blend(rows: list[list[float]], shares: list[float]) -> list[float]:
    """Return the mean of several rows of numbers, with a share for each row."""
    for row, share in zip(rows, shares, strict=True):
        if share > 0.999:
            return row
    found = [0.0] * len(rows[0])
    for row, share in zip(rows, shares, strict=True):
        if share > 0.0:
            for i in range(len(found)):
                found[i] += share * row[i]
    return found


def known_deal(s: Providence) -> list[Deal]:
    """Return how the Allegiances lie in a world, as the only way they may."""
    return [(tuple(s.identities), 1.0)]


def worth(s: Providence, eyes: Eyes) -> float:
    """Return a player's chance to win."""
    return Judge(s, eyes).chance()


class Judge:
    """Somebody who judges one table."""

    __slots__ = (
        "closed",
        "early",
        "eyes",
        "investigating",
        "losing",
        "on_board",
        "opened",
        "possessed",
        "power",
        "presence",
        "s",
    )

    def __init__(self, s: Providence, eyes: Eyes) -> None:
        self.s = s
        self.eyes = eyes
        self.early: float = 1.0  # how much of the game is left
        self.losing: float = FLEETING
        # Influence and power of Agents, by City and colour.
        self.presence: list[int] = [0] * (CITY_COUNT * s.colours)
        self.power: list[int] = [0] * (CITY_COUNT * s.colours)
        # By colour: Agents, the Investigator VP of Recruited ones, Possessed ones, and the values of Gates.
        self.on_board: list[int] = [0] * s.colours
        self.investigating: list[int] = [0] * s.colours
        self.possessed: list[int] = [0] * s.colours
        self.closed: list[int] = [0] * s.colours
        self.opened: list[int] = [0] * s.colours
        self.count_pieces()
        self.count_gates()

    # ---- counting

    def count_pieces(self) -> None:
        """Count what Agents and Whateley tokens are good for."""
        s = self.s
        edition, colours = s.edition, s.colours
        for piece in range(FIRST_CULTIST):
            owner = s.owner[piece]
            if owner < 0:
                continue
            possessed = s.possessed >> piece & 1
            if FIRST_AGENT <= piece < MI_GO and not possessed:
                self.investigating[owner] += edition.investigator_vp[piece - CARD_TO_PIECE]
            city = s.where[piece]
            if city >= 0:
                at = city * colours + owner
                self.on_board[owner] += 1
                self.presence[at] += edition.counts_as[piece]
                self.power[at] += edition.possessed_power[piece] if possessed else edition.power[piece]
                self.possessed[owner] += possessed
        if s.whateley_owner >= 0:
            op = edition.ops_with(WHATELEY_TOKEN)
            if op is not None:
                for city in s.whateleys:
                    if city >= 0:
                        self.presence[city * colours + s.whateley_owner] += op.n
                        self.power[city * colours + s.whateley_owner] += op.low

    def count_gates(self) -> None:
        """Count the values of everybody's Gates."""
        s = self.s
        for city in range(CITY_COUNT):
            owner = s.gate_owner[city]
            if owner >= 0:
                if s.gates[city] == CLOSED:
                    self.closed[owner] += s.edition.gate[city]
                else:
                    self.opened[owner] += s.edition.gate[city]

    def side_points(self, seat: int, side: int) -> int:
        """Return what somebody scores for being of an Allegiance (14), apart from what all players score."""
        s = self.s
        edition = s.edition
        points = 0
        if not s.reckoned >> seat & 1:
            points += self.revealing(seat, side)
        if edition.scores_crypt[side]:
            points += len(s.crypts[seat]) * edition.crypt_vp
        if edition.scores_investigator_vp[side]:
            points += self.investigating[seat]
        owned = s.owned[seat]
        if owned and edition.scores_cultist_vp[side]:
            for number in range(MYTHOS_COUNT):
                if owned >> number & 1:
                    points += edition.cultist_vp[FIRST_MYTHOS + number]
        if edition.scores_possessed[side]:
            points += self.possessed[seat] * edition.possessed_vp
        if edition.scores_deep_ones[side] and s.deep_owner == seat and owns_all_deep_ones(s, seat):
            points += edition.deep_vp
        if side >= DISSENTER_INVESTIGATOR and s.is_revealed(seat):
            points += edition.dissenter_vp
        return points

    def revealing(self, seat: int, side: int) -> int:
        """Return what somebody of an Allegiance scores by revealing (12): the track and Gates."""
        s = self.s
        scored = s.edition.gates_scored[side]
        points = s.edition.track_vp[s.tracks[s.edition.own_track[side]]]
        if scored & CLOSED:
            points += self.closed[seat]
        if scored & OPENED:
            points += self.opened[seat]
        return points

    def common_points(self, seat: int) -> int:
        """Return what somebody scores whatever their Allegiance is (14)."""
        s = self.s
        edition = s.edition
        points = s.vp[seat]
        if not s.is_revealed(seat):
            points += edition.secrecy_vp
        owned = s.owned[seat]
        if owned:
            mythos = [number for number in range(MYTHOS_COUNT) if owned >> number & 1]
            for number in mythos:
                points += edition.generic_vp[FIRST_MYTHOS + number]
            points += effect_points(s, seat, mythos)
        for cards in (s.hands[seat], s.decks[seat], s.discards[seat]):
            for card in cards:
                points += self.generic(card)
        if seat == s.active:
            for card in s.in_play:
                points += self.generic(card)
        return points

    def generic(self, card: int) -> int:
        """Return the generic VP of an Advantage card."""
        s = self.s
        if is_agent_card(card) and s.possessed >> (card + CARD_TO_PIECE) & 1:
            return s.edition.possessed_generic[card + CARD_TO_PIECE]
        return s.edition.generic_vp[card]

    # ---- chances

    def chance(self) -> float:
        """Return my chance to win."""
        s, eyes = self.s, self.eyes
        common = [self.common_points(seat) for seat in range(s.seats)]
        deals = eyes.deals
        if s.revealed & ~eyes.revealed:
            deals = self.left_over(deals)
        if s.ending != NOT_YET:
            return self.decided(common, deals)
        self.early = self.time_left()
        self.losing = FLEETING * self.early
        going_on = self.going_on()
        expected = [going_on * more for more in self.prospects()]
        if s.elder >= 0:
            return self.alone(common[0] + self.side_points(0, INVESTIGATOR) + expected[0], expected)
        return self.against(common, expected, going_on, deals)

    def left_over(self, deals: list[Deal]) -> list[Deal]:
        """Return the deals that agree with the Allegiances that have come to light."""
        s = self.s
        found: list[Deal] = []
        total = 0.0
        for sides, chance in deals:
            for seat in range(s.seats):
                if s.revealed >> seat & 1 and sides[seat] != s.identities[seat]:
                    break
            else:
                found.append((sides, chance))
                total += chance
        if not found:
            return known_deal(s)
        return [(sides, chance / total) for sides, chance in found]

    def decided(self, common: list[int], deals: list[Deal]) -> float:
        """Return my chance when the game is over and only the Allegiances are still to be shown."""
        s, me = self.s, self.eyes.me
        if s.elder >= 0:
            wins = s.ending != BY_GOAL and common[0] + self.side_points(0, INVESTIGATOR) >= elder_total(s)
            return 1.0 if wins else 0.0
        mythos = [owned.bit_count() for owned in s.owned]
        dagon = [s.has_rule(seat, WIN_TIES) for seat in range(s.seats)]
        found = 0.0
        for sides, chance in deals:
            totals = [common[seat] + self.side_points(seat, sides[seat]) for seat in range(s.seats)]
            winners = judge(totals, list(sides), mythos, dagon).winners
            if me in winners:
                found += chance / len(winners)
        return found

    def against(self, common: list[int], expected: list[float], going_on: float, deals: list[Deal]) -> float:
        """Return my chance not to be out and to have the most, over all deals."""
        s, eyes = self.s, self.eyes
        seats, me = s.seats, eyes.me
        spread = SURE + LONG * self.early
        if eyes.sober:
            spread *= DOUBT
        level = float(max(common))
        high: list[list[float]] = []
        low: list[list[float]] = []
        for seat in range(seats):
            highs = [0.0] * len(ALLEGIANCES)
            lows = [0.0] * len(ALLEGIANCES)
            for side in range(len(ALLEGIANCES)):
                if eyes.likely[seat][side] > 0.0:
                    points = common[seat] + expected[seat] + self.side_points(seat, side)
                    points += going_on * self.track(seat, side)
                    highs[side] = exp((points - level) / spread)
                    lows[side] = 1.0 / highs[side]
            high.append(highs)
            low.append(lows)
        if eyes.sober:
            return self.among_those_left(high, low, deals)
        found = 0.0
        for sides, chance in deals:
            mine = sides[me]
            above = below = out = 0.0
            for seat in range(seats):
                side = sides[seat]
                above += high[seat][side]
                lowness = low[seat][side]
                below += lowness
                if seat == me or (side == mine and side < DISSENTER_INVESTIGATOR):
                    out += lowness
            found += chance * high[me][mine] / above * (1.0 - out / below)
        return found

    def among_those_left(self, high: list[list[float]], low: list[list[float]], deals: list[Deal]) -> float:
        """Return my chance to have the most once somebody has fallen with their group, over all deals."""
        me = self.eyes.me
        found = 0.0
        for sides, chance in deals:
            above = below = 0.0
            highs = [0.0] * len(ALLEGIANCES)  # of Investigators and Cultists together
            lows = [0.0] * len(ALLEGIANCES)
            for seat in range(len(sides)):
                side = sides[seat]
                above += high[seat][side]
                below += low[seat][side]
                highs[side] += high[seat][side]
                lows[side] += low[seat][side]
            wins = 0.0
            for side in range(DISSENTER_INVESTIGATOR):
                if side != sides[me] and lows[side] > 0.0:
                    wins += lows[side] / (above - highs[side])
            for seat in range(len(sides)):  # Dissenters fall alone
                side = sides[seat]
                if side >= DISSENTER_INVESTIGATOR and seat != me:
                    wins += low[seat][side] / (above - high[seat][side])
            found += chance * high[me][sides[me]] * wins / below
        return found

    def time_left(self) -> float:
        """Return how much of the game is left, as a share of the whole: by points one could reveal, and markers."""
        s, eyes = self.s, self.eyes
        most = 0.0
        for seat in range(s.seats):
            points = float(s.vp[seat])
            for side in range(len(ALLEGIANCES)):
                likely = eyes.likely[seat][side]
                if likely > 0.0:
                    points += likely * self.revealing(seat, side)
            if points > most:
                most = points
        if s.elder >= 0 and s.elder_vp > most:
            most = float(s.elder_vp)
        share = most / s.edition.threshold[s.seats]
        for marker in s.tracks:
            if marker / s.edition.track_end > share:
                share = marker / s.edition.track_end
        return 1.0 - min(1.0, share)

    def going_on(self) -> float:
        """Return how likely everybody is to have a further turn."""
        if self.early >= 1.0 - LATE:
            return 1.0
        return LAST_TURN + (1.0 - LAST_TURN) * self.early / (1.0 - LATE)

    # ---- prospects

    def prospects(self) -> list[float]:
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
            beside = city * colours
            for colour in range(colours):
                standing[colour] += self.presence[beside + colour]
            if s.deep[city] and place < CITY_COUNT:
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
        for colour in range(colours):
            influence = standing[colour]
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
        steps = s.edition.track_vp
        at = s.tracks[s.edition.own_track[side]]
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
            there = self.power[city * s.colours + seat]
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
        if basic >= 0 and not s.possessed >> basic & 1 and self.on_board[seat] == 1:
            total += (1.0 - cultist) * ALONE * (1.0 if s.vp[seat] >= s.edition.kill_from else 0.3)
        return total

    # ---- a solo game

    def alone(self, points: float, expected: list[float]) -> float:
        """Return the chance to beat the Great Old One: to have as many points, and to keep it from its goal."""
        s = self.s
        points += self.track(0, INVESTIGATOR)
        theirs = elder_total(s) + expected[1] + expected[2] + UNREVEALED * (2 - s.unmasked.bit_count())
        ahead = 1.0 / (1.0 + exp((theirs - points) / (SURE + LONG * self.early)))
        done = (progress(s) + GOAL_NEAR * self.threats()) / s.goal_number()
        safe = 1.0 - min(1.0, max(0.0, done)) ** GOAL_FEAR
        return ahead * safe

    def threats(self) -> int:
        """Return how many steps towards its goal the Great Old One can take with its next claims."""
        s = self.s
        goal = s.edition.solo.goals[s.elder]
        found = 0
        if goal in (MYTHOS_GOAL, SANITY_GOAL):
            for number in s.row:
                if goal == MYTHOS_GOAL or s.edition.sanity[FIRST_MYTHOS + number]:
                    found += self.threatened(FIRST_MYTHOS_PLACE + number, -1)
        if goal in (SANITY_GOAL, AGENTS_GOAL):
            for city in range(CITY_COUNT):
                card = s.top[city]
                if card != NO_CARD and (
                    s.edition.sanity[card] if goal == SANITY_GOAL else is_agent_card(card)
                ):
                    found += self.threatened(FIRST_CARD_PLACE + city, city)
        if goal == CITIES_GOAL:
            for city in range(CITY_COUNT):
                if s.control[city] <= 0:
                    found += self.threatened(city, city)
        return found

    def threatened(self, place: int, city: int) -> int:
        """Tell whether a Cultist leads at a place that it may claim."""
        s = self.s
        mine = s.count(place, 0) + (self.presence[city * s.colours] if city >= 0 else 0)
        leads = s.count(place, 1) > mine or s.count(place, 2) > mine
        return int(leads and not s.blockades >> place & 1)


def at_most(numbers: tuple[float, ...], index: int) -> float:
    """Return the number for a count, or the last one."""
    return numbers[min(index, len(numbers) - 1)]
