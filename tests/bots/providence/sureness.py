"""How sure bots are of winning, and whether they should be: ./dev run python -m tests.bots.providence.sureness

Games among copies of a bot are stopped now and then, and every seat is asked for its chance to win, as the script
judges and as `hard` does. The loss is the mean logarithmic loss of these claims: less is better.
"""

import argparse
from math import log

from subrosa import bots
from subrosa.games.providence.bots.eyes import Eyes
from subrosa.games.providence.bots.judge import worth
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.suspicion import believed

EVERY = 6  # turns
LEAST = 1e-4  # no claim is taken to be surer

Claims = list[tuple[float, float]]  # of one seat: as the script judges, and soberly


def asked(s: Providence) -> Claims:
    """Ask every seat for its chance to win."""
    found: Claims = []
    for seat in range(s.seats):
        deals = list(believed(s.edition, s.view(seat)["facts"]).items())
        found.append((worth(s, Eyes(s, seat, deals)), worth(s, Eyes(s, seat, deals, sober=True))))
    return found


def play(bot: str, seats: int, seed: str) -> tuple[list[Claims], tuple[int, ...]]:
    """Play a game; return what was claimed on the way, and who won."""
    s = GAME.new(seats, seed, hurry=True, quiet=True)
    assert isinstance(s, Providence)
    players = [bots.make(bot, GAME, f"{seed} {seat}") for seat in range(seats)]
    claims: list[Claims] = []
    while s.waiting:
        seat = s.waiting[0]
        view = s.view(seat)
        if s.turn >= EVERY * (len(claims) + 1) and view["prompt"]["id"] == "act":
            claims.append(asked(s))
        s.apply(seat, s.option(seat, players[seat].choose(view, view["choices"])))
    assert s.result is not None
    return claims, s.result.winners


def loss(claim: float, won: float) -> float:
    """Return the logarithmic loss of a claim; a shared victory counts as a part of one."""
    sure = min(1 - LEAST, max(LEAST, claim))
    return -won * log(sure) - (1 - won) * log(1 - sure)


def main() -> None:
    """Print the losses."""
    parser = argparse.ArgumentParser(description="Measure how sure bots are of winning.")
    parser.add_argument("--bot", default="hard", help="who plays (hard)")
    parser.add_argument("--seats", type=int, default=5, help="how many (5)")
    parser.add_argument("--games", type=int, default=8, help="how many (8)")
    parser.add_argument("--seed", default="sureness", help="which ones")
    given = parser.parse_args()
    count, alike, script, sober = 0, 0.0, 0.0, 0.0
    for number in range(given.games):
        claims, winners = play(given.bot, given.seats, f"{given.seed} {number}")
        for moment in claims:
            for seat, (bold, calm) in enumerate(moment):
                won = (seat in winners) / len(winners)
                count += 1
                alike += loss(1 / given.seats, won)
                script += loss(bold, won)
                sober += loss(calm, won)
    print(
        f"{count} claims: the same for all {alike / count:.3f}, as the script judges {script / count:.3f}, "
        f"soberly {sober / count:.3f}"
    )


if __name__ == "__main__":
    main()
