"""A table: what bots are given, who sees which log, what can be taken back, what is saved."""

import json
from pathlib import Path
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.core.errors import BadSave, IllegalChoice, NotYourTurn
from subrosa.files import Company
from subrosa.terminal.session import tablefile
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.speech import speech_in
from tests.terminal.support import session


def test_bots_are_given_views_and_options_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def choose(self: bots.RandomBot, view: dict[str, Any], options: list[str]) -> str:
        assert json.loads(json.dumps(view)) == view
        assert all(isinstance(option, str) for option in options)
        assert "hands" not in view["facts"]
        seen.append(view["seat"])
        return options[0]

    monkeypatch.setattr(bots.RandomBot, "choose", choose)
    where = session(tmp_path, humans=())
    while not where.over:
        where.bots_decide()
    assert set(seen) == {0, 1, 2, 3, 4}


def test_everybody_has_a_log_of_their_own(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0, 1))
    logs = []
    for seat in (0, 1, None):
        where.viewer = seat
        logs.append(where.log())
        assert where.news() == []
    drawn = [[event["args"]["cards"] for event in log if event["event"] == "draw"] for log in logs]
    assert [sum(cards is not None for cards in own) for own in drawn] == [1, 1, 0]


def test_news_are_told_once_and_taken_back(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(1,))
    where.news()
    where.choose(1, where.options(1)[0])
    assert [event["event"] for event in where.news()] == ["pick", "take-order"]
    where.undo()
    assert where.news() == []
    where.choose(1, where.options(1)[1])
    assert [event["event"] for event in where.news()] == ["pick", "take-order"]
    where.viewer = None
    assert not where.can_undo()
    with pytest.raises(NotYourTurn):
        where.undo()


def test_people_are_asked_even_if_they_can_only_pass(tmp_path: Path) -> None:
    alone = session(tmp_path, humans=(0,))
    together = session(tmp_path, humans=(0, 2))
    for where in (alone, together):
        for _ in range(60):
            seat = where.asked()
            if seat is None:
                where.bots_decide()
            elif [choice.verb for choice in where.options(seat)] == ["pass"]:
                break
            else:
                where.choose(seat, where.options(seat)[0])
        assert seat is not None
        assert where.can_only_pass(seat) == (where is alone)


def test_a_refused_choice_changes_nothing(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(1,))
    before = where.game.save(where.state)
    with pytest.raises(IllegalChoice):
        where.choose(1, "pick 1")
    assert where.game.save(where.state) == before


def test_a_save_keeps_the_table(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0, 3), language="pl")
    for _ in range(5):
        where.bots_decide()
    where.save()
    table, states = tablefile.read(where.path)
    assert table is not None
    assert (table.names, table.seats, table.language) == (where.table.names, where.table.seats, "pl")
    assert table.humans == [0, 3]
    assert states[-1].log(0) == where.state.log(0)
    assert [path.name for path in tmp_path.iterdir()] == ["table.save"]


def test_where_nothing_can_be_written_it_is_saved_nearby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = session(tmp_path / "missing")
    monkeypatch.chdir(tmp_path)
    assert where.save_anywhere() == tmp_path / "table.save"
    assert tablefile.read(tmp_path / "table.save")[1][-1].seats == 5


def test_a_failing_save_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = session(tmp_path)
    where.save()
    before = where.path.read_text("utf-8")

    def full(source: str, target: Path) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="no space left"):
        where.save()
    assert where.path.read_text("utf-8") == before
    assert [path.name for path in tmp_path.iterdir()] == ["table.save"]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: "", "not a save"),
        (lambda text: "{}\n" + text, "first line"),
        (lambda text: text.replace('"subrosa-table": 1', '"subrosa-table": 2'), "newer program"),
        (lambda text: text.replace('"Ada", ', ""), "4 names for 5 seats"),
        (lambda text: text[: len(text) // 4], "is damaged"),
        (lambda text: text[: len(text) - 20], "damaged|truncated"),
        (lambda text: text.replace('"seed":7', '"seed":8'), "damaged"),
        (lambda text: "hello\nworld\n", "not a save"),
        (lambda text: text.partition("\n")[2].replace('"overlord"', '"chess"'), "no game 'chess'"),
    ],
)
def test_bad_files(tmp_path: Path, damage: Any, complaint: str) -> None:
    where = session(tmp_path)
    where.save()
    where.path.write_text(damage(where.path.read_text("utf-8")), "utf-8")
    with pytest.raises(Exception, match=complaint) as caught:
        tablefile.read(where.path)
    assert type(caught.value).__module__ == "subrosa.core.errors"


def test_files_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    for bad in (path, tmp_path, tmp_path / "missing"):
        with pytest.raises(BadSave):
            tablefile.read(bad)


def test_a_table_for_another_number_of_players(tmp_path: Path) -> None:
    state = games.get("overlord").new(seats=5, seed=1)
    Session(Company(["A", "B"], ["human", "random"], "en"), state, tmp_path / "odd.save").save()
    with pytest.raises(BadSave, match="2 players at the table"):
        tablefile.read(tmp_path / "odd.save")


def test_rules_are_explained_in_the_language_of_the_table(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0,))
    assert speech_in("en", where).explainer.explain("5.4").title == "5.4 The attempt"
    assert speech_in("en", where).explainer.explain("play blackmail 2").title == "Play Blackmail on Cy"
    assert (
        speech_in("pl", where).explainer.explain("zagraj szantaż 2").title
        == "Zagraj kartę „Szantaż” (cel: Cy)"
    )
    asked = speech_in("pl", where).explainer.explain("5.4")
    assert asked.title == "5.4 Próba"
    assert asked.rule is not None
    assert asked.rule.text.startswith("Posiadacz robi jedną z tych rzeczy")
