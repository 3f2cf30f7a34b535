"""Who is who in Cthulhu: Dark Providence: `rules/suspicion`, as an opinion about imagined worlds."""

from typing import Any

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.suspicion import believed, dealt
from subrosa.games.providence.rules.words import ALLEGIANCES


class Allegiances(Opinion):
    """Which Allegiance each seat may have."""

    def __init__(self, game: ProvidenceGame, view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.known = [player["allegiance"] is not None for player in facts["players"]]
        self.deals = believed(game.edition, facts)
        # Worlds are dealt by the number of cards alone; what play tells comes on top.
        blind = dealt(game.edition, facts)
        self.weights = {sides: chance / blind[sides] for sides, chance in self.deals.items()}

    def chances(self) -> dict[Claim, float]:
        found: dict[Claim, float] = {}
        for seat, known in enumerate(self.known):
            if not known:
                for side, name in enumerate(ALLEGIANCES):
                    found[Claim("allegiance", seat, name)] = sum(
                        [chance for sides, chance in self.deals.items() if sides[seat] == side]
                    )
        return found

    def weight(self, world: Providence) -> float:
        return self.weights[tuple(world.identities)]


class ProvidenceBelief(Belief):
    """What may be concluded about everybody's Allegiance."""

    def __init__(self, game: ProvidenceGame) -> None:
        self.game = game

    def read(self, view: dict[str, Any]) -> Allegiances:
        return Allegiances(self.game, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        return self.game.identity_of(own["facts"], claim.seat) == claim.what
