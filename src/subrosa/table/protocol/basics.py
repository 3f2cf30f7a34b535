"""What most messages are made of: names, numbers of seats, views, and why something is refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# Long enough for people, short enough for a table full of them.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
ChoiceText = Annotated[str, Meta(max_length=200)]
Language = Literal["en", "pl"]
Status = Literal["waiting", "playing", "finished", "broken", "cancelled"]
# How fast bots and seats on auto-pass answer. Instant ones are for programs: only the server's own setting can be it.
ChosenSpeed = Literal["slow", "normal", "fast"]
Speed = ChosenSpeed | Literal["instant"]

View = dict[str, Any]
Seen = dict[str, Any]  # an event as one seat saw it


class Problem(Struct):
    """What went wrong: the text is `problem-<error>` with `args`, and `message` is the same in English."""

    error: str
    message: str
    args: dict[str, Any]


class Refusal(Struct):
    """Why something is not on offer: a reason of the catalogues, and the rule it rests on."""

    reason: str
    rule: str
    args: dict[str, Any]
