"""The analysis of a finished game, in a process of its own: one line of JSON in, lines of JSON out.

    {"game": "overlord", "save": "subrosa-save 1\\n...", "seconds": 120}

The first line out says how many decisions there are, and in how many worlds each is looked at; then each decision is a
line, as `docs/lab.md` describes it, in no particular order. When the time is up, the remaining decisions are left out.
"""

import json
import os
import sys
from time import monotonic
from typing import Final

from subrosa.core.game import Game
from subrosa.lab.analysis.decisions import Analysis
from subrosa.lab.analysis.judges import MIND, usual_player
from subrosa.lab.analysis.moments import Moment, moments

PLAYOUTS: Final = 12_000  # of all alternatives of a game together: about a minute
WHOLE: Final = 25  # a playout to the end of a game counts as so many
LEAST: Final = 4  # worlds for each decision
MOST: Final = 16
ALTERNATIVES: Final = 6  # that are looked at in all worlds
WORLDS: Final = 30  # to see what seats could have known
POLITE: Final = 10  # games that are being played come first


def worlds_each(game: Game, found: list[Moment]) -> int:
    """Return how many worlds to look at for each decision of a game as long and as broad as this one."""
    alternatives = sum([len(moment.state.options(moment.seat)) for moment in found])
    cost = alternatives if usual_player(game) == MIND else alternatives * WHOLE
    return max(LEAST, min(MOST, PLAYOUTS // max(1, cost)))


def main() -> int:
    """Analyse one game."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked = json.loads(sys.stdin.readline())
    until = monotonic() + asked["seconds"]
    game, found = moments(asked["game"], asked["save"])
    playouts = worlds_each(game, found)
    print(json.dumps({"total": len(found), "playouts": playouts}), flush=True)
    player = usual_player(game)
    analysis = Analysis(game.id, asked["save"], player, playouts, ALTERNATIVES, WORLDS, "table")
    # Every other one first: if time runs out, there is something about every part of the game.
    for number in (*range(0, len(found), 2), *range(1, len(found), 2)):
        if monotonic() > until:
            break
        print(json.dumps(analysis.play(number)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
