"""Executing a player (RULES.md 5.7) and who eliminates whom (6.14)."""

from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import ACTOR, CHARACTERS, NO_CHARACTER, NOBODY, OUTLAW


def execute(s: Overlord, victim: int, eliminator: int) -> None:
    """Take the victim out of the round; `eliminator` is an active player or NOBODY."""
    character = s.characters[victim]
    if s.events is not None:
        who = None if eliminator == NOBODY else eliminator
        s.tell("executed", seat=victim, character=CHARACTERS[character], target=who)
    if eliminator != NOBODY:
        character = eliminate(s, victim, eliminator)
    s.characters[victim] = NO_CHARACTER
    s.middle += (character,)
    s.tokens = (*s.tokens[:victim], len(s.middle), *s.tokens[victim + 1 :])
    s.now_active(tuple([seat for seat in s.active if seat != victim]))


def eliminate(s: Overlord, victim: int, eliminator: int) -> int:
    """Use the abilities that speak of eliminating, and return the character card that goes to the middle."""
    character = s.characters[victim]
    lies_down = character
    if s.characters[eliminator] == ACTOR:
        s.characters[eliminator] = character
        lies_down = ACTOR
        if s.events is not None:
            s.tell("actor", seat=eliminator, target=victim, character=CHARACTERS[character])
    elif s.characters[eliminator] == OUTLAW:
        s.take_gold(eliminator, victim, s.edition.outlaw_gold, "outlaw")
    if character == OUTLAW:
        s.earn(eliminator, s.edition.outlaw_gold, "bounty")
    return lies_down
