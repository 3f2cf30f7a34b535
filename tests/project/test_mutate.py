"""The tool that breaks rules: which breaks it finds, and which tests it tries on them."""

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from tools import mutate, tries
from tools.breaks import breaks

all_breaks = cache(mutate.all_breaks)  # which take a while to find
RULES = b'''
MOST: Final = 6

def pay(s, seat: int, amount: int = 2) -> None:
    """Pay, if one can."""
    if s.money[seat] < amount and not s.free:
        return
    s.money[seat] -= amount
    if s.events is not None:
        s.tell("pay", seat=seat, gold=3)
    s.learn(seat)
    settle(s)

def richest(s) -> int:
    return max([seat for seat in s.seats if s.money[seat] > 0 or s.free])
'''


def made(kind: str) -> set[str]:
    """Return the lines that breaks of a kind lead to."""
    found = set()
    for change in breaks(RULES):
        if change.kind == kind:
            old, new = RULES.decode().splitlines(), change.apply(RULES).decode().splitlines()
            found |= {line.strip() for line in new if line not in old}
    return found


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("number changed", {
            "MOST: Final = 7",
            "def pay(s, seat: int, amount: int = 3) -> None:",
            "return max([seat for seat in s.seats if s.money[seat] > 1 or s.free])",
        }),
        ("comparison turned round", {
            "if s.money[seat] >= amount and not s.free:",
            "return max([seat for seat in s.seats if s.money[seat] <= 0 or s.free])",
        }),
        ("limit moved", {
            "if s.money[seat] <= amount and not s.free:",
            "return max([seat for seat in s.seats if s.money[seat] >= 0 or s.free])",
        }),
        ("'and' and 'or' exchanged", {
            "if s.money[seat] < amount or not s.free:",
            "return max([seat for seat in s.seats if s.money[seat] > 0 and s.free])",
        }),
        ("condition negated", {
            "if s.money[seat] < amount and bool(s.free):",
            "if not (s.money[seat] < amount and not s.free):",
            "return max([seat for seat in s.seats if not (s.money[seat] > 0 or s.free)])",
        }),
        ("operator exchanged", {"s.money[seat] += amount"}),
        ("assignment left out", {"pass"}),
        ("call left out", {"pass"}),
        ("returns early", {"return"}),
    ],
)  # fmt: skip
def test_every_kind_of_break_is_found_and_what_is_only_told_is_left_alone(kind: str, lines: set[str]) -> None:
    assert made(kind) == lines


@pytest.mark.parametrize("game", mutate.games())
def test_a_broken_file_is_still_python_and_another_one(game: str) -> None:
    found = all_breaks(game)
    assert len(found) > 500
    for place in found[:: len(found) // 150]:
        whole = (mutate.folder_of(game) / place.file).read_bytes()
        broken = place.change.apply(whole)
        assert broken != whole
        ast.parse(broken)


def test_tests_that_run_the_broken_function_come_first_the_quick_ones_before_the_slow() -> None:
    change = next(change for change in breaks(RULES) if change.kind == "operator exchanged")
    functions = {"": {("a.py", 1)}, "slow": {("a.py", 4)}, "quick": {("a.py", 4)}, "other": {("a.py", 15)}}
    notes = mutate.Notes({"": 1.0, "slow": 2.0, "quick": 0.1, "other": 0.2}, functions)
    assert notes.tests_of(mutate.Place("a.py", change)) == ["quick", "slow", "other"]
    assert notes.is_run(mutate.Place("a.py", change)) and not notes.is_run(mutate.Place("b.py", change))
    module_wide = change._replace(function=None)
    assert notes.tests_of(mutate.Place("a.py", module_wide)) == ["quick", "other", "slow"]


def test_what_is_judged_equivalent_is_a_break_that_can_still_be_made() -> None:
    possible = {
        (game, mutate.judgement(game, place)) for game in mutate.games() for place in all_breaks(game)
    }
    for one in mutate.judged():
        assert one.why and (one.game, one.why) in possible, one.before


def test_a_sample_stays_the_same_when_other_lines_change() -> None:
    every = all_breaks("overlord")
    order = mutate.drawn("overlord", every, 1)
    assert sorted(order) == sorted(every) and order != every
    fewer = every[: len(every) // 2]  # of breaks that look alike, the first ones
    assert mutate.drawn("overlord", fewer, 1) == [place for place in order if place in fewer]
    assert mutate.drawn("overlord", every, 2) != order


# ---- trying breaks in a process that keeps running


HARBOUR = """
class Harbour:
    def tide(self, hours):
        def rises(hour):
            return hour < 6
        return [rises(hour) for hour in hours]

    @property
    def depth(self):
        return 3
"""


def exchanged(old: str, new: str, line: int) -> tuple[bool, Any]:
    """Make a module of this source, break it by exchanging a function in place, and return its harbour."""
    space: dict[str, Any] = {}
    exec(compile(HARBOUR, "harbour.py", "exec"), space)
    return tries.replace(tries.living(), "harbour.py", line, HARBOUR.replace(old, new)), space["Harbour"]()


def test_a_method_is_broken_in_place_and_what_is_defined_in_it_as_well() -> None:
    done, harbour = exchanged("<", ">=", 4)
    assert done and harbour.tide([2, 9]) == [False, True]
    done, harbour = exchanged("return 3", "return 4", 8)
    assert done and harbour.depth == 4


def test_what_cannot_be_broken_in_place_is_said_to_be_so() -> None:
    assert exchanged("return 3", "return 4", 99)[0] is False
    done, harbour = exchanged("return 3", "return __class__", 8)
    assert not done and harbour.depth == 3
