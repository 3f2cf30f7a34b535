"""Puzzles over the wire: for anybody, the same for everybody, and without the answer before one has been named."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from subrosa import games
from subrosa.puzzles.daily import number_of
from subrosa.puzzles.puzzle import puzzle, puzzles_of
from tests.table.support import patient, running


async def test_somebody_without_a_name_solves_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        for game in games.ours():
            shown = (await http.get(f"/api/puzzles/{game}/1")).json()
            kept = puzzle(game, 1)
            assert shown["question"] == kept.question._asdict() | {
                "candidates": list(kept.question.candidates)
            }
            assert (shown["number"], shown["count"], shown["seat"]) == (
                1,
                len(puzzles_of(game)),
                kept.played.seat,
            )
            assert shown["view"]["seat"] == kept.played.seat
            assert shown["log"]
            for guess in kept.question.candidates:  # the same for those who are right and those who are wrong
                way = f"/api/puzzles/{game}/1/solution"
                told = (await http.get(way, params={"guess": guess})).json()
                assert (told["answer"], told["chances"]) == (kept.answer, kept.chances)
                assert all(line < len(shown["log"]) for reason in told["reasons"] for line in reason["lines"])


async def test_the_question_does_not_give_the_answer_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        for game in games.ours():
            shown = (await http.get(f"/api/puzzles/{game}/2")).json()
            assert set(shown) == {"game", "number", "count", "seat", "names", "view", "log", "question"}
            kept = puzzle(game, 2)
            # Whoever knew the seed could deal the game again; whoever knew the moves could see what is hidden.
            assert kept.played.seed not in str(shown)
            assert not {"seed", "moves", "answer", "chances", "reasons", "signs"} & keys(shown["question"])
            assert not {"seed", "moves", "chances", "reasons"} & keys(shown["view"])
            # It is the view of its seat and nothing more: `shown` follows from the view alone.
            view = {name: value for name, value in shown["view"].items() if name != "shown"}
            assert games.get(game).page(view) == shown["view"]


def keys(found: dict[str, Any]) -> set[str]:
    return set(found)


async def test_a_day_names_a_puzzle(tmp_path: Path) -> None:
    game = games.ours()[0]
    async with running(tmp_path) as server, patient(server.url) as http:
        named = (await http.get(f"/api/puzzles/{game}/2026-11-17")).json()
        assert named["number"] == number_of(game, datetime(2026, 11, 17, tzinfo=UTC).date())
        days = {datetime.fromtimestamp(server.worker.clock.now(), UTC).date()}
        today = (await http.get(f"/api/puzzles/{game}/today")).json()
        days.add(datetime.fromtimestamp(server.worker.clock.now(), UTC).date())  # it may have been midnight
        assert today["number"] in {number_of(game, day) for day in days}
        assert {one["id"]: one["puzzles"] for one in (await http.get("/api/games")).json()} == {
            name: len(puzzles_of(name)) for name in games.names()
        }


async def test_what_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    game = games.ours()[0]
    async with running(tmp_path) as server, patient(server.url) as http:
        for way, error in (
            (f"/api/puzzles/{game}/0", "no-puzzle"),
            (f"/api/puzzles/{game}/{10**9}", "no-puzzle"),
            (f"/api/puzzles/{game}/tomorrow", "no-puzzle"),
            ("/api/puzzles/chess/1", "no-game"),
            (f"/api/puzzles/{game}/1/solution?guess=nobody", "bad-guess"),
            (f"/api/puzzles/{game}/1/solution", "bad-request"),
            (f"/api/puzzles/{game}/999/solution?guess=0", "no-puzzle"),
        ):
            answer = await http.get(way)
            assert (answer.json()["error"], answer.status_code // 100) == (error, 4), way
