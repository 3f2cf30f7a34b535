"""Sanity Tests, being Driven Insane, and Allegiances that come to light (RULES.md 11, 12)."""

from typing import ClassVar, Final

from subrosa.core.holding import A_SEAT, Holds
from subrosa.core.step import NO_SEAT, Task
from subrosa.games.providence.rules.state import BY_ELDER_MADNESS, BY_MADNESS, ENDINGS, NOT_YET, Providence
from subrosa.games.providence.rules.vocabulary import INSANE_AT
from subrosa.games.providence.rules.words import ALLEGIANCES

# What a test showed.
NO_TEST: Final = 0  # the bag is empty
SANE: Final = 1
MAD: Final = 2


def draw_token(s: Providence) -> int:
    """Draw a token from the bag, for everybody to see."""
    tokens = s.bag_sane + s.bag_mad
    if not tokens:
        return NO_TEST
    s.learn_all()
    if s.roll(tokens) < s.bag_mad:
        s.bag_mad -= 1
        return MAD
    s.bag_sane -= 1
    return SANE


def make_test(s: Providence, seat: int) -> int:
    """Let a player make a Sanity Test and bear what follows; return what was drawn."""
    token = draw_token(s)
    if token == SANE:
        s.sane[seat] += 1
    elif token == MAD:
        s.mad[seat] += 1
    if s.events is not None and token != NO_TEST:
        s.tell("sanity", seat=seat, mad=token == MAD, madness=s.mad[seat], most=insane_at(s, seat))
    if token == MAD:
        check_insane(s, seat)
    return token


def insane_at(s: Providence, seat: int) -> int:
    """Return how many Madness tokens drive a player insane."""
    op = s.rule_of(seat, INSANE_AT)
    return s.edition.insane_at if op is None else op.n


def check_insane(s: Providence, seat: int) -> None:
    """Reveal a player who has been Driven Insane; unless it is a Cultist, that triggers the end (11)."""
    if s.mad[seat] < insane_at(s, seat):
        return
    if not s.is_revealed(seat):
        if s.events is not None:
            s.tell("insane", seat=seat)
        reveal(s, seat)
    if s.edition.ends[s.identities[seat]]:
        s.trigger(BY_MADNESS)


def reveal(s: Providence, seat: int) -> None:
    """Turn a player's Allegiance up for the rest of the game."""
    s.revealed |= 1 << seat
    s.learn_all()
    if s.events is not None:
        s.tell("revealed", seat=seat, allegiance=ALLEGIANCES[s.identities[seat]])


def make_elder_test(s: Providence) -> int:
    """Let a Cultist make a Sanity Test (18.8); the fifth Madness token ends the game after the Great Old One's turn."""
    token = draw_token(s)
    if token == SANE:
        s.sane_gone += 1
    elif token == MAD:
        s.elder_mad += 1
    if s.events is not None:
        mad = None if token == NO_TEST else token == MAD
        s.tell("elder-sanity", mad=mad, madness=s.elder_mad, most=s.edition.elder_madness)
    if token == MAD and s.elder_mad >= s.edition.elder_madness:
        if not s.is_revealed(0):
            reveal(s, 0)
        end_after_turn(s, BY_ELDER_MADNESS)
    return token


def end_after_turn(s: Providence, ending: int) -> None:
    """Note what ends the game after the Great Old One's turn, if nothing has before (18.9)."""
    if s.ends_after == NOT_YET:
        s.ends_after = ending
        if s.events is not None:
            s.tell("elder-ends", ending=ENDINGS[ending])


class SanityTest(Task[Providence]):
    """A player makes a Sanity Test, after what came first: the last step of a claim (6), or the use of R'lyeh (17)."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Providence) -> None:
        make_test(s, self.player)
