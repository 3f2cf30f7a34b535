"""Long work about finished games: each thing is done once, within bounds, and whoever asks for too much is told so."""

import asyncio
import gzip
import io
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from subrosa import files, games
from subrosa.core import save as saves
from subrosa.table.archive import process, replay
from subrosa.table.archive.process import work
from subrosa.table.archive.replay import Replay, Shelf
from subrosa.table.common.queueing import Queue
from subrosa.table.protocol.problems import TableProblem
from tests.table.support import Visitor, running, visitors
from tests.table.test_host import finished
from tests.table.test_vandals import long_game

SAVES = Path(__file__).parents[1] / "saves"
FINISHED = (SAVES / "overlord-finished-4.save").read_text("utf-8")


# ---- waiting


async def problem_of(queue: Queue, owner: str) -> str:
    with pytest.raises(TableProblem) as caught:
        async with queue.turn(owner):
            pass
    assert int(caught.value.headers["retry-after"]) > 0
    return caught.value.error


async def test_few_wait_and_fewer_of_one_owner() -> None:
    queue, done = Queue(1, most=4, most_each=2, patience=60.0), asyncio.Event()
    order: list[str] = []

    async def stay(owner: str) -> None:
        async with queue.turn(owner):
            order.append(owner)
            await done.wait()

    waiting = [asyncio.create_task(stay(owner)) for owner in ("ada", "ada", "bo")]
    while queue.here.total() < 3:
        await asyncio.sleep(0)
    assert await problem_of(queue, "ada") == "own-busy"
    waiting.append(asyncio.create_task(stay("cy")))
    while queue.here.total() < 4:
        await asyncio.sleep(0)
    assert await problem_of(queue, "dee") == "busy"
    done.set()
    await asyncio.gather(*waiting)
    assert order == ["ada", "ada", "bo", "cy"], "in the order of coming"
    assert not queue.here


async def test_nobody_waits_for_ever() -> None:
    queue = Queue(1, most=4, most_each=4, patience=0.0)
    async with queue.turn("ada"):
        assert await problem_of(queue, "bo") == "busy"
    async with queue.turn("bo"):
        pass
    assert not queue.here


async def test_whoever_goes_away_leaves_the_queue() -> None:
    queue = Queue(1, most=4, most_each=4, patience=60.0)
    async with queue.turn("ada"):
        task = asyncio.create_task(queue.turn("bo").__aenter__())
        while queue.here["bo"] == 0:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert queue.here == {"ada": 1}


# ---- the process by itself


def asked(*questions: tuple[dict[str, Any], bytes]) -> list[tuple[dict[str, Any], bytes]]:
    """Return what the process answers to some questions."""
    written = b"".join(
        json.dumps({"seconds": 60.0} | question | {"size": len(data)}).encode() + b"\n" + data
        for question, data in questions
    )
    answers = io.BytesIO()
    work(io.BytesIO(written), answers)
    answers.seek(0)
    found = []
    for line in answers:
        head = json.loads(line)
        found.append((head, answers.read(head.pop("size"))))
    return found


def test_a_game_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    plain = process.replayed

    def replayed(kind: str, data: bytes) -> Replay:
        played.append(kind)
        return plain(kind, data)

    monkeypatch.setattr(process, "replayed", replayed)
    data = gzip.compress(FINISHED.encode())
    info = {"do": "info", "name": "a", "kind": "save"}
    moment = {"do": "moment", "name": "a", "kind": "save", "n": 3, "seat": "1"}
    answers = asked((info, b""), (info, data), (moment, b""), (moment | {"name": "b"}, b""), (info, b""))
    assert [head for head, _ in answers] == [{"need": True}, {}, {}, {"need": True}, {}]
    assert played == ["save"]
    told = json.loads(answers[2][1])
    assert (told["n"], told["view"]["seat"]) == (3, 1)
    assert answers[1] == answers[4]


def test_little_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    states = games.get("overlord").replay(FINISHED)
    monkeypatch.setattr(replay, "KEPT", 3)
    shelf = Shelf()
    for name in "abcd":
        shelf.get(name, lambda: Replay(states))
    assert list(shelf.kept) == ["b", "c", "d"]
    shelf.get("b", lambda: Replay(states))
    monkeypatch.setattr(replay, "STATES_KEPT", 2 * len(states))
    shelf.get("e", lambda: Replay(states))
    assert list(shelf.kept) == ["b", "e"], "those that were asked for last"
    monkeypatch.setattr(replay, "STATES_KEPT", 1)
    shelf.get("f", lambda: Replay(states))
    assert list(shelf.kept) == ["f"], "one is always kept: it is the one that is asked for"


def test_games_played_at_a_table_are_told_like_saves() -> None:
    for name in games.names():
        game = games.get(name)
        state = game.new(game.usual_seats, "seed", {})
        for _ in range(12):
            state.choose(state.waiting[0], state.options(state.waiting[0])[0])
        choices = [(past.seat, past.choice.text, past.hurry) for past in state.history()]
        data = json.dumps({"head": saves.header(state), "choices": choices}).encode()
        [(head, text)] = asked(({"do": "write"}, data))
        assert head == {}
        assert text.decode() == game.save(state)


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("subrosa-save 1\n", "it should begin with"),
        ("subrosa-save 1\n[]\n", "it should begin with"),
        ("subrosa-save 1\n" + "[" * 100_000, "it should begin with"),
        ('{"names": 3}\n' + FINISHED, "neither 'subrosa-save 1' nor a table"),
        (FINISHED + "\0", "it is not text"),
        (FINISHED.replace("sum ", "sum 0"), "damaged"),
        (FINISHED + " " * saves.LONGEST, "too long: .* at most 500,000"),
        ('subrosa-save 1\n{"game": "chess"}\n', "chess"),
    ],
)
def test_what_is_no_save_is_told(text: str, detail: str) -> None:
    [(head, _)] = asked(({"do": "bring"}, text.encode()))
    assert head["problem"] == "bad-save"
    with pytest.raises(TableProblem, match="bad-save"):
        raise TableProblem(head["problem"], **head["args"])
    assert re.search(detail, head["args"]["detail"])
    assert len(head["args"]["detail"]) <= process.LONGEST_DETAIL


def test_names_from_a_terminal_are_cut_before_they_are_cleaned(monkeypatch: pytest.MonkeyPatch) -> None:
    cleaned: list[str] = []

    def noted(text: str) -> str:
        cleaned.append(text)
        return text

    monkeypatch.setattr(files, "visible", noted)
    names = json.dumps({"names": ["x" * 100_000] * 1_000})
    [(head, _)] = asked(({"do": "bring"}, f"{names[:400_000]}".encode()), ({"do": "bring"}, b""))[:1]
    assert head["problem"] == "bad-save"
    many = ["Ada", "x" * 100_000, "y", "z", *["q"] * 100]
    few = json.dumps({"subrosa-table": 1, "names": many, "seats": many, "lang": "en"})
    [(head, _)] = asked(({"do": "bring"}, f"{few}\n{FINISHED}".encode()))
    assert head["names"][:2] == ["Ada", "x" * 24]
    assert max(map(len, cleaned)) <= 100


# ---- the processes and a server


@asynccontextmanager
async def one_game(folder: Path, **settings: Any) -> AsyncIterator[tuple[Any, Visitor, str]]:
    async with running(folder, **settings) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        yield server, ada, await finished([ada, bo])


@pytest.mark.slow
async def test_replays_and_saves_of_played_games(tmp_path: Path) -> None:
    async with one_game(tmp_path) as (server, ada, table):
        state = server.worker.tables[table].state
        text = await ada.get(f"/api/tables/{table}/save")
        assert text == state.setup.game.save(state)
        info = await ada.get(f"/api/tables/{table}/replay")
        assert info["length"] == len(list(state.history()))
        last = await ada.get(f"/api/tables/{table}/replay/{info['length']}?seat=0")
        assert last["view"] == json.loads(json.dumps(state.setup.game.page(state.view(0))))
        brought = (await ada.post("/api/saves", {"text": text}))["id"]
        assert await ada.get(f"/api/tables/{brought}/replay") == info
        assert await ada.get(f"/api/tables/{brought}/save") == text
        for path, error in (("99999", "no-moment"), ("0?seat=9", "no-such-seat")):
            refused = await ada.http.get(f"/api/tables/{table}/replay/{path}")
            assert (refused.status_code, refused.json()["error"]) == (404, error)


async def test_what_takes_too_long_is_ended_and_others_go_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        reader = server.worker.finished_games.reader
        reader.seconds = 1e-4  # of processor time: no whole game can be played in it
        refused = await ada.try_post("/api/saves", {"text": long_game()})
        assert (refused.status_code, refused.json()["error"]) == (413, "too-long")
        assert (await ada.get("/api/tables"))["mine"] == []
        reader.seconds = 60.0
        assert await ada.post("/api/saves", {"text": FINISHED})


async def test_a_process_that_dies_is_followed_by_another(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.post("/api/saves", {"text": FINISHED}))["id"]
        path = f"/api/tables/{table}/replay"
        info = await ada.get(path)
        process = server.worker.finished_games.replayer.process
        assert process is not None
        process.kill()
        await process.wait()
        answer = await ada.http.get(path)
        assert answer.status_code in (200, 500)
        assert await ada.get(path) == info
        server.worker.finished_games.replayer.used = -1e9  # nobody has asked for a long time
        await server.worker.finished_games.rest()
        assert server.worker.finished_games.replayer.process is None
        assert await ada.get(path) == info


async def test_many_who_ask_at_once_are_answered_or_told_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        tables = [(await ada.post("/api/saves", {"text": FINISHED}))["id"] for _ in range(3)]
        replayer = server.worker.finished_games.replayer
        async with replayer.queue.turn("somebody else"):
            asking = [
                asyncio.create_task(ada.http.get(f"/api/tables/{table}/replay"))
                for table in tables * replayer.queue.most_each
            ]
            while sum(task.done() for task in asking) < 2 * replayer.queue.most_each:
                await asyncio.sleep(0.01)
            refused = [task.result() for task in asking if task.done()]
        assert {(answer.status_code, answer.json()["error"]) for answer in refused} == {(429, "own-busy")}
        assert {answer.headers["retry-after"] for answer in refused} == {"2"}
        answers = await asyncio.gather(*asking)
        assert sum(answer.status_code == 200 for answer in answers) == replayer.queue.most_each
        replayer.queue.most = 0
        busy = await ada.http.get(f"/api/tables/{tables[0]}/replay")
        assert (busy.status_code, busy.json()["error"], busy.headers["retry-after"]) == (503, "busy", "5")


async def test_few_passwords_are_compared_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        queue = server.worker.passwords.queue
        queue.most_each = 0
        for path in ("login", "register"):
            refused = await ada.try_post(f"/api/{path}", {"name": "ada-23456", "password": "12345678"})
            assert (refused.status_code, refused.json()["error"]) == (429, "own-busy")
        queue.most_each = 6
        refused = await ada.try_post("/api/login", {"name": "ada-23456", "password": "12345678"})
        assert refused.json()["error"] == "wrong-login"
