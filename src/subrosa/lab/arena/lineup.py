"""Who sits where: a round robin in which every bot takes every seat equally often."""

from itertools import combinations

from subrosa.core.rng import seeded, shuffle


class LineUps:
    """The line-ups of an arena, by the number of the game.

    A group is as many different bots as find a seat, or two with `pairs`; all groups take turns. Where there are more
    seats than bots in the group, seats are shared as evenly as they can be, and who has one more changes in turn. The
    chairs are mixed, and then turned round the table, one seat per game, until everybody has sat everywhere. Where one
    plays alone, the bots play the same deals one after the other.
    """

    def __init__(self, players: int, seats: int, pairs: bool, seed: str) -> None:
        self.seats = seats
        self.seed = seed
        self.size = 2 if pairs else min(players, seats)
        self.groups = list(combinations(range(players), self.size))

    def line_up(self, number: int) -> list[int]:
        """Return the bots of a game, by seat."""
        table, turn = divmod(number, self.seats)
        cycle, place = divmod(table, len(self.groups))
        group = self.groups[place]
        chairs = [group[(cycle + i) % self.size] for i in range(self.seats)]
        shuffle(seeded(f"{self.seed} chairs {table}"), chairs)
        return chairs[turn:] + chairs[:turn]

    def deal(self, number: int) -> int:
        """Return the number of the deal that a game is played with."""
        return number // len(self.groups) if self.seats == 1 else number

    def whole(self, games: int) -> int:
        """Return how many games to play: as asked for, and on until the last table has been turned all the way round.

        Alone, until everybody has played the last deal.
        """
        turn = len(self.groups) if self.seats == 1 else self.seats
        return -(-games // turn) * turn
