"""When is a puzzle fair?

Its answer is true in the game it comes from. It follows from what the seat has seen: for somebody who reasons as well
as the belief of the bots, which is right as often as it says (`subrosa.lab.calibration`), and remembers every certain
fact, the answer is nine times as likely as all others together. Certain facts do not speak against it. And it has to be
found: there are at least three candidates, and for somebody who merely looks at the table and knows what the rules
allow, the answer is no likelier than all others together.
"""

from typing import Final, NamedTuple

from subrosa.puzzles.riddles import Question, Riddles, View, Witness

CANDIDATES: Final = 3
CLEAR: Final = 0.9
OPEN: Final = 0.5


class Verdict(NamedTuple):
    """How likely one candidate is for different people."""

    chance: float  # by belief and certain facts
    facts: float  # by certain facts alone
    table: float  # by the rules and what lies on the table, without the history
    believed: float  # by the belief alone, as `hard` has it

    @property
    def certain(self) -> bool:
        """Tell whether the rules leave no other candidate."""
        return self.facts > 1 - 1e-9

    @property
    def fair(self) -> bool:
        """Tell whether it can be found, and has to be."""
        return self.chance >= CLEAR and self.table <= OPEN and self.facts >= self.table - 1e-9


def likeliest(riddles: Riddles, question: Question, view: View, witness: Witness) -> str | None:
    """Return the candidate that may be the answer of a fair puzzle, if there is one."""
    if len(question.candidates) < CANDIDATES:
        return None
    chances = riddles.chances(question, view, witness)
    best = max(question.candidates, key=lambda candidate: chances[candidate])
    return best if chances[best] >= CLEAR else None


def judged(riddles: Riddles, question: Question, view: View, witness: Witness, candidate: str) -> Verdict:
    """Return how likely a candidate is for different people."""
    nobody = Witness()
    return Verdict(
        riddles.chances(question, view, witness)[candidate],
        riddles.chances(question, view, witness, weighed=False)[candidate],
        riddles.chances(question, view, nobody, weighed=False)[candidate],
        riddles.chances(question, view, nobody)[candidate],
    )
