"""What is gathered to play a card for its text (RULES.md 5.6): a way, a victim or a Gate, cards for power.

Others see none of it before it is complete: whether a kill is possible depends on the hidden hand.
"""

from typing import Final

from subrosa.core.choice import Choice
from subrosa.games.providence.rules.effects.run import Run, can_run
from subrosa.games.providence.rules.gates import commit_gate, gate_choices, gate_power
from subrosa.games.providence.rules.killing import commit_kill, kill_power, victims
from subrosa.games.providence.rules.power import power_cards, power_suffices
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import CHOOSE, DESTROY_SELF, GATE, KILL_AGENT, Op
from subrosa.games.providence.rules.words import CARD_TO_PIECE, NO_CITY, WAY

HEADS: Final = ("use", "free", "hunt")  # what is chosen first


def card_of(head: Choice) -> int:
    """Return the card that is played for its text."""
    return head.args[0] - CARD_TO_PIECE if head.verb == "hunt" else head.args[0]


def program_of(s: Providence, head: Choice) -> int:
    """Return the program of the text that is used."""
    if head.verb == "hunt":
        return s.edition.hunt_program
    return s.edition.free_program[head.args[0]] if head.verb == "free" else s.edition.program[head.args[0]]


def first_op(s: Providence, program: int, rest: tuple[Choice, ...]) -> tuple[Op, tuple[Choice, ...]]:
    """Return the op that a text begins with, on the way that has been chosen, and what was gathered for it."""
    op = s.edition.programs[program][0]
    while op.code == CHOOSE and rest:
        op = s.edition.programs[op.subs[rest[0].args[0]]][0]
        rest = rest[1:]
    return op, rest


def need(s: Providence, seat: int, op: Op, target: Choice) -> int:
    """Return the power that cards have to give for a kill or a Gate."""
    if op.code == KILL_AGENT:
        return kill_power(s, seat, op, target)
    return gate_power(s, seat, op, target)


def more(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> list[Choice]:
    """Return what may be added to a text."""
    card = card_of(gathered[0])
    op, rest = first_op(s, program_of(s, gathered[0]), gathered[1:])
    if op.code == CHOOSE:
        return [WAY[number] for number, part in enumerate(op.subs) if can_run(s, seat, part, card)]
    if op.code == KILL_AGENT:
        return (
            power_cards(s, seat, rest, need(s, seat, op, rest[0]), card)
            if rest
            else victims(s, seat, op, card)
        )
    if op.code == GATE:
        if rest:
            return power_cards(s, seat, rest, need(s, seat, op, rest[0]), card)
        return gate_choices(s, seat, op, card)
    return []


def enough(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> bool:
    """Tell whether a text can be carried out with what has been gathered."""
    op, rest = first_op(s, program_of(s, gathered[0]), gathered[1:])
    if op.code == CHOOSE:
        return False
    if op.code not in (KILL_AGENT, GATE):
        return True
    if not rest:
        return op.optional or not more(s, seat, gathered)
    return power_suffices(s, rest, need(s, seat, op, rest[0]))


def begin(s: Providence, seat: int, program: int, card: int, rest: tuple[Choice, ...]) -> None:
    """Carry out a text: what was gathered first, then the rest of it."""
    ops = s.edition.programs[program]
    op = ops[0]
    if not rest:
        at = 1 if op.code in (KILL_AGENT, GATE) else 0  # nobody is killed, and no Gate closed or opened
        if at < len(ops):
            s.push(Run(seat, program, at, card, NO_CITY))
        return
    # A card that destroys itself at a Gate does so before the Sanity Test, which is already waiting then (A38).
    is_early = len(ops) == 2 and ops[1].code == DESTROY_SELF and first_op(s, program, rest)[0].code == GATE
    if len(ops) > 1 and not is_early:
        s.push(Run(seat, program, 1, card, NO_CITY))
    if op.code == CHOOSE:
        begin(s, seat, op.subs[rest[0].args[0]], card, rest[1:])
    elif op.code == KILL_AGENT:
        commit_kill(s, seat, rest)
    else:
        commit_gate(s, seat, rest)
    if is_early:
        s.push(Run(seat, program, 1, card, NO_CITY))
