"""What comes of an alternative in an imagined world: everybody's chance of winning after it.

`Judged` plays on for a short while and judges what it finds with the game's mind. `Played` lets bots play to the end
and sees who wins, which takes many times as long and says less about each world.
"""

from random import Random
from typing import Any, Final, Protocol

from subrosa import bots
from subrosa.bots.match import play_on
from subrosa.bots.mind import play_out, shares
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State

MIND: Final = "mind"  # the player that judges instead of playing to the end


class Judge(Protocol):
    """Somebody who says what an alternative leads to."""

    counted: bool  # are outcomes victories that can be counted, or chances?

    def prepare(self, view: dict[str, Any]) -> None:
        """Get ready: the worlds that follow are imagined from this view."""

    def outcome(self, world: State, seat: int, choice: Choice, seed: str) -> list[float]:
        """Return, by seat, what it has of this world if the choice is made. The world is used up."""


def judge_for(player: str, game: Game) -> Judge:
    """Return the judge that a player of this name makes. Raises UnknownBot."""
    return Judged(game) if player == MIND else Played(game, player)


def usual_player(game: Game) -> str:
    """Name the mind where there is one, else the bot that stands in for others."""
    return bots.stand_in(game.id) if bots.mind_of(game) is None else MIND


class Judged:
    """Short playouts that end in a judgement."""

    counted = False

    def __init__(self, game: Game) -> None:
        # One of them plays with the decider's eyes while the other looks through everybody's.
        mind, eyes = bots.mind_of(game), bots.mind_of(game)
        if mind is None or eyes is None:
            raise bots.UnknownBot(
                f"no bot has a mind for {game.id}; there are: {', '.join(bots.names(game.id))}"
            )
        self.mind = mind
        self.eyes = eyes

    def prepare(self, view: dict[str, Any]) -> None:
        self.mind.prepare(view)

    def outcome(self, world: State, seat: int, choice: Choice, seed: str) -> list[float]:
        mark = self.mind.mark(world)
        begin(world, seat, choice)
        play_out(self.mind, world, mark, Random(seed))
        return self.chances(world) if world.result is None else shares(world.result, world.seats)

    def chances(self, world: State) -> list[float]:
        """Return what the world is worth to everybody, each from their own point of view, as shares of one win.

        A mind may know the worth only for the seat that thinks, and on a scale of its own. A player alone has nobody to
        share with: the worth is the chance itself.
        """
        found: list[float] = []
        for seat in range(world.seats):
            self.eyes.prepare(world.view(seat))
            found.append(max(0.0, self.eyes.values(world)[seat]))
        if world.seats == 1:
            return [min(1.0, found[0])]
        total = sum(found)
        return [worth / total for worth in found] if total > 0 else [1 / world.seats] * world.seats


class Played:
    """Playouts to the end by bots of one name."""

    counted = True

    def __init__(self, game: Game, player: str) -> None:
        bots.make(player, game, 0)  # complains if there is no such bot
        self.game = game
        self.player = player

    def prepare(self, view: dict[str, Any]) -> None:
        """Do nothing: bots see for themselves."""

    def outcome(self, world: State, seat: int, choice: Choice, seed: str) -> list[float]:
        begin(world, seat, choice)
        play_on(world, [bots.make(self.player, self.game, f"{seed} {seat}") for seat in range(world.seats)])
        winners = () if world.result is None else world.result.winners
        return [float(seat in winners) for seat in range(world.seats)]


def begin(world: State, seat: int, choice: Choice) -> None:
    """Make the choice; from then on only those with something to answer are asked."""
    world.apply(seat, choice)
    world.hurry = True
    world.advance()
