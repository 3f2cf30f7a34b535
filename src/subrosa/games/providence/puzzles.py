"""Deduction puzzles for Cthulhu: Dark Providence: who has which Allegiance?"""

from typing import ClassVar

from subrosa.core.state import State
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.suspicion import believed, dealt
from subrosa.games.providence.rules.words import ALLEGIANCES, CARDS
from subrosa.puzzles.riddles import Chances, Note, Question, Riddles, View, Witness, shares


class ProvidenceRiddles(Riddles):
    """Which Allegiance somebody has, and who is the only one of an Allegiance."""

    options: ClassVar[dict[str, str]] = {"who_is_who": "no"}
    game: ProvidenceGame

    def questions(self, view: View) -> list[Question]:
        facts: Facts = view["facts"]
        hidden = [seat for seat, player in enumerate(facts["players"]) if player["allegiance"] is None]
        possible = dealt(self.game.edition, facts)
        asked: list[Question] = []
        for seat in hidden:
            sides = sorted({sides[seat] for sides in possible})
            names = tuple([ALLEGIANCES[side] for side in sides])
            asked.append(Question("allegiance", {"seat": seat}, "allegiance", names))
        seats = tuple(map(str, hidden))
        for name in ALLEGIANCES:
            asked.append(Question("only", {"allegiance": name, "seats": hidden}, "seat", seats))
        return asked

    def answer(self, question: Question, state: State) -> str | None:
        assert isinstance(state, Providence)
        return right(question, tuple(state.identities))

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        facts: Facts = view["facts"]
        found = believed(self.game.edition, facts) if weighed else dealt(self.game.edition, facts)
        weights = dict.fromkeys(question.candidates, 0.0)
        for sides, chance in found.items():
            there = right(question, sides)
            if there is not None:
                weights[there] += chance
        return shares(weights)

    def signs(self, question: Question, view: View, witness: Witness, answer: str) -> list[Note]:
        facts: Facts = view["facts"]
        about = [question.args["seat"]] if question.id == "allegiance" else map(int, question.candidates)
        found: list[Note] = []
        for seat in about:
            gates = [city["gate_side"] for city in facts["cities"] if city["gate_owner"] == seat]
            player = facts["players"][seat]
            edition = self.game.edition
            owned = [CARDS.index(card) for card in (*player["held"], *player["unseen"], *player["discards"])]
            claimed = [card for card in owned if card not in edition.starting]
            args = {
                "seat": seat,
                "closed": gates.count("closed"),
                "open": gates.count("open"),
                "investigator_vp": sum([edition.investigator_vp[card] for card in claimed]),
                "cultist_vp": sum([edition.cultist_vp[CARDS.index(card)] for card in player["mythos"]]),
            }
            found.append(Note("seen", args))
        return found


def right(question: Question, sides: tuple[int, ...]) -> str | None:
    """Return the right candidate if everybody has these Allegiances: None if it is not the only one."""
    if question.id == "allegiance":
        return ALLEGIANCES[sides[question.args["seat"]]]
    wanted = ALLEGIANCES.index(question.args["allegiance"])
    found = [seat for seat in question.candidates if sides[int(seat)] == wanted]
    return found[0] if len(found) == 1 else None


RIDDLES = ProvidenceRiddles
