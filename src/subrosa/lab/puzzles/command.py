"""subrosa puzzles make: make the puzzles of a game."""

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from subrosa import bots, games
from subrosa.lab.options import at_least
from subrosa.lab.problems import BadRequest
from subrosa.lab.puzzles.finding import Moment, Search, made, search
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.progress import Progress
from subrosa.puzzles.puzzle import FILE, Puzzle, in_lines, read_lines
from subrosa.puzzles.riddles import Riddles, riddles_of


class Making:
    """The puzzles so far, and how far the moments they come from could be trusted.

    `kept` are puzzles that were made before. They stay as they are, and new ones follow them.
    """

    def __init__(self, riddles: Riddles, level: str, seed: str, kept: list[Puzzle]) -> None:
        self.riddles = riddles
        self.level = level
        self.seed = seed
        self.puzzles = list(kept)
        self.moments: list[Moment] = []  # those of the new puzzles
        self.asked = Counter([puzzle.question.id for puzzle in kept])  # by question: puzzles
        self.clear = 0  # questions that seemed clear at some moment: at the first such moment
        self.true = 0  # and were so

    @property
    def first(self) -> int:
        """The number of the first game to play: the one after those that have given puzzles with this seed."""
        seeds = [puzzle.played.seed.rpartition(" ") for puzzle in self.puzzles]
        return max([int(number) for seed, _, number in seeds if seed == self.seed], default=-1) + 1

    def play(self, number: int) -> None:
        """Play a game, and take a puzzle from it if it has one."""
        found = search(self.riddles, self.level, f"{self.seed} {number}")
        first = {str(moment.question): moment for moment in reversed(found.moments)}
        self.clear += len(first)
        self.true += sum([moment.true for moment in first.values()])
        moment = self.chosen(found, Random(found.seed))
        if moment is None:
            return
        puzzle = made(self.riddles, len(self.puzzles) + 1, found, moment)
        if puzzle.reasons:  # an answer that nothing explains leaves people none the wiser
            self.asked[moment.question.id] += 1
            self.moments.append(moment)
            self.puzzles.append(puzzle)

    def chosen(self, found: Search, chance: Random) -> Moment | None:
        """Choose one of the moments of a game; the kind of question that was asked least often comes first."""
        true = [moment for moment in found.moments if moment.true]
        if not true:
            return None
        least = min([self.asked[moment.question.id] for moment in true])
        return chance.choice([moment for moment in true if self.asked[moment.question.id] == least])


def make(given: argparse.Namespace) -> int:
    """Play games until there are as many puzzles as were asked for."""
    at_least(1, "count", given.count)
    at_least(given.count, "games", given.games)
    game = games.get(given.game)
    riddles = riddles_of(game)
    if riddles is None:
        raise BadRequest(f"nobody has thought about what can be found out in {game.id}")
    bots.make(given.player, game, 0)  # complains if there is no such bot
    wording = Wording(given.lang, game)
    out = Path(FILE) if given.out is None else given.out
    making = Making(riddles, given.player, given.seed, written(game.id, out) if given.add else [])
    with Progress(given.count, wording.say("lab-puzzles")) as bar:
        for number in range(making.first, making.first + given.games):
            making.play(number)
            bar.reached(len(making.moments))
            if len(making.moments) == given.count:
                break
    if len(making.moments) < given.count:
        raise BadRequest(
            f"{given.games} games had {len(making.moments)} puzzles, fewer than {given.count}; --games plays more"
        )
    out.write_text(in_lines([puzzle.written() for puzzle in making.puzzles]), "utf-8")
    print(summary(making, wording))
    print(wording.say("lab-puzzles-kept", file=str(out)))
    return 0


def written(game: str, file: Path) -> list[Puzzle]:
    """Return the puzzles of a file."""
    if not file.is_file():
        raise BadRequest(f"there is no {file} to add to")
    return read_lines(game, file.read_text("utf-8"))


def summary(making: Making, wording: Wording) -> str:
    """Tell how good others would be at the new puzzles."""
    moments = making.moments
    hard = sum([moment.named_by_belief == moment.candidate for moment in moments])
    lines = [
        wording.say("lab-puzzles-trust", clear=making.clear, true=making.true),
        wording.say(
            "lab-puzzles-certain", count=len(moments), certain=sum([m.verdict.certain for m in moments])
        ),
        wording.say("lab-puzzles-belief", right=hard),
        wording.say("lab-puzzles-table", share=percent([moment.verdict.table for moment in moments])),
        wording.say(
            "lab-puzzles-guess", share=percent([1 / len(moment.question.candidates) for moment in moments])
        ),
    ]
    return "\n".join(lines)


def percent(chances: list[float]) -> int:
    """Return the mean of chances, in percent."""
    return round(100 * sum(chances) / len(chances))
