"""Several cards of a hidden hand put together one by one: only their owner knows, until they are shown."""

import json
from random import Random

import pytest

from subrosa.core import IllegalChoice
from subrosa.core.choice import Choice
from subrosa.core.save import digest
from subrosa.table.play.ledger import Ledger
from subrosa.table.storage.rows import CHOOSE, UNDO, Move
from subrosa.testing import inspect, pace_changes_nothing
from tests.parts.toll.game import DONE, GAME, PAY, Toll


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(15))
def test_the_laws_hold(seats: int, seed: int) -> None:
    inspect(GAME, seats, seed)
    pace_changes_nothing(GAME, seats, seed)


def table(*hand: int) -> Toll:
    """Set up a table at which the first player has these cards."""
    for seed in range(10_000):
        state = GAME.new(3, seed)
        assert isinstance(state, Toll)
        if state.hands[0] == hand:
            return state
    raise AssertionError(f"nobody is dealt {hand}")


def offered(state: Toll) -> list[str]:
    return [choice.text for choice in state.options(0)]


def test_only_what_can_become_lawful_is_offered() -> None:
    state = table(0, 1, 1, 2)
    assert offered(state) == ["pay 1", "pay 2", "done"], "the card worth nothing never; to wait is lawful"
    state.choose(0, "pay 1")
    assert offered(state) == ["pay 2"], "1 + 1 leaves one missing, for which the 2 would be too much"
    with pytest.raises(IllegalChoice, match="superfluous"):
        state.choose(0, "pay 1")
    state.choose(0, "pay 2")
    assert offered(state) == ["done"], "it is asked even so: what it has gathered may be taken back"
    state.choose(0, "done")
    assert state.points == [1, 0, 0]
    assert state.discards == [1, 2]


def test_nobody_else_notices_anything_until_it_is_done() -> None:
    state = table(0, 1, 1, 2)
    others = [json.dumps(state.view(viewer)) for viewer in (1, 2, None)]
    logs = [state.log(viewer) for viewer in (1, 2, None)]
    payment: list[tuple[list[str], Choice]] = [([], PAY[1]), (["pay 1"], PAY[2]), (["pay 1", "pay 2"], DONE)]
    for gathered, choice in payment:
        assert state.view(0)["gathered"] == gathered
        assert [json.dumps(state.view(viewer)) for viewer in (1, 2, None)] == others
        assert [state.log(viewer) for viewer in (1, 2, None)] == logs
        assert "gathered" not in state.view(1)
        state.choose(0, choice)
    assert state.view(1)["facts"]["discards"] == [1, 2]


def test_it_can_be_taken_back_card_by_card() -> None:
    state = table(0, 1, 1, 2)
    sums = [digest(state)]
    for choice in ("pay 1", "pay 2"):
        state.choose(0, choice)
        sums.append(digest(state))
    for expected in (sums[1], sums[0]):
        state.undo(0)
        assert digest(state) == expected
    state.choose(0, "pay 2")
    state.choose(0, "pay 1")
    state.choose(0, "done")
    assert not state.can_undo(0), "it has been shown"


def test_a_save_in_the_middle_of_it() -> None:
    state = table(0, 1, 1, 2)
    state.choose(0, "pay 2")
    loaded = GAME.load(GAME.save(state))
    assert loaded.view(0) == state.view(0)
    assert loaded.view(0)["gathered"] == ["pay 2"]


def test_a_world_has_what_its_viewer_gathered_and_forgets_what_another_did() -> None:
    state = table(0, 1, 1, 2)
    state.choose(0, "pay 2")
    assert GAME.imagine(state.view(0), Random(1)).view(0)["gathered"] == ["pay 2"]
    assert GAME.imagine(state.view(1), Random(1)).view(0)["gathered"] == []


def test_at_a_table_only_its_seat_counts_it() -> None:
    """The numbers that viewers count by would reveal how many cards are being put together."""
    ledger = Ledger(table(0, 1, 1, 2), began=0.0, reserve=0.0)

    def move(kind: str, choice: str) -> bool:
        noticed = ledger.after(0)
        return ledger.apply(Move(ledger.seq + 1, 0, kind, choice, "person", None, noticed, 0.0, 5.0))

    assert [move(CHOOSE, "pay 1"), move(UNDO, ""), move(CHOOSE, "pay 2"), move(CHOOSE, "pay 1")] == [
        False
    ] * 4
    assert ledger.noticed == [5, 1, 1, 1]
    assert ledger.since == 0.0, "the clock has not started anew"
    assert move(CHOOSE, "done") is True
    assert ledger.noticed == [6, 2, 2, 2]
