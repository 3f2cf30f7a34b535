"""Compact observations: what they leave out follows from the rules. `test_observing` puts it back, for every table."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from subrosa.core import BadSetup
from subrosa.env.layout import BySeat, Each, Name, Number, Pairs, Record, Rows
from subrosa.env.pettingzoo import env
from subrosa.env.tables import Table


@pytest.mark.parametrize(
    ("name", "seats", "options", "left_out"),
    [
        # 29 places of house rules, and eleven characters who do not play, for each player and in the middle.
        ("overlord", 5, {"cast": "base"}, 29 + 11 * 6),
        ("overlord", 5, {"cast": "mixed"}, 29),  # drawn: anybody may play
        ("overlord", 5, {"cast": "random"}, 29),
        ("nanty", 4, {}, 2846),
        ("nanty", 4, {"figure_cards": "yes"}, 164),
    ],
)
def test_what_a_table_does_not_have_is_left_out(
    name: str, seats: int, options: dict[str, Any], left_out: int
) -> None:
    whole, compact = Table(name, seats, options), Table(name, seats, options, compact=True)
    assert whole.size - compact.size == left_out


def test_environments_show_compact_observations() -> None:
    table, whole = env("nanty", compact=True), env("nanty")
    for one in (table, whole):
        one.reset(seed=5)
    agent = table.agent_selection
    seen, everything = table.observe(agent)["observation"], whole.observe(agent)["observation"]
    assert table.observation_space(agent).contains(table.observe(agent))
    assert seen.shape == (table.table.size,)
    assert table.table.compact is not None
    assert np.array_equal(table.table.compact.restored(seen), everything)
    again = deepcopy(table)
    assert np.array_equal(again.observe(agent)["observation"], seen)


def test_events_follow_what_is_left() -> None:
    with_events, without = (Table("overlord", history=count, compact=True) for count in (2, 0))
    assert with_events.events is not None
    assert with_events.size == without.size + 2 * with_events.events.size
    state = with_events.start(1)
    assert with_events.eyes()[0].see(state).shape == (with_events.size,)


def test_it_is_a_yes_or_a_no() -> None:
    with pytest.raises(BadSetup, match="compact is True or False, not 1"):
        Table("overlord", compact=1)  # type: ignore[arg-type]


def test_fields_know_the_names_of_their_places() -> None:
    field = Record(
        turn=Number(5),
        hands=BySeat(2, Name("ab")),
        line=Each(2, Name("c")),
        known=Pairs("d", Number(3)),
        board=Rows("place", "e", card=Name("f")),
    )
    assert sorted(field.names(), key=str) == [
        *[(1, "a"), (2, "b"), (3, "a"), (4, "b")],
        *[(5, "c"), (6, "c"), (7, "d"), (8, "e"), (9, "e"), (9, "f")],
    ]
