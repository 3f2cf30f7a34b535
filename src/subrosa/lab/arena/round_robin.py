"""The games of an arena: bots against each other, in turn, at every seat."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.bot import Bot, Think
from subrosa.bots.match import Record as Played
from subrosa.bots.match import play
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.files import Company, table_file
from subrosa.lab.arena.lineup import LineUps
from subrosa.lab.running.results import Record
from subrosa.lab.running.watched import Watched, finished

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
    saves: bool = False  # whether a record also holds the `save` of its game

    def head(self) -> Record:
        """Return the first line of the results file."""
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
        """Return who sits where."""
        return LineUps(len(self.players), self.seats, self.pairs, self.seed)

    def play(self, number: int) -> Record:
        """Play one game and return who sat where and who won; `failed` says by seat what went wrong with its bot."""
        game = games.get(self.game)
        line_ups = self.line_ups()
        line_up = line_ups.line_up(number)
        seed = f"{self.seed} {line_ups.deal(number)}"
        watched = [
            Watched(self.players[player], game, f"{seed} {seat}") for seat, player in enumerate(line_up)
        ]
        ended: list[State] = []
        found = self.played(game, list(watched), seed, ended.append if self.saves else None)
        record: dict[str, Any] = {
            "n": number,
            "players": line_up,
            "winners": list(found.winners),
            "ending": found.ending,
            "rounds": found.rounds,
            "decisions": found.decisions,
        }
        if failed := finished(watched):
            record["failed"] = failed
        if ended:
            names = [self.players[player] for player in line_up]
            record["save"] = table_file(Company(names, names, "en"), ended[0])
        return record

    def played(
        self, game: Game, players: list[Bot], seed: str, keep: Callable[[State], None] | None
    ) -> Played:
        """Play the game itself. Others' bots could work the fast generator out from cards, so they get sealed dice."""
        sealed = not all(bots.is_ours(name, self.game) for name in self.players)
        chance = blake2b(f"arena {seed}".encode(), digest_size=32).hexdigest() if sealed else seed
        options = dict(self.options)
        return play(game, players, self.seats, chance, options, think=self.think, sealed=sealed, keep=keep)
