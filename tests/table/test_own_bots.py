"""Bots that the host of a server has named: visitors choose them by a label, and can name nothing else."""

import os
import sys
from io import StringIO
from pathlib import Path
from threading import Event

import pytest

from subrosa import games
from subrosa.bots import OutsideBot, UnknownBot
from subrosa.table.bots import process
from subrosa.table.bots.pool import Asker, BotPool
from subrosa.table.bots.turns import FIRST
from subrosa.table.config.own_bots import OwnBot, read_own_bots
from tests.table.support import running, visitors

PATIENT = "examples.bots.patient:Patient"
CAUTIOUS = f'"{sys.executable}" "{Path(__file__).parents[2] / "examples" / "bots" / "cautious.py"}"'


def test_the_command_line_names_them() -> None:
    patient, careful = read_own_bots([PATIENT, f"careful={CAUTIOUS}"])
    assert patient == OwnBot("patient", PATIENT, ("overlord", "nanty"))
    assert (careful.label, careful.bot) == ("careful", f"! {CAUTIOUS}")
    assert careful.games == tuple(games.names())


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ([CAUTIOUS], "visitors need a name for the bot .*, of small letters, digits and dashes: --bot NAME="),
        ([f"hard={PATIENT}"], "'hard' is a bot of ours: give yours another name, such as --bot my-hard="),
        (
            [PATIENT, PATIENT],
            f"two bots are called 'patient': name one of them, such as --bot other={PATIENT}",
        ),
        (["odd=nowhere:Bot"], "the bot nowhere:Bot cannot be imported"),
        (["odd=no-such-program"], "there is no program 'no-such-program'"),
    ],
)
def test_what_cannot_be_offered_is_refused(texts: list[str], told: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        read_own_bots(texts)


async def test_visitors_choose_by_label_and_cannot_name_anything_else(tmp_path: Path) -> None:
    own = (OwnBot("patient", PATIENT, ("overlord",)),)
    async with running(tmp_path, own_bots=own) as server, visitors(server.url, "Ada") as [ada]:
        found = {game["id"]: game for game in await ada.get("/api/games")}
        assert found["overlord"]["hosted"] == ["patient"]
        assert found["nanty"]["hosted"] == []
        assert "examples" not in str(found)
        table = (await ada.make("overlord", "me", "friend", "open", "open"))["id"]
        filled = await ada.post(f"/api/tables/{table}/fill", {"bot": "patient", "seat": 1})
        assert filled["seats"][1]["bot"] == "patient"
        for name in (PATIENT, "! python mybot.py", "json:loads"):
            refused = await ada.try_post(f"/api/tables/{table}/fill", {"bot": name, "seat": 2})
            assert refused.json()["error"] == "no-bot"
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": name}] * 3]
            made = await ada.try_post(
                "/api/tables",
                {
                    "game": "overlord",
                    "options": {},
                    "seats": seats,
                    "pace": {"kind": "none"},
                    "public": False,
                    "lang": "en",
                },
            )
            assert made.json()["error"] == "no-bot"


async def test_they_think_in_the_processes_of_the_server() -> None:
    state = games.get("overlord").new(seed=1)
    view = state.view(state.waiting[0])
    asker = Asker("ada", "a", FIRST)
    players = BotPool(1, 30.0, own_bots=read_own_bots([PATIENT, f"careful={CAUTIOUS}"]))
    try:
        for label in ("patient", "careful"):
            choice, own = await players.choose("overlord", label, view, 0.2, asker)
            assert choice in view["choices"]
            assert own
        assert players.failures == 0
        for name in (PATIENT, f"! {CAUTIOUS}"):  # a name that somehow got into the database
            choice, own = await players.choose("overlord", name, view, 0.2, asker)
            assert choice in view["choices"]
            assert not own
        assert players.failures == 2
    finally:
        await players.close()


def test_a_program_that_never_says_it_is_ready_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other bots answer while it goes on starting."""
    ready, begun, done = Event(), Event(), Event()

    def starts(bot: OutsideBot) -> None:
        begun.set()
        ready.wait(60)
        done.set()

    monkeypatch.setattr(OutsideBot, "warm_up", starts)
    monkeypatch.setattr(process, "PATIENCE", 0.01)
    monkeypatch.setattr(os, "nice", lambda more: 0)  # other tests of this process need their time
    monkeypatch.setattr(sys, "argv", ["process", f"! {sys.executable} slow.py"])
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setattr(sys, "stdout", sys.stdout)  # which it changes
    assert process.main() == 0
    assert capsys.readouterr().out == "ready\n"
    assert begun.wait(60)
    assert not done.is_set()
    ready.set()
    assert done.wait(60)
