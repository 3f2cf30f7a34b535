"""A finished game looked into: for each decision, how the alternatives fare in worlds that fit what its seat knew.

A world is imagined from the decider's view, the alternative is taken, and bots play it to its end. All alternatives
share the worlds and the bots' seeds, so they are compared in pairs. This tells how good a choice was for somebody
who knew what he knew and left the rest of the game to these bots; it does not tell what was best.
"""

from functools import cache
from random import Random
from typing import Final, NamedTuple

from subrosa import bots, games
from subrosa.bots.match import play_on
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.intervals import Estimate, holm, paired_shares, paired_test, rate
from subrosa.lab.knowledge import knowledge
from subrosa.lab.results import Record

SURE: Final = 0.05


class Moment(NamedTuple):
    """A decision of a saved game: the state it was made in, who made it, and what was chosen."""

    move: int  # choices made before it
    state: State
    seat: int
    chosen: Choice


@cache
def moments(name: str, text: str) -> tuple[Game, list[Moment]]:
    """The decisions of a save at which there was something to choose, and the game with its cards."""
    states = games.get(name).replay(text)
    found = [
        Moment(move, state, past.seat, past.choice)
        for move, (state, past) in enumerate(zip(states, states[-1].history(), strict=False))
        if len(state.options(past.seat)) > 1
    ]
    return states[0].setup.game, found


class Analysis(NamedTuple):
    """How to look into a save. What is found depends on this alone."""

    game: str
    save: str
    player: str
    playouts: int  # worlds for each decision
    most: int  # alternatives that are played in all of them
    worlds: int  # worlds to see what seats could have known
    seed: str
    first: int = 0  # the decision to begin with

    def play(self, number: int) -> Record:
        """Look into one decision."""
        game, found = moments(self.game, self.save)
        at = self.first + number
        moment = found[at]
        seed = f"{self.seed} {at}"
        trials = Trials(game, moment, self.player, seed)
        alternatives = trials.all_alternatives(self.playouts, self.most)
        best = max(alternatives, key=lambda row: (row["estimate"], row["choice"] == moment.chosen.text))
        chosen = next(row for row in alternatives if row["choice"] == moment.chosen.text)
        prompt = moment.state.view(moment.seat)["prompt"]
        return {
            "n": number,
            "decision": at,
            "move": moment.move,
            "seat": moment.seat,
            "prompt": prompt["id"],
            "chosen": moment.chosen.text,
            "best": best["choice"],
            "swing": best["difference"],
            "clear": best["choice"] != moment.chosen.text and best["p_holm"] < SURE,
            "outlook": trials.outlook(moment.chosen),
            "estimate": chosen["estimate"],
            "alternatives": alternatives,
            "knowledge": knowledge(game, moment.state, self.worlds, seed),
        }


class Trials:
    """Playouts of one decision. `results[text][i]` are the winners of world i after that alternative."""

    def __init__(self, game: Game, moment: Moment, player: str, seed: str) -> None:
        self.game = game
        self.moment = moment
        self.player = player
        self.seed = seed
        self.view = moment.state.view(moment.seat)
        self.results: dict[str, list[tuple[int, ...]]] = {}

    def play_out(self, choice: Choice, world_number: int) -> None:
        """One alternative in one world."""
        seed = f"{self.seed} world {world_number}"
        world = self.game.imagine(self.view, Random(seed))
        world.apply(self.moment.seat, choice)
        world.hurry = True
        world.advance()
        players = [bots.make(self.player, self.game, f"{seed} {seat}") for seat in range(world.seats)]
        play_on(world, players)
        winners = world.result.winners if world.result is not None else ()
        self.results.setdefault(choice.text, []).append(winners)

    def all_alternatives(self, playouts: int, most: int) -> list[Record]:
        """Every alternative with its estimate, the best first.

        Where there are many, all are tried in a quarter of the worlds, and the `most` best and the chosen one in all.
        """
        options = list(self.moment.state.options(self.moment.seat))
        few = playouts if len(options) <= most else max(2, playouts // 4)
        for choice in options:
            for number in range(few):
                self.play_out(choice, number)
        good = sorted(options, key=lambda choice: -self.wins(choice.text))[:most]
        for choice in dict.fromkeys([*good, self.moment.chosen]):
            for number in range(few, playouts):
                self.play_out(choice, number)
        return self.rows(options)

    def wins(self, text: str) -> int:
        """In how many worlds the decider won after this alternative."""
        return sum([self.moment.seat in winners for winners in self.results[text]])

    def rows(self, options: list[Choice]) -> list[Record]:
        """Estimates, and how much better than the chosen one each is, in the worlds that both were tried in."""
        rows: list[Record] = []
        for choice in options:
            played = len(self.results[choice.text])
            found = rate(self.wins(choice.text), played)
            more, less, pairs = self.pairs(choice.text)
            gap = (
                paired_shares(more, less, pairs)
                if choice is not self.moment.chosen
                else Estimate(0.0, 0.0, 0.0)
            )
            rows.append(
                {
                    "choice": choice.text,
                    "playouts": played,
                    "wins": self.wins(choice.text),
                    "estimate": rounded(found.value),
                    "low": rounded(found.low),
                    "high": rounded(found.high),
                    "difference": [rounded(part) for part in gap],
                    "p_holm": paired_test(more, less),
                }
            )
        others = [row for row in rows if row["choice"] != self.moment.chosen.text]
        for row, test in zip(others, holm([row["p_holm"] for row in others]), strict=True):
            row["p_holm"] = rounded(test)
        return sorted(rows, key=lambda row: (-row["estimate"], row["choice"]))

    def pairs(self, text: str) -> tuple[int, int, int]:
        """In how many worlds the decider wins after this one alone, after the chosen one alone, and of how many."""
        seat = self.moment.seat
        both = list(zip(self.results[text], self.results[self.moment.chosen.text], strict=False))
        more = sum([seat in one and seat not in other for one, other in both])
        less = sum([seat in other and seat not in one for one, other in both])
        return more, less, len(both)

    def outlook(self, choice: Choice) -> list[float]:
        """How often each seat wins after the chosen alternative, as its decider could reckon."""
        found = self.results[choice.text]
        return [
            rounded(sum([seat in winners for winners in found]) / len(found))
            for seat in range(self.moment.state.seats)
        ]


def rounded(value: float) -> float:
    """Four digits are more than playouts can tell."""
    return round(value, 4)
