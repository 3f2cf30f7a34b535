"""Lessons over the web: the server keeps nothing, and tells each learner where they are."""

from pathlib import Path

from subrosa import games
from subrosa.lessons import Course, lesson_of
from tests.table.support import Visitor, running

GAME = games.ours()[0]


async def test_a_lesson_step_by_step_without_a_name(tmp_path: Path) -> None:
    lesson = lesson_of(games.get(GAME))
    assert lesson is not None
    async with running(tmp_path) as server, Visitor(server.url) as visitor:
        offered = {info["id"]: info["lesson"] for info in await visitor.get("/api/games")}
        assert offered[GAME] == lesson.minutes
        path = f"/api/lessons/{GAME}"
        moment = await visitor.post(path, {"lang": "pl", "done": []})
        for n, step in enumerate(lesson.steps):
            assert (moment["at"], moment["kind"], moment["length"]) == (n, step.kind, len(lesson.steps))
            assert moment["frames"][-1]["view"]["seat"] == lesson.seat
            assert "shown" in moment["frames"][-1]["view"]
            if step.kind == "end":
                break
            said = step.ways[0] if step.ways else ""
            moment = await visitor.post(path, {"lang": "pl", "done": moment["done"], "said": said})
            assert (moment["refusal"] is not None) == (step.kind == "ask")
        assert moment["frames"][-1]["view"]["result"]["winners"] == [lesson.seat]


async def test_what_leads_nowhere_is_answered(tmp_path: Path) -> None:
    lesson = lesson_of(games.get(GAME))
    assert lesson is not None
    course = Course(lesson)
    while course.step.kind != "choose":
        course.hear(course.step.ways[0] if course.step.ways else "")
    other = next(c.text for c in course.state.options(lesson.seat) if c.text not in course.step.ways)
    path = f"/api/lessons/{GAME}"
    async with running(tmp_path) as server, Visitor(server.url) as visitor:
        moment = await visitor.post(path, {"lang": "en", "done": course.done, "said": other})
        assert moment["at"] == course.at
        assert moment["answer"]
        assert moment["refusal"] is None
        refused = await visitor.post(path, {"lang": "en", "done": course.done, "said": "nonsense"})
        assert refused["refusal"]["reason"] == "unknown-choice"
        lost = await visitor.try_post(path, {"lang": "en", "done": [*course.done, other]})
        assert (lost.status_code, lost.json()["error"]) == (409, "lesson-lost")
        long = await visitor.try_post(path, {"lang": "en", "done": [""] * 101})
        assert long.status_code == 400
        nothing = await visitor.try_post("/api/lessons/chess", {"lang": "en", "done": []})
        assert nothing.status_code == 404
