"""Who is on which side in A Study in Emerald: `rules/suspicion`, as an opinion about imagined worlds."""

from typing import Any

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.emerald.rules.facts import Facts
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.suspicion import deals
from subrosa.games.emerald.rules.words import FACTIONS


class Sides(Opinion):
    """Which side each seat may be on."""

    def __init__(self, game: EmeraldGame, view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.deals = deals(game.edition, facts)
        self.known = [player["identity"] is not None for player in facts["players"]]
        blind = {deal.sides: deal.chance for deal in deals(game.edition, facts, blind=True)}
        # Worlds are dealt by the number of cards alone; what play tells comes on top.
        self.weights = {deal.sides: deal.chance / blind[deal.sides] for deal in self.deals}

    def chances(self) -> dict[Claim, float]:
        found: dict[Claim, float] = {}
        for seat, known in enumerate(self.known):
            if not known:
                for side, name in enumerate(FACTIONS):
                    found[Claim("side", seat, name)] = sum(
                        [deal.chance for deal in self.deals if deal.sides[seat] == side]
                    )
        return found

    def weight(self, world: Emerald) -> float:
        return self.weights[tuple([world.faction(seat) for seat in range(world.seats)])]


class EmeraldBelief(Belief):
    """What may be concluded about everybody's side."""

    def __init__(self, game: EmeraldGame) -> None:
        self.game = game

    def read(self, view: dict[str, Any]) -> Sides:
        return Sides(self.game, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        return self.game.identity_of(own["facts"], claim.seat) == claim.what
