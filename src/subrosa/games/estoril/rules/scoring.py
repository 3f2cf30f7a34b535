"""The end of the game (RULES.md 10): points, and who wins."""

from subrosa.core.state import Result
from subrosa.games.estoril.rules import facts
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.missions import count, places, points
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import MISSIONS
from subrosa.parts.majority import best


class Score:
    """What a player's points are made of."""

    __slots__ = ("cards", "counts", "discards", "fulfilled", "missions", "office", "total")

    def __init__(self, s: Estoril, seat: int) -> None:
        edition = s.edition
        self.discards: int = edition.discard_vp * len(s.discards[seat])
        self.cards: int = sum([edition.vp[card] for card in s.hands[seat]])
        self.counts: list[int] = []
        self.missions: list[int] = []
        self.fulfilled: int = 0
        self.office: int = 0
        if s.office:
            self.office = edition.office_vp * count(s, s.office[seat], s.hands[seat] + s.discards[seat])
        self.total: int = self.discards + self.cards + self.office

    def add_mission(self, number: int, vp: int, fulfilled: bool) -> None:
        """Note how much of what a mission counts, points for it (10.4), and whether it counts as fulfilled."""
        self.counts.append(number)
        self.missions.append(vp)
        self.total += vp
        self.fulfilled += int(fulfilled)

    def plain(self) -> facts.Score:
        """Return it as views have it."""
        return {
            "discards": self.discards,
            "cards": self.cards,
            "counts": self.counts,
            "missions": self.missions,
            "office": self.office,
            "fulfilled": self.fulfilled,
            "total": self.total,
        }


def reckon(s: Estoril) -> list[Score]:
    """Return the points of all players, as the cards lie now."""
    scores = [Score(s, seat) for seat in range(s.seats)]
    for mission in scored(s):
        counts = [count(s, mission, s.hands[seat]) for seat in range(s.seats)]
        first, second = places(s, counts)
        won = points(s, mission, first, second)
        valid = len(first) == 1 or not s.rules.fulfilled_alone  # R16, 15.6
        for seat, score in enumerate(scores):
            score.add_mission(counts[seat], won[seat], valid and seat in first)
    return scores


def standing(s: Estoril) -> tuple[int, ...]:
    """Return the points of all players with their characters back from the city and what they put aside discarded."""
    after = s.copy()
    for area in members(s.taken):
        after.gain(s.owners[area], s.cards[area])
    after.discards = [s.discards[seat] + s.aside[seat] for seat in range(s.seats)]
    return tuple([score.total for score in reckon(after)])


def scored(s: Estoril) -> tuple[int, ...]:
    """Return the missions that everybody can score, the open ones first (10.4, 12.1, 12.2)."""
    return () if s.rules.office and s.rules.office_instead else s.missions + s.secret


def finish(s: Estoril) -> None:
    """Turn secret missions up, add up points, and break ties (10.5)."""
    if s.secret or s.office:
        s.learn_all()
    scores = reckon(s)
    if s.events is not None:
        tell_scores(s, scores)
    marks = [(score.total, score.fulfilled, score.cards) for score in scores]
    winners = best(marks)
    ending = "points"
    if len(winners) > 1:
        ending = "shared"
    elif len(best([mark[:2] for mark in marks])) > 1:
        ending = "cards"
    elif len(best([mark[:1] for mark in marks])) > 1:
        ending = "missions"
    s.finish(Result(ending, "10.5", winners, tuple([score.total for score in scores])))


def tell_scores(s: Estoril, scores: list[Score]) -> None:
    """Tell the reckoning for the log."""
    if s.secret:
        s.tell("secret-missions", missions=[MISSIONS[mission] for mission in s.secret])
    for i, mission in enumerate(scored(s)):
        name = MISSIONS[mission]
        paid = [(seat, score) for seat, score in enumerate(scores) if score.missions[i]]
        for seat, score in paid:
            s.tell("mission", mission=name, seat=seat, number=score.counts[i], vp=score.missions[i])
        if not paid:
            s.tell("mission-unscored", mission=name)
    for seat, mission in enumerate(s.office):
        s.tell("office-mission", seat=seat, mission=MISSIONS[mission], vp=scores[seat].office)
    for seat, score in enumerate(scores):
        s.tell(
            "score",
            seat=seat,
            vp=score.total,
            discards_vp=score.discards,
            cards_vp=score.cards,
            missions_vp=sum(score.missions),
            office_vp=score.office if s.office else None,
        )
