"""The turn of the Great Old One (RULES.md 18.5): a Behaviour card, one line for each Cultist, sentence by sentence."""

from typing import ClassVar

from subrosa.core.holding import NUMBER, Holds, thing
from subrosa.core.step import NO_SEAT, Task
from subrosa.games.providence.rules.solo.claims import FAILED
from subrosa.games.providence.rules.solo.cultists import travel
from subrosa.games.providence.rules.solo.deeds import attempt
from subrosa.games.providence.rules.state import NOT_YET, Providence
from subrosa.games.providence.rules.words import BEHAVIOURS, ENEMY, NO_CARD


def start_elder_turn(s: Providence) -> None:
    """Turn up the top Behaviour card and let the Cultists act."""
    s.behaviour = s.behaviour_deck[-1]
    s.behaviour_deck = s.behaviour_deck[:-1]
    s.learn_all()
    if s.events is not None:
        power = s.edition.solo.behaviour_power[s.behaviour]
        s.tell("elder-turn", behaviour=BEHAVIOURS[s.behaviour], power=power)
    s.push(EndBehaviour())
    lines = s.edition.solo.behaviour_programs[s.behaviour]
    s.push(Sentence(1, lines[1], 0))
    s.push(Sentence(0, lines[0], 0))


class Sentence(Task[Providence]):
    """A Cultist carries out a sentence of its line; if it fails, it travels, and goes on from the new City (A15)."""

    __slots__ = ("at", "cultist", "program")
    holds: ClassVar[Holds] = {"at": NUMBER, "cultist": thing(ENEMY), "program": NUMBER}

    def __init__(self, cultist: int, program: int, at: int) -> None:
        self.seat = NO_SEAT
        self.cultist = cultist
        self.program = program
        self.at = at

    def run(self, s: Providence) -> None:
        if s.ending != NOT_YET:
            return
        ops = s.edition.programs[self.program]
        if self.at + 1 < len(ops):
            s.push(Sentence(self.cultist, self.program, self.at + 1))
        op = ops[self.at]
        if attempt(s, self.cultist, op) == FAILED and not op.optional:
            travel(s, self.cultist)


class EndBehaviour(Task[Providence]):
    """The Behaviour card is discarded; when all with an effect lie there, the cards are shuffled again (18.5)."""

    __slots__ = ()

    def run(self, s: Providence) -> None:
        s.behaviour_discards += (s.behaviour,)
        s.behaviour = NO_CARD
        effects = s.edition.solo.effect_cards
        resolved = len([card for card in s.behaviour_discards if effects[card]])
        if resolved < sum(effects) and s.behaviour_deck:
            return
        cards = [*s.behaviour_deck, *s.behaviour_discards]
        s.shuffle(cards)
        s.behaviour_deck = tuple(cards)
        s.behaviour_discards = ()
        if s.events is not None:
            s.tell("elder-shuffle")
