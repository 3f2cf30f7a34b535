"""The arena: bots against each other over many games."""

import argparse
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.bot import Bot, Think
from subrosa.bots.match import Record as Played
from subrosa.bots.match import play
from subrosa.bots.outside import PROGRAM
from subrosa.core.game import Game
from subrosa.lab import run
from subrosa.lab.lineup import LineUps
from subrosa.lab.players import Watched, finished
from subrosa.lab.problems import BadRequest
from subrosa.lab.request import read_options, read_think
from subrosa.lab.results import Record, line_of
from subrosa.lab.standings import report
from subrosa.lab.wording import Wording

VERSION: Final = 1


class Arena(NamedTuple):
    """What an arena is made of. Its games depend on this and on their number, and on nothing else."""

    game: str
    players: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: str
    pairs: bool = False
    think: Think | None = None

    def head(self) -> Record:
        """The first line of the results file."""
        game = games.get(self.game)
        think = self.think
        return {
            "results": "arena",
            "version": VERSION,
            "game": self.game,
            "rules": game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "players": list(self.players),
            "seed": self.seed,
            "pairs": self.pairs,
            "think": None if think is None else {"seconds": think.seconds, "iterations": think.iterations},
        }

    def line_ups(self) -> LineUps:
        """Who sits where."""
        return LineUps(len(self.players), self.seats, self.pairs, self.seed)

    def play(self, number: int) -> Record:
        """One game: who sat where and who won. `failed` tells by seat what went wrong with its bot."""
        game = games.get(self.game)
        line_ups = self.line_ups()
        line_up = line_ups.line_up(number)
        seed = f"{self.seed} {line_ups.deal(number)}"
        watched = [
            Watched(self.players[player], game, f"{seed} {seat}") for seat, player in enumerate(line_up)
        ]
        found = self.played(game, list(watched), seed)
        record: dict[str, Any] = {
            "n": number,
            "players": line_up,
            "winners": list(found.winners),
            "ending": found.ending,
            "rounds": found.rounds,
            "decisions": found.decisions,
        }
        failed = finished(watched)
        return record | ({"failed": failed} if failed else {})

    def played(self, game: Game, players: list[Bot], seed: str) -> Played:
        """The game itself. A program could work the fast generator out from its cards, so it gets sealed dice."""
        sealed = any(name.startswith(PROGRAM) for name in self.players)
        chance = blake2b(f"arena {seed}".encode(), digest_size=32).hexdigest() if sealed else seed
        return play(game, players, self.seats, chance, dict(self.options), think=self.think, sealed=sealed)


# ---- the command


def arena(given: argparse.Namespace) -> int:
    """subrosa arena"""
    game = games.get(given.game)
    request = requested(given, game)
    workers = run.worker_count(given.workers)
    if given.games < 1:
        raise BadRequest(f"--games should be 1 or more, not {given.games}")
    count = request.line_ups().whole(given.games)
    path: Path = given.out or default_path(request)
    wording = Wording(given.lang, game)
    if count != given.games and request.seats == 1:
        print(wording.say("lab-whole-alone", games=count, bots=len(request.players)), file=sys.stderr)
    elif count != given.games:
        print(wording.say("lab-whole", games=count, seats=request.seats), file=sys.stderr)

    def action() -> int:
        records = run.run(request, request.head(), count, path, workers, given.ray, wording.say("lab-games"))
        print(report(request.head(), records, wording))
        print(wording.say("lab-kept", file=str(path)), file=sys.stderr)
        return 0

    return run.stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def requested(given: argparse.Namespace, game: Game) -> Arena:
    """The arena that the command line describes. Raises BadRequest, BadSetup, UnknownBot."""
    named = [name.strip() for name in given.players.split(",") if name.strip()]
    players = (*named, *[f"{bots.PROGRAM} {command}" for command in given.bot])
    for name in players:
        bots.make(name, game, 0)  # complains if there is no such bot
    if len(players) < 2 or len(set(players)) != len(players):
        raise BadRequest(
            "--players takes two or more different bots, such as scripted,random, or fewer beside those of --bot; "
            f"there are: {', '.join(bots.names(game.id))}"
        )
    seats = game.usual_seats if given.seats is None else given.seats
    options = read_options(given.option)
    chosen = game.setup(seats, 0, options).options
    if given.pairs and seats == 1:
        raise BadRequest(
            "--pairs needs a table for two or more players; with --seats 1 every bot plays alone"
        )
    return Arena(game.id, players, seats, chosen, given.seed, given.pairs, read_think(given))


def default_path(request: Arena) -> Path:
    """A file in this folder with a name that only this arena has, so that the same command goes on with it."""
    digest = blake2b(line_of(request.head()), digest_size=4).hexdigest()
    return Path(f"arena-{request.game}-{digest}.jsonl")
