"""Deduction puzzles for A Study in Emerald: who is on which side?

There are only two sides, so the question is not which of them somebody is on but who is the only one on it.
"""

from typing import ClassVar

from subrosa.core.state import State
from subrosa.games.emerald.rules.facts import Facts
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.suspicion import deals
from subrosa.games.emerald.rules.words import FACTIONS, LOYALIST
from subrosa.puzzles.riddles import Chances, Note, Question, Riddles, View, Witness, shares


class EmeraldRiddles(Riddles):
    """Who is the only one of their side."""

    options: ClassVar[dict[str, str]] = {"who_is_who": "no"}
    game: EmeraldGame

    def questions(self, view: View) -> list[Question]:
        facts: Facts = view["facts"]
        seats = tuple(
            [str(seat) for seat, player in enumerate(facts["players"]) if player["identity"] is None]
        )
        return [
            Question("only", {"faction": side, "seats": list(map(int, seats))}, "seat", seats)
            for side in FACTIONS
        ]

    def answer(self, question: Question, state: State) -> str | None:
        assert isinstance(state, Emerald)
        side = FACTIONS.index(question.args["faction"])
        found = [seat for seat in question.candidates if state.faction(int(seat)) == side]
        return found[0] if len(found) == 1 else None

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        facts: Facts = view["facts"]
        side = FACTIONS.index(question.args["faction"])
        weights = dict.fromkeys(question.candidates, 0.0)
        for deal in deals(self.game.edition, facts, blind=not weighed):
            there = [seat for seat in question.candidates if deal.sides[int(seat)] == side]
            if len(there) == 1:
                weights[there[0]] += deal.chance
        return shares(weights)

    def signs(self, question: Question, view: View, witness: Witness, answer: str) -> list[Note]:
        facts: Facts = view["facts"]
        found: list[Note] = []
        for candidate in question.candidates:
            player = facts["players"][int(candidate)]
            pushed = player["pushed"]
            hidden = sum([royal["hidden"] for royal in player["royalty"]])
            found.append(
                Note(
                    "side",
                    {
                        "seat": int(candidate),
                        "loyalist": pushed[LOYALIST],
                        "restorationist": pushed[1 - LOYALIST],
                        "loyalist_points": player["loyalist"],
                        "restorationist_points": player["restorationist"],
                        "hidden": hidden,
                        "killed": len(player["royalty"]) - hidden,
                    },
                )
            )
        return found


RIDDLES = EmeraldRiddles
