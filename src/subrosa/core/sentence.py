"""A sentence that a game wants said: a message of its catalogues and what to fill in."""

from typing import Any, TypedDict


class Sentence(TypedDict):
    """`args` are named after what they are, as those of events are: `seat`, `card`, `gold`."""

    id: str
    args: dict[str, Any]


def sentence(message: str, **args: Any) -> Sentence:
    """Return a sentence; the check of the catalogues finds these calls in the source."""
    return {"id": message, "args": args}
