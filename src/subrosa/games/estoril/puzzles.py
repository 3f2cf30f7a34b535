"""Deduction puzzles for Estoril 1942: who lies face down?

Everybody knows which characters a player has (RULES.md 13.3), and which of them have been seen in this round. How a
player chooses can be seen, too: some send strong and useful characters, above all where their flag counts, some send
anybody.
"""

from subrosa.core.state import State
from subrosa.games.estoril.bots.belief import STYLES, EstorilBelief, Networks
from subrosa.games.estoril.rules.facts import Facts
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import AREAS, CARDS
from subrosa.puzzles.riddles import Chances, Note, Question, Riddles, Seen, View, Witness, shares


class Habits(Witness):
    """How everybody has chosen their characters so far: in which of the styles that the belief tells apart."""

    def __init__(self, belief: EstorilBelief) -> None:
        self.belief = belief
        self.round = 0
        self.cards: list[list[int]] = []  # by seat: their characters when the round began
        self.laid: list[dict[int, int]] = []  # by seat: characters that were seen in this round, and where
        self.styles: dict[int, list[float]] = {}  # by seat: how much likelier each style is than at first
        self.placed: dict[int, list[str]] = {}  # by seat: characters that were seen in earlier rounds

    def see(self, view: View, events: list[Seen]) -> list[Note]:
        facts: Facts = view["facts"]
        if facts["round"] != self.round:
            for seat, laid in enumerate(self.laid):
                self.learn(seat, laid)
            self.round = facts["round"]
            self.cards = [[CARDS.index(card) for card in player["network"]] for player in facts["players"]]
            self.laid = [{} for _ in facts["players"]]
        for place in facts["areas"]:
            if place["seat"] is not None and place["card"] is not None and not place["seduced"]:
                card = CARDS.index(place["card"])
                if card in self.cards[place["seat"]]:
                    self.laid[place["seat"]].setdefault(card, AREAS.index(place["area"]))
        return []

    def learn(self, seat: int, laid: dict[int, int]) -> None:
        """Draw conclusions from what somebody has placed in a round that is over."""
        self.placed.setdefault(seat, []).extend([CARDS[card] for card in laid])
        before = self.styles.get(seat, [1.0] * len(STYLES))
        found = self.belief.styles(self.cards[seat], list(laid.items()))
        self.styles[seat] = [
            one * now / style.share for one, now, style in zip(before, found, STYLES, strict=True)
        ]


class EstorilRiddles(Riddles):
    """Which character lies on an area."""

    game: EstorilGame

    def __init__(self, game: EstorilGame) -> None:
        super().__init__(game)
        self.belief = EstorilBelief(game.edition)

    def witness(self) -> Habits:
        return Habits(self.belief)

    def questions(self, view: View) -> list[Question]:
        found = self.belief.read(view)
        return [
            Question(
                "placed",
                {"seat": seat, "area": AREAS[area]},
                "card",
                tuple([CARDS[card] for card in sorted(network.cards)]),
            )
            for seat, network in found.networks.items()
            for area in network.areas
        ]

    def answer(self, question: Question, state: State) -> str | None:
        assert isinstance(state, Estoril)
        return CARDS[state.cards[AREAS.index(question.args["area"])]]

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        habits = witness.styles if isinstance(witness, Habits) else None
        network = Networks(self.belief, view, habits).networks.get(question.args["seat"])
        area = AREAS.index(question.args["area"])
        if network is None or area not in network.areas:
            return {}
        place = network.areas.index(area)
        weights = {CARDS[card]: 0.0 for card in sorted(network.cards)}
        for way in network.ways:
            weights[CARDS[way[place]]] += network.likely(way) if weighed else 1.0
        return shares(weights)

    def signs(self, question: Question, view: View, witness: Witness, answer: str) -> list[Note]:
        edition = self.game.edition
        seat = question.args["seat"]
        area = AREAS.index(question.args["area"])
        found: list[Note] = []
        if isinstance(witness, Habits) and witness.placed.get(seat):
            found.append(Note("habits", {"seat": seat, "cards": witness.placed[seat]}))
        for name in question.candidates:
            card = CARDS.index(name)
            home = edition.flag_bonus[area >> 2] == edition.nation[card]
            found.append(
                Note(
                    "candidate",
                    {
                        "card": name,
                        "strength": edition.strength[card],
                        "skills": len(edition.symbols[card]),
                        "home": home,
                    },
                )
            )
        return found


RIDDLES = EstorilRiddles
