"""How good a table is for somebody: their chance to win, from everybody's points and from what they may still expect.

Allegiances are hidden, so all ways in which they may lie count, each as far as the judge thinks it likely. Nothing here
looks at the cards in others' hands: only at which cards they own, as everybody may.
"""

from math import exp
from typing import Final

from subrosa.games.providence.bots.expectations import Expectations
from subrosa.games.providence.bots.eyes import Deal, Eyes, known_deal
from subrosa.games.providence.bots.tally import Tally
from subrosa.games.providence.bots.threats import threats
from subrosa.games.providence.rules.scoring import elder_total
from subrosa.games.providence.rules.solo.cultists import progress
from subrosa.games.providence.rules.state import BY_GOAL, NOT_YET, Providence
from subrosa.games.providence.rules.vocabulary import WIN_TIES
from subrosa.games.providence.rules.winning import judge
from subrosa.games.providence.rules.words import ALLEGIANCES, CULTIST, DISSENTER_INVESTIGATOR, INVESTIGATOR

SURE: Final = 2.0  # points; this much is uncertain even in the last turn
LONG: Final = 7.0  # and this much more in the first
DOUBT: Final = 3.0  # with five players games turned out to be this many times as uncertain
LATE: Final = 0.75  # from this share of the way to the end on, one may have no further turn
LAST_TURN: Final = 0.4  # how much of what one may expect is left when the end can come at once

# A solo game.
UNREVEALED: Final = 0.5  # what is to be feared from each Cultist who is not revealed
GOAL_NEAR: Final = 0.5  # how much of what a Cultist leads at counts as if it were done already
GOAL_FEAR: Final = 4  # how suddenly the danger grows


def worth(s: Providence, eyes: Eyes) -> float:
    """Return a player's chance to win."""
    return Judge(s, eyes).chance()


class Judge:
    """Somebody who judges one table."""

    __slots__ = ("early", "eyes", "s", "tally")

    def __init__(self, s: Providence, eyes: Eyes) -> None:
        self.s = s
        self.eyes = eyes
        self.early: float = 1.0  # how much of the game is left
        self.tally = Tally(s)

    def chance(self) -> float:
        """Return my chance to win."""
        s, eyes = self.s, self.eyes
        common = [self.tally.common_points(seat) for seat in range(s.seats)]
        deals = eyes.deals
        if s.revealed & ~eyes.revealed:
            deals = self.left_over(deals)
        if s.ending != NOT_YET:
            return self.decided(common, deals)
        self.early = self.time_left()
        hopes = Expectations(self.tally, eyes, self.early)
        going_on = self.going_on()
        expected = [going_on * more for more in hopes.points()]
        if s.elder >= 0:
            points = common[0] + self.tally.side_points(0, INVESTIGATOR) + expected[0]
            return self.alone(points + hopes.track(0, INVESTIGATOR), expected)
        return self.against(common, expected, hopes, deals)

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
            wins = s.ending != BY_GOAL and common[0] + self.tally.side_points(0, INVESTIGATOR) >= elder_total(
                s
            )
            return 1.0 if wins else 0.0
        mythos = [owned.bit_count() for owned in s.owned]
        dagon = [s.has_rule(seat, WIN_TIES) for seat in range(s.seats)]
        found = 0.0
        for sides, chance in deals:
            totals = [common[seat] + self.tally.side_points(seat, sides[seat]) for seat in range(s.seats)]
            winners = judge(totals, list(sides), mythos, dagon).winners
            if me in winners:
                found += chance / len(winners)
        return found

    def against(
        self, common: list[int], expected: list[float], hopes: Expectations, deals: list[Deal]
    ) -> float:
        """Return my chance not to be out and to have the most, over all deals."""
        s, eyes = self.s, self.eyes
        seats, me = s.seats, eyes.me
        going_on = self.going_on()
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
                    points = common[seat] + expected[seat] + self.tally.side_points(seat, side)
                    points += going_on * hopes.track(seat, side)
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
            # Of all Investigators together, and of all Cultists.
            high_investigators = low_investigators = high_cultists = low_cultists = 0.0
            for seat, side in enumerate(sides):
                highness, lowness = high[seat][side], low[seat][side]
                above += highness
                below += lowness
                if side == INVESTIGATOR:
                    high_investigators += highness
                    low_investigators += lowness
                elif side == CULTIST:
                    high_cultists += highness
                    low_cultists += lowness
            mine = sides[me]
            wins = 0.0
            if mine != INVESTIGATOR and low_investigators > 0.0:
                wins += low_investigators / (above - high_investigators)
            if mine != CULTIST and low_cultists > 0.0:
                wins += low_cultists / (above - high_cultists)
            for seat, side in enumerate(sides):  # Dissenters fall alone
                if side >= DISSENTER_INVESTIGATOR and seat != me:
                    wins += low[seat][side] / (above - high[seat][side])
            found += chance * high[me][mine] * wins / below
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
                    points += likely * self.tally.revealing(seat, side)
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

    # ---- a solo game

    def alone(self, points: float, expected: list[float]) -> float:
        """Return the chance to beat the Great Old One: to have as many points, and to keep it from its goal."""
        s = self.s
        theirs = elder_total(s) + expected[1] + expected[2] + UNREVEALED * (2 - s.unmasked.bit_count())
        ahead = 1.0 / (1.0 + exp((theirs - points) / (SURE + LONG * self.early)))
        done = (progress(s) + GOAL_NEAR * threats(self.tally)) / s.goal_number()
        safe = 1.0 - min(1.0, max(0.0, done)) ** GOAL_FEAR
        return ahead * safe
