"""Lessons: a first game of a few minutes, played step by step against the engine itself.

A game's package may hold a lesson beside its rules, as data:

    lesson.toml                       the steps: where it begins, what the learner should do, what the others do
    lesson.en.ftl, lesson.pl.ftl      what is said at each step

`lesson_of(game)` reads it, `Course` takes a learner through it, `LessonTexts` says what is to be said. The browser and
the terminal show the same course. Nothing here knows a game: the engine answers what is allowed and why not.
"""

from subrosa.lessons.course import Course, Frame, Heard
from subrosa.lessons.lesson import BadLesson, Lesson, Step, lesson_of
from subrosa.lessons.words import LessonTexts

__all__ = ["BadLesson", "Course", "Frame", "Heard", "Lesson", "LessonTexts", "Step", "lesson_of"]
