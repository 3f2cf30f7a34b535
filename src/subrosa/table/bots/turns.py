"""Whose question a bot thinks about next. An order, and nothing else: no clock, no process.

Owners take turns, and so do the tables of an owner: having many tables gains nobody anything. Bots think about one
question of a table at a time, so that no table holds all processes where there are several. Tables at which a person
plays come first, but every so often it is the others' turn: nothing waits for ever.
"""

from collections import Counter, OrderedDict, deque
from typing import Final, Generic, TypeVar

FIRST: Final = 0  # a person plays
LAST: Final = 1  # at most somebody looks on
LAST_AFTER: Final = 16  # turns of the first, while others wait
MOST_WAITING: Final = 5_000
MOST_OF_OWNER: Final = 100

Question = TypeVar("Question")
Tables = OrderedDict[str, deque[Question]]
Owners = OrderedDict[str, Tables[Question]]


class Full(Exception):
    """So many questions wait, of this owner or of all, that no more are taken."""


class Turns(Generic[Question]):
    """The questions that wait."""

    def __init__(self, most: int = MOST_WAITING, most_of_owner: int = MOST_OF_OWNER) -> None:
        self.most = most
        self.most_of_owner = most_of_owner
        self.rings: tuple[Owners[Question], Owners[Question]] = (OrderedDict(), OrderedDict())
        self.places: dict[str, tuple[int, str]] = {}  # of the tables that wait: where, and whose they are
        self.waiting: Counter[str] = Counter()  # questions, by owner
        self.thinking: set[str] = set()  # tables whose turn it is
        self.passed_over = 0

    def __len__(self) -> int:
        return self.waiting.total()

    def ask(self, owner: str, table: str, rank: int, question: Question) -> None:
        """Let a question wait for its turn. Raises Full."""
        if self.waiting[owner] >= self.most_of_owner or len(self) >= self.most:
            raise Full
        self.prefer(table, rank)
        rank, owner = self.places.setdefault(table, (rank, owner))
        tables = self.rings[rank].setdefault(owner, OrderedDict())
        tables.setdefault(table, deque()).append(question)
        self.waiting[owner] += 1

    def prefer(self, table: str, rank: int) -> None:
        """Let what waits at this table come first, or last, from now on."""
        place = self.places.get(table)
        if place is None or place[0] == rank:
            return
        owner = place[1]
        questions = self.rings[place[0]][owner][table]
        self._remove(table)
        self.places[table] = rank, owner
        self.rings[rank].setdefault(owner, OrderedDict())[table] = questions

    def next(self) -> Question | None:
        """Return the question whose turn it is. Its table has no other until this one is `done`."""
        order = (LAST, FIRST) if self.passed_over >= LAST_AFTER else (FIRST, LAST)
        for rank in order:
            table = self._next_table(rank)
            if table is not None:
                self.passed_over = self.passed_over + 1 if rank == FIRST and self.rings[LAST] else 0
                return self._take(table)
        return None

    def done(self, table: str) -> None:
        """Note that the question of a table was thought about."""
        self.thinking.discard(table)

    def withdraw(self, table: str, question: Question) -> None:
        """Withdraw a question that waited."""
        rank, owner = self.places[table]
        questions = self.rings[rank][owner][table]
        questions.remove(question)
        self._count_one_less(owner)
        if not questions:
            self._remove(table)

    def _next_table(self, rank: int) -> str | None:
        """Return the table whose turn it is. At most one table for each process is passed over here."""
        for tables in self.rings[rank].values():
            for table in tables:
                if table not in self.thinking:
                    return table
        return None

    def _take(self, table: str) -> Question:
        """Take the oldest question of a table; the table and its owner go to the end of their rings."""
        rank, owner = self.places[table]
        owners = self.rings[rank]
        questions = owners[owner][table]
        question = questions.popleft()
        self._count_one_less(owner)
        self.thinking.add(table)
        owners[owner].move_to_end(table)
        owners.move_to_end(owner)
        if not questions:
            self._remove(table)
        return question

    def _remove(self, table: str) -> None:
        rank, owner = self.places.pop(table)
        owners = self.rings[rank]
        del owners[owner][table]
        if not owners[owner]:
            del owners[owner]

    def _count_one_less(self, owner: str) -> None:
        self.waiting[owner] -= 1
        if not self.waiting[owner]:
            del self.waiting[owner]
