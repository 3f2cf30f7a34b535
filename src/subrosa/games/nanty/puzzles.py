"""Deduction puzzles for Nanty Narking: who is Moriarty?

Whoever meets the condition of their Identity as their turn begins has won (RULES.md 4.1). So whenever somebody begins a
turn and the game goes on, they have none of the Identities whose conditions they meet just then.
"""

from typing import Any

from subrosa.core.state import State
from subrosa.games.nanty.bots.belief import Suspects, deals
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import goals
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import IDENTITIES
from subrosa.puzzles.riddles import Chances, Note, Question, Riddles, Seen, View, Witness, shares


class NotTheyWitness(Witness):
    """Who cannot be whom, because they would have won."""

    def __init__(self, game: NantyGame) -> None:
        self.game = game
        self.excluded: set[tuple[int, str]] = set()
        self.swaps = 0

    def see(self, view: View, events: list[Seen]) -> list[Note]:
        facts: Facts = view["facts"]
        for seat in facts["swaps"][self.swaps :]:  # whoever has exchanged their Identity may be anybody again
            self.excluded = {(other, name) for other, name in self.excluded if other != seat}
        self.swaps = len(facts["swaps"])
        # Only if nothing has happened since the turn began does the table look as it did then.
        if not events or events[-1]["event"] != "turn" or facts["turn"] < view["seats"] or view["result"]:
            return []
        seat = events[-1]["args"]["seat"]
        if seat == view["seat"]:
            return []
        found: list[Note] = []
        for goal in goals(self.game, view):
            if seat in goal.seats and goal.met(seat) and (seat, goal.identity) not in self.excluded:
                self.excluded.add((seat, goal.identity))
                found.append(Note("met", {"seat": seat, "identity": goal.identity}))
        return found


class NantyRiddles(Riddles):
    """Who is who."""

    game: NantyGame

    def __init__(self, game: NantyGame) -> None:
        super().__init__(game)
        self.seen: tuple[View, Suspects] | None = (
            None  # the last view that was read: many questions are about one
        )

    def suspects(self, view: View) -> Suspects:
        """Return what the belief says about a view."""
        if self.seen is None or self.seen[0] is not view:
            self.seen = view, Suspects(self.game, view)
        return self.seen[1]

    def witness(self) -> NotTheyWitness:
        return NotTheyWitness(self.game)

    def questions(self, view: View) -> list[Question]:
        facts: Facts = view["facts"]
        hidden = [seat for seat, player in enumerate(facts["players"]) if player["identity"] is None]
        found = self.suspects(view).goals
        asked: list[Question] = []
        for goal in found:
            seats = tuple([str(seat) for seat in hidden if seat in goal.seats])
            args = {"identity": goal.identity, "seats": list(map(int, seats))}
            asked.append(Question("who", args, "seat", seats))
        return asked

    def answer(self, question: Question, state: State) -> str | None:
        assert isinstance(state, Nanty)
        wanted = IDENTITIES.index(question.args["identity"])
        return next((seat for seat in question.candidates if state.identities[int(seat)] == wanted), None)

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        suspects = self.suspects(view)
        excluded = witness.excluded if isinstance(witness, NotTheyWitness) else set()
        odds = [
            {name: one if weighed else 1.0 for name, one in names.items() if (seat, name) not in excluded}
            for seat, names in enumerate(suspects.odds)
        ]
        weights = dict.fromkeys(question.candidates, 0.0)
        for names, weight in deals(odds):
            for candidate in question.candidates:
                if names[int(candidate)] == question.args["identity"]:
                    weights[candidate] += weight
        return shares(weights)

    def matters(self, question: Question, note: Note, witness: Witness) -> bool:
        seat, identity = note.args["seat"], note.args["identity"]
        if not isinstance(witness, NotTheyWitness) or (seat, identity) not in witness.excluded:
            return False
        return bool(identity == question.args["identity"])

    def signs(self, question: Question, view: View, witness: Witness, answer: str) -> list[Note]:
        seat, name = int(answer), question.args["identity"]
        goal = next(goal for goal in self.suspects(view).goals if goal.identity == name)
        args: dict[str, Any] = {"seat": seat, "identity": name}
        if goal.waits:
            return [Note("waits", args)]
        others = [goal.reached[other] for other in range(view["seats"]) if other != seat]
        args |= {"reached": goal.reached[seat], "needed": goal.needed, "others": max(others)}
        return [Note("shared" if goal.shared else "ahead", args)]


RIDDLES = NantyRiddles
