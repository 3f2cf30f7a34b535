"""What answers say where their usual words tell too little."""

from subrosa.core.sentence import sentence
from subrosa.games.overlord.rules.game import GAME
from tests.rules.overlord.table import executed, player, table


def test_the_peasant_is_told_what_is_paid_and_to_whom() -> None:
    players = (player("overlord"), player("squire"), executed("knight", 1), player("peasant", "mutiny"))
    view = table(*players, holder=3).view(3)
    gold = GAME.edition.peasant_gold
    assert GAME.answers(view) == {
        f"pay {seat}": sentence("answer-pay", seat=seat, gold=gold) for seat in (0, 1)
    }


def test_other_answers_are_as_clear_as_they_are() -> None:
    view = table(
        player("overlord"), player("squire", "mutiny"), player("knight"), player("peasant"), holder=1
    )
    assert GAME.answers(view.view(1)) == {}
