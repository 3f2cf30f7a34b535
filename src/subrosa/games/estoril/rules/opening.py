"""Set-up (RULES.md 3, 12) and the start of a round (5)."""

from typing import Final

from subrosa.core.step import Task
from subrosa.games.estoril.rules.geometry import PLACES, TURNS
from subrosa.games.estoril.rules.placing import push_turn
from subrosa.games.estoril.rules.resolving import END_OF_ROUND, RESOLVE_CITY
from subrosa.games.estoril.rules.scoring import finish
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import LOCATIONS, MISSIONS, RECRUITS, STARTERS


def set_up(s: Estoril) -> None:
    """Deal six characters each, missions and a shuffled deck; draw lots for the first player (3)."""
    s.hands = [tuple(range(STARTERS))] * s.seats
    s.discards = [()] * s.seats
    s.box = [()] * s.seats
    s.aside = [()] * s.seats
    deal_missions(s)
    s.deck = list(RECRUITS)
    s.shuffle(s.deck)
    s.deck_knows = [0] * len(s.deck)
    s.first = s.roll(s.seats)
    s.round = 0
    if s.events is not None:
        tell_missions(s)
        s.tell("first", seat=s.first)
    start_round(s)


def deal_missions(s: Estoril) -> None:
    """Deal four open missions (3.2), or the secret ones of the variants (12.1, 12.2)."""
    pile = list(range(len(MISSIONS)))
    s.shuffle(pile)
    opened = 1 if s.rules.secret_missions else s.edition.missions_in_play
    s.missions = tuple(pile[:opened])
    s.secret = tuple(pile[opened : opened + s.seats]) if s.rules.secret_missions else ()
    rest = [mission for mission in pile[opened + len(s.secret) :] if not s.edition.no_office[mission]]
    s.office = tuple(rest[: s.seats]) if s.rules.office else ()


def tell_missions(s: Estoril) -> None:
    """Show the open missions to everybody, a secret one to those who may look at it (12.1, 12.2)."""
    s.tell("missions", missions=[MISSIONS[mission] for mission in s.missions])
    for seat, mission in enumerate(s.secret):
        left = (seat + 1) % s.seats
        s.tell("shared-mission", to=(seat, left), seat=seat, target=left, mission=MISSIONS[mission])
    for seat, mission in enumerate(s.office):
        s.tell("own-mission", to=(seat,), seat=seat, mission=MISSIONS[mission])


def start_round(s: Estoril) -> None:
    """Lay six of the eight boards at random, turned at random, with a reward on each; the first player begins (5)."""
    s.round += 1
    boards = list(range(len(LOCATIONS)))
    s.shuffle(boards)
    s.plan = tuple([TURNS * location + s.roll(TURNS) for location in boards[:PLACES]])
    s.clear_board()
    s.revealed = []
    s.dice = []
    s.markers = [s.edition.markers[s.seats]] * s.seats
    if s.events is not None:
        s.tell("round", number=s.round, locations=[LOCATIONS[code >> 2] for code in s.plan])
    for code in s.plan:
        s.deal_reward(code >> 2)
    begin_placing(s, s.first)


def begin_placing(s: Estoril, seat: int) -> None:
    """Push the turns of the players, the resolution of the city and the end of the round."""
    s.push(NEXT_ROUND)
    s.push(END_OF_ROUND)
    s.push(RESOLVE_CITY)
    push_turn(s, seat)


class NextRound(Task[Estoril]):
    """The first player card goes to the left (7.9); after the last round the game ends (10)."""

    __slots__ = ()

    def run(self, s: Estoril) -> None:
        if s.round >= s.edition.rounds:
            finish(s)
            return
        s.first = (s.first + 1) % s.seats
        start_round(s)


NEXT_ROUND: Final = NextRound()
