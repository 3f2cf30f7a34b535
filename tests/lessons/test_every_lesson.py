"""Every lesson is played against the engine: a change of rules, cards or texts that breaks one is noticed here."""

import re
from typing import Any

import pytest

from subrosa import games
from subrosa.core.game import Game
from subrosa.lessons import BadLesson, Course, Lesson, LessonTexts, lesson_of
from subrosa.lessons.lesson import step_of
from subrosa.lessons.words import read_lesson
from subrosa.texts import LANGUAGES

LESSONS = [lesson for name in games.ours() if (lesson := lesson_of(games.get(name))) is not None]
SECRET = "secret"  # what one is in secret: the boards that show it mark it by this word
LONGEST = 480  # letters that still fit into a bubble on a phone


def label(lesson: Lesson) -> str:
    return lesson.game.id


def texts_of(lesson: Lesson, language: str) -> LessonTexts:
    course = Course(lesson)
    return LessonTexts(language, lesson.game, "Ada", course.state.seats, course.seat)


def to_the_end(course: Course, way: int = 0) -> None:
    """Do what every step asks for; where there are several ways, take this one."""
    for _ in course.lesson.steps[course.at : -1]:
        ways = course.step.ways
        assert course.hear(ways[min(way, len(ways) - 1)] if ways else "").went_on
    assert course.over


def messages_of(lesson: Lesson, language: str) -> set[str]:
    return set(re.findall(r"^([\w-]+) *=", read_lesson(language, lesson.game.package), re.MULTILINE))


def named_things(game: Game) -> set[str]:
    return {f"{kind.name}:{name}" for kind in game.kinds for name in kind.names}


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
def test_every_way_through_it_leads_to_the_end_of_the_game(lesson: Lesson) -> None:
    for way in range(max(len(step.ways) for step in lesson.steps)):
        course = Course(lesson)
        to_the_end(course, way)
        result = course.state.result
        assert result is not None, "a lesson ends with the reveal"
        assert lesson.seat in result.winners, "and with a victory: the learner shall come back"


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
def test_it_teaches_what_a_lesson_should(lesson: Lesson) -> None:
    kinds = [step.kind for step in lesson.steps]
    assert kinds[0] == "read", "first the goal"
    assert "ask" in kinds, "something that cannot be done, and why"
    assert kinds.count("choose") >= 3, "a few decisions"
    assert kinds[-1] == "end"
    assert 5 <= lesson.minutes <= 10


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_that_could_be_chosen_is_answered(lesson: Lesson, language: str) -> None:
    course, texts = Course(lesson), texts_of(lesson, language)
    while not course.over:
        assert texts.of(course.step)
        here = course.at
        asked = course.seat in course.state.waiting
        for choice in course.state.options(course.seat) if asked else ():
            if choice.text not in course.step.ways:
                heard = course.hear(choice.text)
                assert not heard.went_on
                assert texts.answer(heard)
                assert course.at == here
        if course.step.kind in ("choose", "ask"):
            assert asked, f"{course.step.name}: the learner is asked nothing"
            assert texts.has(f"{course.step.text}-other")
            assert course.hear("nonsense").refusal is not None
        ways = course.step.ways
        course.hear(ways[0] if ways else "")
    assert texts.of(course.step)


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
def test_hints_point_at_things_that_exist(lesson: Lesson) -> None:
    things = named_things(lesson.game) | {f"seat:{seat}" for seat in range(Course(lesson).state.seats)}
    for step in lesson.steps:
        assert [key for key in step.point if key not in things and key != SECRET] == [], step.name


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
def test_choices_and_hints_speak_of_the_same(lesson: Lesson) -> None:
    """Whoever picks what is pointed at makes one of the choices that go on."""
    words = lesson.game.words
    for step in [step for step in lesson.steps if step.ways and step.point]:
        choice = words.get(step.ways[0])
        assert choice is not None
        names = [key.partition(":")[2] for key in step.point]
        assert set(names) <= set(choice.text.split()), step.name


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
def test_both_languages_say_the_same_things_and_nothing_else(lesson: Lesson) -> None:
    english, polish = (messages_of(lesson, language) for language in LANGUAGES)
    assert english == polish
    seats = {f"lesson-seat-{n}" for n in range(Course(lesson).state.seats) if n != lesson.seat}
    steps = [re.escape(step.text) for step in lesson.steps]
    for message in english - seats:
        assert re.fullmatch(rf"({'|'.join(steps)})(-.+)?", message), f"{message} belongs to no step"
    assert seats <= english


@pytest.mark.parametrize("lesson", LESSONS, ids=label)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_fits_into_a_bubble(lesson: Lesson, language: str) -> None:
    texts = texts_of(lesson, language)
    for step in lesson.steps:
        assert len(texts.of(step)) <= LONGEST, step.name


def test_reading_comes_before_doing() -> None:
    course = Course(LESSONS[0])
    assert course.step.kind == "read"
    assert course.hear("nonsense").refusal is not None
    assert course.at == 0
    assert course.hear("").went_on


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ({"name": "x", "choose": ["pass"], "ask": ["pass"]}, "both"),
        ({"name": "x", "pont": []}, "has no pont"),
        ({"name": "x", "then": ["pass"]}, "a seat and a choice"),
    ],
)
def test_mistakes_are_named(written: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        step_of(written, last=False)


def test_a_lesson_that_the_rules_do_not_allow_fails_loudly() -> None:
    lesson = LESSONS[0]
    broken = Lesson(
        lesson.game,
        {
            "minutes": 5,
            "step": [
                {"name": "welcome", "position": lesson.steps[0].position, "then": ["0 nonsense"]},
                {"name": "end"},
            ],
        },
    )
    with pytest.raises(BadLesson, match="welcome"):
        Course(broken).hear("")
