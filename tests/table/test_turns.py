"""Whose question is considered next: an order, without clocks and processes."""

from collections import Counter
from random import Random

import pytest

from subrosa.table.bots.turns import FIRST, LAST, LAST_AFTER, Full, Turns


def served(turns: Turns[str], count: int = 1_000) -> list[str]:
    """Return the next questions, one after the other; a question begins with its table's name."""
    order: list[str] = []
    while len(order) < count and (question := turns.next()) is not None:
        order.append(question)
        turns.done(question.partition(" ")[0])
    return order


def test_owners_come_by_turns_however_many_tables_they_have() -> None:
    turns: Turns[str] = Turns()
    for table in range(10):
        for question in range(4):
            turns.ask("vandal", f"v{table}", FIRST, f"v{table} {question}")
    for question in range(4):
        turns.ask("ada", "a", FIRST, f"a {question}")
        turns.ask("bo", "b", FIRST, f"b {question}")
    order = served(turns, 12)
    assert Counter(question[0] for question in order) == {"v": 4, "a": 4, "b": 4}
    assert [question for question in order if question[0] == "a"] == ["a 0", "a 1", "a 2", "a 3"]


def test_whoever_asks_after_the_vandal_is_next() -> None:
    turns: Turns[str] = Turns()
    for table in range(38):
        turns.ask("vandal", f"v{table}", FIRST, f"v{table} 0")
    assert served(turns, 3) == ["v0 0", "v1 0", "v2 0"]
    turns.ask("ada", "a", FIRST, "a 0")
    assert "a 0" in served(turns, 2)


def test_tables_of_an_owner_come_by_turns() -> None:
    turns: Turns[str] = Turns()
    for question in range(3):
        turns.ask("ada", "a", FIRST, f"a {question}")
    turns.ask("ada", "b", FIRST, "b 0")
    assert served(turns) == ["a 0", "b 0", "a 1", "a 2"]


def test_a_table_has_one_question_at_a_time() -> None:
    turns: Turns[str] = Turns()
    turns.ask("ada", "a", FIRST, "a 0")
    turns.ask("ada", "a", FIRST, "a 1")
    turns.ask("bo", "b", LAST, "b 0")
    assert [turns.next(), turns.next(), turns.next()] == ["a 0", "b 0", None]
    turns.done("a")
    assert turns.next() == "a 1"


def test_people_come_first_and_nobody_waits_for_ever() -> None:
    turns: Turns[str] = Turns(most_of_owner=1_000)
    turns.ask("vandal", "v", LAST, "v 0")
    for question in range(100):
        turns.ask("ada", "a", FIRST, f"a {question}")
    order = served(turns)
    assert order.index("v 0") == LAST_AFTER
    assert len(order) == 101


def test_a_table_to_which_somebody_comes_is_preferred_from_then_on() -> None:
    turns: Turns[str] = Turns()
    for question in range(2):
        turns.ask("ada", "a", LAST, f"a {question}")
        turns.ask("bo", "b", FIRST, f"b {question}")
        turns.ask("cy", "c", LAST, f"c {question}")
    turns.prefer("c", FIRST)
    turns.prefer("nobody knows it", FIRST)
    assert served(turns) == ["b 0", "c 0", "b 1", "c 1", "a 0", "a 1"]


def test_what_is_withdrawn_is_not_asked() -> None:
    turns: Turns[str] = Turns()
    for table in ("a", "b"):
        turns.ask("ada", table, FIRST, f"{table} 0")
    turns.ask("ada", "a", FIRST, "a 1")
    turns.withdraw("a", "a 0")
    turns.withdraw("b", "b 0")
    assert len(turns) == 1
    assert served(turns) == ["a 1"]
    assert not turns.places
    assert not turns.waiting
    assert turns.rings == ({}, {})


def test_no_more_wait_than_may() -> None:
    turns: Turns[str] = Turns(most=5, most_of_owner=3)
    for question in range(3):
        turns.ask("vandal", f"v{question}", FIRST, f"v{question} 0")
    with pytest.raises(Full):
        turns.ask("vandal", "v9", FIRST, "v9 0")
    turns.ask("ada", "a", FIRST, "a 0")
    turns.ask("bo", "b", FIRST, "b 0")
    with pytest.raises(Full):
        turns.ask("cy", "c", FIRST, "c 0")
    assert len(turns) == 5
    assert len(served(turns, 1)) == 1
    turns.ask("cy", "c", FIRST, "c 0")


@pytest.mark.parametrize("seed", range(5))
def test_whatever_happens_everything_is_served_once(seed: int) -> None:
    """Questions come, go and are preferred in any order, and several are considered at the same time."""
    rng, turns = Random(seed), Turns[str]()
    asked: dict[str, str] = {}  # a question that waits, and its table
    thinking: list[str] = []
    answered: list[str] = []
    withdrawn: list[str] = []
    for number in range(2_000):
        table = f"t{rng.randrange(12)}"
        match rng.randrange(5):
            case 0 | 1:
                turns.ask(f"owner {int(table[1:]) % 4}", table, rng.randrange(2), f"{table} {number}")
                asked[f"{table} {number}"] = table
            case 2:
                turns.prefer(table, rng.randrange(2))
            case 3 if asked:
                question = rng.choice(sorted(asked))
                turns.withdraw(asked.pop(question), question)
                withdrawn.append(question)
            case _ if thinking:
                turns.done(thinking.pop(rng.randrange(len(thinking))))
        if len(thinking) < 3 and (taken := turns.next()) is not None:
            assert asked[taken] not in thinking
            thinking.append(asked.pop(taken))
            answered.append(taken)
        assert len(turns) == len(asked) <= 5_000
    for table in thinking:
        turns.done(table)
    rest = served(turns)
    assert sorted(rest) == sorted(asked)
    assert not set(answered) & set(withdrawn)
    assert len(set(answered)) == len(answered)
