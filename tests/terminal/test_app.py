"""The full-screen table, driven by textual's pilot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.timer import Timer
from textual.widgets import Markdown, OptionList, Static

from subrosa import games
from subrosa.core.state import State
from subrosa.terminal.screen.app import TableApp
from subrosa.terminal.screen.overlays import Curtain, RulesScreen, Sheet
from subrosa.terminal.screen.widgets import Picture
from subrosa.terminal.session import tablefile
from subrosa.terminal.session.pace import PAUSES
from subrosa.terminal.session.session import Session
from tests.terminal.support import session

pytestmark = pytest.mark.slow  # whole screens
WIDE, NARROW = (140, 45), (80, 24)
FOR_EVER = 1e9  # seconds


def attempt(seat: int = 0) -> State:
    """Give the person at this seat the Order, with cards for and against it."""
    players: list[dict[str, Any]] = [
        {"character": "captain", "hand": ["blackmail", "mutiny", "revenge"]},
        {"character": "overlord", "gold": 25, "hand": ["retaliation"]},
        {"character": "squire", "hand": ["repression"], "shown": ["repression"]},
        {"character": "peasant", "hand": []},
        {"executed": 1, "hand": ["coercion"]},
    ]
    return games.get("overlord").position(
        {"players": players, "middle": ["general"], "holder": seat, "giver": 2, "now": "attempt"}
    )


def tyrant() -> State:
    """Set up four decisions of the same person in a row, each of which can be taken back."""
    names = ("tyrant", "bailiff", "merchant", "actor")
    players = [{"character": name, "gold": 5} for name in names]
    return games.get("overlord").position({"players": players, "now": "round"})


@asynccontextmanager
async def table(
    where: Session, size: tuple[int, int] = WIDE, speed: str = "instant"
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    app = TableApp(where, speed)
    async with app.run_test(size=size) as pilot:
        await until(
            pilot,
            lambda: app.tabletop.offered or where.over or len(app.screen_stack) > 1 or app.playing.timer,
        )
        yield app, pilot


async def until(pilot: Pilot[None], condition: Any) -> None:
    for _ in range(10_000):
        await pilot.pause(0.005)
        if condition():
            return
    raise AssertionError("it did not happen")


def words(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


def remark(app: TableApp) -> str:
    [notice] = app._notifications
    return str(notice.message)


def board(app: TableApp) -> str:
    return app.query_one("#board", Picture).canvas.plain()


def hand(app: TableApp) -> str:
    return app.query_one("#hand", Picture).canvas.plain()


@pytest.mark.parametrize("size", [WIDE, NARROW, (100, 30), (160, 50), (60, 20)])
@pytest.mark.parametrize("language", ["en", "pl"])
async def test_everything_is_on_the_screen(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    where = session(tmp_path, attempt(), language=language)
    async with table(where, size) as (app, _):
        text = board(app)
        for name in ("Ada", "Bo", "Cy", "Dot", "Eve"):
            assert name in text
        tags = ("ORDER", "EXECUTED 1", "Captain") if language == "en" else ("NAKAZ", "EGZEKUCJA 1", "Kapitan")
        for tag in tags:
            assert tag in text
        assert ("Blackmail" if language == "en" else "Szantaż") in hand(app)
        assert words(app, "#question") == app.texts.prompt(where.view()["prompt"])
        assert app.tabletop.choices.labels == [app.texts.choice(choice) for choice in where.options(0)]
        assert ("25" if size[0] > 60 else "") in words(app, "#title")


async def test_a_ring_where_there_is_room_and_a_list_where_there_is_not(tmp_path: Path) -> None:
    async with table(session(tmp_path, attempt()), WIDE) as (app, _):
        assert "╭" in board(app)
        assert "Repression" in board(app)  # what everybody was shown of Cy's hand
    async with table(session(tmp_path, attempt()), NARROW) as (app, _):
        assert "╭" not in board(app)
        assert "◉ Repression" in board(app)


async def test_choosing_by_number(tmp_path: Path) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (app, pilot):
        wanted = app.tabletop.offered[1]
        await pilot.press("2")
        await until(pilot, lambda: where.state.past is not None)
        assert where.state.history()[0].choice is wanted


async def test_choosing_by_arrow_keys(tmp_path: Path) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (app, pilot):
        await pilot.press("down")
        assert app.tabletop.choices.cursor == 1
        assert app.tabletop.hand.chosen == frozenset(app.tabletop.things(app.tabletop.offered[1]))
        wanted = app.tabletop.offered[1]
        await pilot.press("enter")
        await until(pilot, lambda: where.state.past is not None)
        assert where.state.history()[0].choice is wanted


async def test_choosing_by_mouse(tmp_path: Path) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (app, pilot):
        wanted = app.tabletop.offered[0]
        await pilot.click("#choices", offset=(5, 0))
        await until(pilot, lambda: where.state.past is not None)
        assert where.state.history()[0].choice is wanted


@pytest.mark.parametrize("typed", ["play blackmail 3", "PLAY  Blackmail 3", "black dot"])
async def test_choosing_by_typing(tmp_path: Path, typed: str) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (_, pilot):
        await pilot.press("slash", *["space" if char == " " else char for char in typed], "enter")
        await until(pilot, lambda: where.state.past is not None)
        assert str(where.state.history()[0].choice) == "play blackmail 3"


async def test_two_digits(tmp_path: Path) -> None:
    players: list[dict[str, Any]] = [{"character": "general", "hand": ["blackmail", "mutiny", "coercion"]}]
    players += [{"character": name} for name in ("overlord", "captain", "squire", "peasant")]
    state = games.get("overlord").position({"players": players, "holder": 0, "now": "attempt"})
    where = session(tmp_path, state)
    async with table(where) as (app, pilot):
        assert len(app.tabletop.offered) == 12
        wanted = app.tabletop.offered[10]
        await pilot.press("1")
        assert where.state.past is None
        await pilot.press("1")
        await until(pilot, lambda: where.state.past is not None)
        assert where.state.history()[0].choice is wanted


async def test_refused_and_explained(tmp_path: Path) -> None:
    async with table(session(tmp_path, attempt())) as (app, pilot):
        app.typed("play revenge")
        await pilot.pause()
        assert "6.7" in remark(app)
        app.typed("? play revenge")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, Sheet)
        assert sheet.explanation.rule is not None
        assert sheet.explanation.rule.number == "6.7"
        assert any("(rule 6.7)" in line for line in sheet.explanation.lines)
        assert "no shield card in hand" in sheet.query_one(Markdown).source
        await pilot.press("escape")
        assert app.screen is app.screen_stack[0]


async def test_question_mark_on_whatever_has_the_cursor(tmp_path: Path) -> None:
    async with table(session(tmp_path, attempt())) as (app, pilot):
        for keys, title in (
            (("p", "question_mark"), "Play Blackmail on Bo"),
            (("h", "right", "right", "question_mark"), "Revenge"),
            (("b", "question_mark"), "Ada"),
            (("l", "question_mark"), "You have the Execution Order."),
        ):
            await pilot.press(*keys)
            await pilot.pause()
            assert isinstance(app.screen, Sheet), keys
            assert app.screen.explanation.title.startswith(title)
            await pilot.press("escape")


async def test_clicking_on_a_player_aims_at_them(tmp_path: Path) -> None:
    async with table(session(tmp_path, attempt())) as (app, pilot):
        picture = app.query_one("#board", Picture)
        [spot] = [spot for spot in picture.canvas.spots if spot.seat == 3]
        await pilot.click("#board", offset=(spot.x + 2, spot.y + 2))
        await pilot.pause()
        assert str(app.tabletop.offered[app.tabletop.choices.cursor]) == "play blackmail 3"
        [spot] = [spot for spot in picture.canvas.spots if spot.seat == 4]
        await pilot.click("#board", offset=(spot.x + 2, spot.y + 2))
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert app.screen.explanation.title == "Eve"


async def test_undo(tmp_path: Path) -> None:
    where = session(tmp_path, tyrant())
    async with table(where) as (app, pilot):
        await pilot.press("1")
        await until(pilot, lambda: where.state.past is not None)
        assert len(app.tabletop.log_view.entries) == 4
        await pilot.press("u")
        await pilot.pause()
        assert where.state.past is None
        assert len(app.tabletop.log_view.entries) == 3
        await pilot.press("u")
        await pilot.pause()
        assert "nothing you can take back" in remark(app)


async def test_undo_before_the_bots_have_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "slow", FOR_EVER)
    state = games.get("overlord").new(seats=5, seed=7)
    where = session(tmp_path, state, humans=(1,))
    async with table(where, speed="slow") as (app, pilot):
        app.playing.hold_until = FOR_EVER
        await pilot.press("1")
        assert not where.state.can_undo(1)  # too early: that was meant for the previous question
        app.playing.hold_until = 0.0
        await pilot.press("1")
        await pilot.pause()
        assert where.state.can_undo(1)
        assert app.playing.timer is not None
        await pilot.press("u")
        await pilot.pause()
        assert where.state.past is None
        assert app.tabletop.offered


async def test_space_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "slow", FOR_EVER)
    where = session(tmp_path, humans=(3,))
    async with table(where, speed="slow") as (app, pilot):
        assert app.playing.timer is not None
        before = len(where.state.history())
        await pilot.press("space")
        await pilot.pause()
        assert len(where.state.history()) > before


async def test_it_says_why_one_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "slow", FOR_EVER)
    where = session(tmp_path, attempt(), humans=(3,))
    async with table(where, speed="slow") as (app, _):
        holder = app.tabletop.texts.seat(0)
        why = app.tabletop.texts.format("waiting-attempt", {"asked_seats": holder})
        assert words(app, "#question") == f"Waiting for {holder} … {why}"


async def test_saving_and_leaving(tmp_path: Path) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (app, pilot):
        await pilot.press("s")
        await pilot.pause()
        assert where.path.exists()
        app.typed(f"save {tmp_path}/other.save")
        app.typed(f"save {tmp_path}/no/folder/other.save")
        assert (tmp_path / "other.save").exists()
        await pilot.press("1")
        await pilot.press("q")
    stored, states = tablefile.read(where.path)
    assert stored is not None
    assert stored.seats[0] == "human"
    assert states[-1].past is not None


async def test_passing_by_itself(tmp_path: Path) -> None:
    where = session(tmp_path, seats=4, seed=2)
    async with table(where) as (app, pilot):
        await pilot.press("a")
        for _ in range(4):
            await until(pilot, lambda: app.tabletop.offered or where.over)
            if where.over:
                break
            assert not where.can_only_pass(0)
            await pilot.press("1")
            await pilot.pause()


async def test_the_game_goes_on_if_no_timer_of_the_application_rings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is over before it has begun does not, however short the moment was that the machine was away."""

    async def ring_never(_: Timer) -> None:
        return None

    monkeypatch.setattr(Timer, "_run", ring_never)
    where = session(tmp_path, seats=4, seed=2)
    async with table(where) as (app, pilot):
        await until(pilot, lambda: app.tabletop.offered)


async def test_language_theme_speed(tmp_path: Path) -> None:
    where = session(tmp_path, attempt())
    async with table(where) as (app, pilot):
        await pilot.press("f2")
        await pilot.pause()
        assert "Masz Nakaz Egzekucji" in words(app, "#question")
        assert "zasady" in words(app, "#keys")
        assert "Kapitan" in board(app)
        await pilot.press("f3")
        await pilot.pause()
        assert app.theme == "subrosa-light"
        await pilot.press("f4")
        assert app.playing.speed == "slow"
        app.typed("lang en")
        assert where.table.language == "en"


async def test_a_language_that_does_not_exist(tmp_path: Path) -> None:
    where = session(tmp_path, attempt(), language="pl")
    async with table(where) as (app, pilot):
        app.typed("lang de")
        await pilot.pause()
        assert where.table.language == "pl"
        assert "Nie ma języka „de”, są: en, pl" in remark(app)


async def test_other_pages(tmp_path: Path) -> None:
    async with table(session(tmp_path, attempt())) as (app, pilot):
        await pilot.press("r")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, RulesScreen)
        await until(pilot, lambda: "5.4" in page.query_one(Markdown).source)
        await pilot.press("slash", *"zyx")
        assert page.query_one(OptionList).option_count == 0
        await pilot.press("backspace", "backspace", "backspace", *"mutin", "enter")
        await until(pilot, lambda: "Mutiny" in page.query_one(Markdown).source)
        await pilot.press("escape")
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "In the middle: General." in app.screen.explanation.lines
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "take back" in app.screen.explanation.lines[0]


async def test_the_curtain(tmp_path: Path) -> None:
    """Nothing that one person saw is left for the next, not even an explanation that was left open."""
    where = session(tmp_path, humans=(0, 1))
    async with table(where) as (app, pilot):
        assert isinstance(app.screen, Curtain)
        assert app.screen.seat == 1
        assert "Uprising" not in hand(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.tabletop.offered)
        assert "Uprising" in hand(app)
        await pilot.press("slash", *"secret")
        app.explain("uprising")
        app.playing.decide(app.tabletop.offered[0])
        await until(pilot, lambda: where.viewer is None and isinstance(app.screen, Curtain))
        assert len(app.screen_stack) == 2
        for part in (
            hand(app),
            words(app, "#detail"),
            words(app, "#question"),
            app.tabletop.command_line.value,
        ):
            assert "Uprising" not in part
            assert "secret" not in part
        assert not any("Uprising" in entry.text for entry in app.tabletop.log_view.entries)
        await pilot.press("enter")
        await until(pilot, lambda: app.tabletop.offered)
        assert where.viewer == 0
        assert not any("Uprising" in entry.text for entry in app.tabletop.log_view.entries)


async def test_auto_pass_would_tell_others_at_the_same_screen(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0, 1))
    async with table(where) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: app.tabletop.offered)
        await pilot.press("a")
        assert not where.auto_pass


async def test_to_the_end(tmp_path: Path) -> None:
    players: list[dict[str, Any]] = [
        {"character": "overlord", "hand": []},
        {"character": "captain", "hand": []},
    ]
    players += [{"executed": 1}, {"executed": 2}]
    state = games.get("overlord").position({"players": players, "middle": ["squire", "peasant"]})
    where = session(tmp_path, state)
    async with table(where, NARROW) as (app, pilot):

        def over() -> bool:
            if not where.over:
                app.playing.choose(0)
            return where.over

        await until(pilot, over)
        await pilot.pause()
        assert words(app, "#question") == "Ada wins as the last one standing!"
        assert len(app.tabletop.choices.labels) == 2
        await pilot.press("1")
        await pilot.pause()
    assert app.playing.looks_back


@pytest.mark.parametrize("size", [(30, 8), (12, 4), (250, 12), (40, 90)])
async def test_odd_sizes_do_no_harm(tmp_path: Path, size: tuple[int, int]) -> None:
    where = session(tmp_path, attempt())
    async with table(where, size) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.press("escape", "l")
        await pilot.pause()
        await pilot.press("escape", "p", "1")
        await until(pilot, lambda: where.state.past is not None)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "Ada" in board(app)
