"""Lessons: where a learner is, worked out from what they have said so far. Nothing of it is kept."""

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from subrosa.lessons import Course, Heard, Lesson, LessonTexts, lesson_of
from subrosa.table.play.moves import plain
from subrosa.table.protocol.lessons import LessonFrame, LessonMoment, LessonRequest
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.web.library import game_of
from subrosa.table.web.requests import PROBLEMS


@post("/api/lessons/{game_id:str}", status_code=200, responses=PROBLEMS)
async def learn(game_id: FromPath[str], data: JSONBody[LessonRequest]) -> LessonMoment:
    """Tell where the learner is after all that they have said, and what comes of the last of it."""
    lesson = lesson_of(game_of(game_id))
    if lesson is None:
        raise TableProblem("no-lesson")
    course = replayed(lesson, data.done)
    heard = Heard(False) if data.said is None else course.hear(data.said)
    return moment(course, heard, LessonTexts(data.lang, lesson.game, "", course.state.seats, course.seat))


def replayed(lesson: Lesson, done: list[str]) -> Course:
    """Return the course of a learner who has said this. Raises TableProblem if it leads nowhere."""
    course = Course(lesson)
    for said in done:
        if not course.hear(said).went_on:
            raise TableProblem("lesson-lost")
    return course


def moment(course: Course, heard: Heard, texts: LessonTexts) -> LessonMoment:
    """Put into words what the learner sees and hears."""
    game, step = course.lesson.game, course.step
    return LessonMoment(
        done=course.done,
        at=course.at,
        length=len(course.lesson.steps),
        kind=step.kind,
        text=texts.of(step),
        point=list(step.point),
        ways=list(step.ways),
        seat=course.seat,
        names=list(texts.names),
        frames=[LessonFrame(game.page(frame.view), frame.log) for frame in course.frames],
        answer=texts.answer(heard),
        refusal=None if heard.refusal is None else plain(heard.refusal),
    )


HANDLERS: Final = [learn]
