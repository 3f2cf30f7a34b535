"""A suite is worth something only if it can fail: every kind of fault, planted in a small game, is caught."""

import pytest

from subrosa.core import A_SEAT, NUMBER, Holds, Kind, Setup, case, thing
from subrosa.core.codec import fields
from subrosa.testing import Broken, inspect, pace_changes_nothing
from subrosa.testing.shadowing import hidden_by_fields
from tests.conformance.toy.game import GAME, Block, Thorns, ThornsGame, Turn, Vote

FAULTS = {
    "leak in view": "imagine does not fit the view",
    "leak in event": "by the log",
    "asks only those who can": "by the view",
    "unnoticed peek": "by the view",
    "leak in refusal": "the refusal of",
    "leak under learn_all": "by the log",
    "world shares its view": "changed the view it was imagined from",
    "pass last": "should be to pass",
    "wrong rule at the end": "the result or an option cites '9.9'",
    "strange winner": r"the winners are \(7,\), but should be different seats of 3, or nobody",
    "scores of some": "the result has 1 scores for 3 seats",
    "wrong rule": "no paragraph of RULES.md",
    "alias": "something mutable is shared",
    "lost card": "cards were lost",
    "nondeterminism": "leads to another state",
    "dead end": "has no option",
    "endless": "decisions",
    "turns go back": "goes back from",
    "rounds go back": "goes back from",
    "strange hand": "hand_of names",
    "unsaid hand": r"seat 0 alone sees \[.*\], and hand_of says that it holds nothing",
    "strange pile": r"piles_of names \('flower', '\w+'\) in discards",
    "name without its kind": "player_of says 'rose' as best without its kind",
    "seat as a number": "player_of says 0 as seat: use `named`",
    "strange name": "player_of names .*'tulip'.* as best, which is no thing",
    "table that cannot be sent": "table_of changes on its way through JSON",
    "spectator's hand": "a spectator has cards",
    "strange role": "roles_of names card 'tulip'",
    "identity beside the roles": "none of the roles of seat 0",
    "page changes its view": "about a view changed the view",
    "page that cannot be sent": "shown changes on its way through JSON",
}


def inspect_many(game: ThornsGame) -> None:
    for seed in range(12):
        inspect(game, 3 + seed % 2, seed)


def test_a_game_without_faults_keeps_every_law() -> None:
    inspect_many(GAME)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    with pytest.raises(Broken, match=FAULTS[fault]):
        inspect_many(ThornsGame(fault))


def test_a_decision_that_shows_something_and_can_be_taken_back_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Turn, "final", False)
    with pytest.raises(Broken, match="can be taken back, but has shown"):
        inspect_many(GAME)


class Diary(Thorns):
    """A state with a field that has the name of a method."""

    __slots__ = ("history",)

    history: list[int]  # type: ignore[assignment]


class Hasty(Vote):
    """A step with such a field."""

    __slots__ = ("rule",)


class DiaryGame(ThornsGame):
    steps = (*ThornsGame.steps, Hasty)  # type: ignore[assignment]

    def deal(self, setup: Setup) -> Thorns:
        laid_out = super().deal(setup)
        state = Diary()
        for name in fields(Thorns):
            setattr(state, name, getattr(laid_out, name))
        state.history = []
        return state


def test_a_field_that_hides_a_method_is_refused_with_advice() -> None:
    game = DiaryGame()
    with pytest.raises(
        Broken, match=r"Diary has a field 'history', which hides State\.history of the engine: give"
    ):
        inspect(game, 3, 1)
    advice = hidden_by_fields(game, game.deal(game.setup(3, 1, {})))
    assert len(advice) == 2
    assert advice[1].startswith("Hasty has a field 'rule', which hides Step.rule of the engine")
    assert advice[1].endswith("give the field another name, such as 'own_rule'")
    assert hidden_by_fields(GAME, GAME.new(3)) == []


@pytest.mark.parametrize(
    ("holds", "message"),
    [
        ({}, "nobody says what Block.player holds: declare it in Block.holds"),
        ({"player": case(1)}, r"Block.player is \d, which is not what it should hold: Holding\(form='case'"),
        (
            {"player": A_SEAT, "card": NUMBER},
            "Block.holds speaks of 'card', but its fields are seat, seats, player",
        ),
        (
            {"player": thing(Kind("flower", ["rose"]))},
            "Block.player holds a flower, which is no kind of the game",
        ),
    ],
)
def test_a_step_has_to_say_what_it_holds(monkeypatch: pytest.MonkeyPatch, holds: Holds, message: str) -> None:
    monkeypatch.setattr(Block, "holds", holds)
    with pytest.raises(Broken, match=message):
        inspect(GAME, 3, 0)


def test_a_difference_between_hurry_and_table_is_caught() -> None:
    pace_changes_nothing(GAME, 3, 1)
    with pytest.raises(Broken, match="end differently"):
        pace_changes_nothing(ThornsGame("hurry differs"), 3, 1)


def test_a_broken_law_comes_with_a_way_to_reproduce_it() -> None:
    with pytest.raises(Broken, match="seed") as caught:
        inspect_many(ThornsGame("leak in event"))
    assert "subrosa-save 1" in str(caught.value)
