"""What is noted about a measured game, from the views that its bots were given."""

from collections import Counter
from functools import cache
from typing import Any, Final, NamedTuple

from subrosa import games
from subrosa.bots.bot import Bot, Think
from subrosa.bots.match import play
from subrosa.core.game import Game
from subrosa.lab.running.results import Record
from subrosa.lab.running.watched import Watched, finished

POINTS: Final = 11  # a game is sampled at its beginning, after each tenth of its decisions, and at its end


@cache
def edition(name: str, cards: str) -> Game:
    """Return a game with the text of a card file; '' is the standard one."""
    game = games.get(name)
    return game.with_cards(cards) if cards else game


class Notes:
    """The notes on one game, taken as it goes by."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.followed = games.look_in(game.package).followed
        self.branching: list[int] = []
        self.uses: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.course: list[list[dict[str, int]]] = []  # by decision and seat: every number in a player's row
        self.unit = ""  # what the game counts its length in, if anything
        self.length = 0

    def note(self, view: dict[str, Any], options: list[str], answer: str) -> None:
        """Note what a seat has decided."""
        facts = view["facts"]
        self.branching.append(len(options))
        self.unit, self.length = length_of(self.game, facts)
        self.course.append(
            [counted(self.game.player_of(facts, seat), self.followed) for seat in range(view["seats"])]
        )
        choice = self.game.words.get(answer)
        card = None if choice is None else self.game.card_used(facts, choice)
        if card is not None:
            self.uses[view["seat"]][card] += 1

    def sampled(self) -> dict[str, list[list[int]]]:
        """Return the course of each number: by point of the game, then by seat."""
        if not self.course:
            return {}
        last = len(self.course) - 1
        chosen = [self.course[round(point * last / (POINTS - 1))] for point in range(POINTS)]
        names = list(chosen[0][0]) if chosen[0] else []
        return {name: [[row.get(name, 0) for row in rows] for rows in chosen] for name in names}

    def widths(self) -> list[float]:
        """Return the mean number of options in each tenth of the game."""
        found: list[float] = []
        count = len(self.branching)
        for tenth in range(POINTS - 1):
            part = self.branching[tenth * count // 10 : (tenth + 1) * count // 10]
            found.append(round(sum(part) / len(part), 3) if part else 0.0)
        return found


def length_of(game: Game, facts: dict[str, Any]) -> tuple[str, int]:
    """Return what a game counts its length in, '' if in nothing, and how far it is: turns tell more than rounds."""
    for unit, number in (("turn", game.turn_of(facts)), ("round", game.round_of(facts))):
        if number is not None:
            return unit, number
    return "", 0


def roles_at_start(dealt: tuple[dict[str, str | None], ...]) -> dict[str, list[str]]:
    """Return what the players were at the beginning, by kind: secret identities, or what lies open before everybody."""
    kinds = dealt[0] if dealt else {}
    named = {kind: [roles[kind] for roles in dealt] for kind in kinds}
    return {kind: [str(name) for name in names] for kind, names in named.items() if None not in names}


def counted(row: dict[str, Any], names: tuple[str, ...]) -> dict[str, int]:
    """Return what the game finds worth following of a player, or all numbers if it does not say."""
    return {name: size(row[name]) for name in names} if names else numbers(row)


def numbers(row: dict[str, Any]) -> dict[str, int]:
    """Pick all that are numbers in a player's row."""
    return {name: value for name, value in row.items() if type(value) is int}  # a bool is no number here


def size(value: Any) -> int:
    """Return a number as it is, or how many things a list has."""
    return len(value) if isinstance(value, list) else int(value)


class Noted(Bot):
    """A bot with somebody beside it who takes notes."""

    def __init__(self, bot: Watched, notes: Notes) -> None:
        super().__init__(bot.game, 0)
        self.bot = bot
        self.notes = notes

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        answer = self.bot.choose(view, options, think)
        self.notes.note(view, options, answer)
        return answer


class Trial(NamedTuple):
    """Games of one kind of bot with itself, to measure the game. They depend on this and on their number alone."""

    game: str
    cards: str  # the text of a card file, '' for the standard one
    player: str
    seats: int
    options: dict[str, str]
    seed: str
    think: Think | None = None

    def play(self, number: int) -> Record:
        """Play one game and note what is worth keeping."""
        game = edition(self.game, self.cards)
        notes = Notes(game, self.seats)
        seed = f"{self.seed} {number}"
        bots = [Watched(self.player, game, f"{seed} {seat}") for seat in range(self.seats)]
        noted: list[Bot] = [Noted(bot, notes) for bot in bots]
        found = play(game, noted, self.seats, seed, dict(self.options), think=self.think)
        record: Record = {
            "n": number,
            "winners": list(found.winners),
            "ending": found.ending,
            "unit": notes.unit,
            "length": found.rounds or notes.length,
            "decisions": found.decisions,
            "options": round(sum(notes.branching) / max(len(notes.branching), 1), 3),
            "most": max(notes.branching, default=0),
            "widths": notes.widths(),
            "roles": roles_at_start(found.roles),
            "uses": [dict(sorted(uses.items())) for uses in notes.uses],
            "course": notes.sampled(),
        }
        failures = list(finished(bots).values())
        return record | ({"failures": failures} if failures else {})

    def head(self) -> Record:
        """Return the first line of the results file."""
        game = edition(self.game, self.cards)
        think = self.think
        return {
            "results": "balance",
            "version": 1,
            "game": self.game,
            "rules": game.rules_version,
            "cards": game.cards_id,
            "seats": self.seats,
            "options": self.options,
            "player": self.player,
            "seed": self.seed,
            "think": None if think is None else {"seconds": think.seconds, "iterations": think.iterations},
        }
