"""Assassination (RULES.md 5.4): the skull, and which figures it and the texts that remove some may be aimed at."""

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.nanty.rules.reactions import BY_SYMBOL, attempt
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import BITS, DISTRICTS, GRENADIER, NO_CARD, OWNER, REMOVE


def skull_victims(s: Nanty, seat: int) -> list[Choice]:
    """Return any figure but one's own, where there is Trouble."""
    return victims(s, seat, s.trouble, False, True)


def assassinate(s: Nanty, seat: int, choice: Choice) -> None:
    """Let the skull strike, unless somebody prevents it."""
    attempt(s, seat, choice.args[0], choice.args[1], BY_SYMBOL, NO_CARD)


def victims(s: Nanty, seat: int, mask: int, own: bool, symbol: bool = False) -> list[Choice]:
    """Return the figures in these districts that can be removed; by a text not those of players immune to it (A11)."""
    found: list[Choice] = []
    spared = 0 if symbol else s.immune
    for d in BITS[mask]:
        if s.crowd[d]:
            row = REMOVE[d]
            for piece in s.pieces_in(d):
                owner = OWNER[piece]
                if (own or owner != seat) and not spared >> owner & 1:
                    found.append(row[piece])
    return found


def why_no_victim(s: Nanty, seat: int, choice: Choice, trouble: bool, rule: str) -> Refusal | None:
    """Tell why not: no such figure, no Trouble, one's own Agent, or somebody immune."""
    if choice.verb != "remove":
        return None
    district, piece = choice.args
    named = {"district": DISTRICTS[district]}
    if trouble and not s.trouble >> district & 1:
        return Refusal("no-trouble", rule, named)
    if piece not in s.pieces_in(district):
        return Refusal("nobody-there", rule, named)
    if OWNER[piece] == seat:
        return Refusal("own-agent", rule, named)
    if OWNER[piece] < GRENADIER and s.immune >> OWNER[piece] & 1:
        return Refusal("immune", "7.4", {"seat": OWNER[piece]})
    return Refusal("out-of-reach", rule, named)
