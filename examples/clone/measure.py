"""How good a network is: one seat of it among bots, in each seat in turn."""

from __future__ import annotations

from subrosa import bots, games
from subrosa.bots import Bot
from subrosa.env.network import Network
from subrosa.env.tables import plain_name
from subrosa.env.trained import Trained
from subrosa.lab.statistics.intervals import wilson


def measure(network: Network, opponent: str, count: int, seed: int) -> float:
    """Return what the network wins of so many games; a victory of several counts in parts."""
    game, seats = games.get(plain_name(network.environment)), network.seats
    won = 0.0
    for number in range(count):
        own = number % seats
        players: list[Bot] = [
            Trained(game, f"{seed} {number}", network)
            if seat == own
            else bots.make(opponent, game, f"{seed} {number} {seat}")
            for seat in range(seats)
        ]
        state = game.new(seats, seed + number, hurry=True, quiet=True)
        while state.waiting:
            seat = state.waiting[0]
            options = [choice.text for choice in state.options(seat)]
            state.apply(seat, state.option(seat, players[seat].choose(state.view(seat), options)))
        assert state.result is not None, "a game ends with a result"
        if own in state.result.winners:
            won += 1 / len(state.result.winners)
    return won


def said(won: float, count: int, seats: int) -> str:
    """Say how much was won, with a 95 % interval, and what would be fair."""
    low, high = wilson(round(won), count)
    return f"{won / count:.1%} ({low:.1%}-{high:.1%}) of {count} games; a fair share is {1 / seats:.1%}"
