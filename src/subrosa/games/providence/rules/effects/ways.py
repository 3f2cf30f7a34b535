"""The op that chooses one of several texts (RULES.md 21)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal
from subrosa.games.providence.rules.effects.run import CAN, COULD, OpStep, Run, can_run
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import DESTROY_SELF, Op
from subrosa.games.providence.rules.words import CARDS, CITY, STOP, WAY


def can_choose(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether any of the ways is possible."""
    return any(can_run(s, seat, program, card) for program in op.subs)


def could_choose(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether any of the ways is possible, as far as everybody can see."""
    return any(
        part.code != DESTROY_SELF and COULD.get(part.code, CAN[part.code])(s, seat, part, card)
        for program in op.subs
        for part in s.edition.programs[program]
    )


def run_choose(s: Providence, op: Op, here: Run) -> None:
    """Ask which way is taken."""
    s.push(ChooseWay(here.player, here.program, here.at, here.card, here.city))


class ChooseWay(OpStep):
    """Which of several texts is carried out?"""

    __slots__ = ("city",)
    holds: ClassVar[Holds] = {"city": thing(CITY)}
    prompt: ClassVar[str] = "choose-way"
    rule: ClassVar[str] = "21.1"
    always_asked: ClassVar[bool] = True  # whether a kill is possible depends on the hand
    final: ClassVar[bool] = True

    def __init__(self, seat: int, program: int, at: int, card: int, city: int) -> None:
        super().__init__(seat, program, at, card)
        self.city = city

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [
            WAY[number] for number, program in enumerate(op.subs) if can_run(s, self.seat, program, self.card)
        ]
        return found or [STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            s.push(Run(self.seat, self.op(s).subs[choice.args[0]], 0, self.card, self.city))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("way-impossible", "5.6") if choice.verb == "way" else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}
