"""Lessons: a first game of a few minutes. The server keeps nothing of them: the page says how far it is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from subrosa.table.protocol.basics import ChoiceText, Language, Refusal, Seen, View


class LessonRequest(Struct, forbid_unknown_fields=True):
    """What the learner has said at each step so far, and what they say now; `said` is None to look only."""

    lang: Language
    done: Annotated[list[ChoiceText], Meta(max_length=100)]
    said: ChoiceText | None = None


class LessonFrame(Struct):
    """What was to be seen at one moment: the view of the learner, and all that they had noticed."""

    view: View
    log: list[Seen]


class LessonMoment(Struct):
    """Where the learner is now, and what comes of what they said.

    `point` are the things to look at ("card:blackmail"), `ways` the choices that go on. `frames` are what was seen
    since the last step, the present moment last. `answer` is about something else than what was asked for, `refusal`
    about something that cannot be done.
    """

    done: list[str]
    at: int
    length: int
    kind: Literal["read", "choose", "ask", "end"]
    text: str
    point: list[str]
    ways: list[str]
    seat: int
    names: list[str]
    frames: list[LessonFrame]
    answer: str | None
    refusal: Refusal | None
