"""What can go wrong at a table, as visitors are told: an id, a status, and a sentence that the catalogues have.

The id of a problem is the end of the id of its text: the text of `too-fast` is `problem-too-fast`, in both languages. A
test compares this list with the catalogues and with the code.
"""

from typing import Any, Final

from subrosa.table.protocol.basics import Problem
from subrosa.table.protocol.from_server import Error
from subrosa.texts import Texts

STATUS: Final = {
    # requests that are wrong
    "bad-request": 400,
    "bad-guess": 400,
    "bad-name": 400,
    "bad-save": 400,
    "bad-seats": 400,
    "bad-setup": 400,
    "empty": 400,
    "no-bot": 400,
    "no-save": 400,
    "not-a-guest-seat": 400,
    "own-view": 400,
    "unreadable": 400,
    # who asks
    "no-name": 401,
    "wrong-login": 401,
    "logged-out": 401,
    "bad-invitation": 403,
    "forbidden": 403,
    "foreign-origin": 403,
    "not-host": 403,
    "not-maker": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "private": 403,
    # what is not there
    "no-decision": 404,
    "no-game": 404,
    "no-language": 404,
    "no-lesson": 404,
    "no-moment": 404,
    "no-puzzle": 404,
    "no-such-seat": 404,
    "no-table": 404,
    "not-found": 404,
    "bad-method": 405,
    # not now
    "begun": 409,
    "cancelled": 409,
    "host-here": 409,
    "lesson-lost": 409,
    "no-open-seat": 409,
    "not-begun": 409,
    "not-finished": 409,
    "not-playing": 409,
    "registered": 409,
    "saves-full": 409,
    "seat-taken": 409,
    "still-here": 409,
    "too-many-running": 409,
    "watch-instead": 409,
    # too much
    "long-message": 413,
    "too-large": 413,
    "too-long": 413,
    "day-full": 429,
    "day-full-of-saves": 429,
    "own-busy": 429,
    "too-many-guests": 429,
    "too-fast": 429,
    "too-many-errors": 429,
    "too-many-sockets": 429,
    # our own fault
    "failure": 500,
    "too-far-behind": 500,
    "analyses-busy": 503,
    "busy": 503,
    "come-back": 503,
}
# Seconds after which it is worth asking again, for what passes by itself.
RETRY: Final = {
    "analyses-busy": 60,
    "busy": 5,
    "day-full": 3600,
    "day-full-of-saves": 3600,
    "own-busy": 2,
    "too-fast": 5,
    "too-many-guests": 3600,
}
ENGLISH: Final = Texts("en")


class TableProblem(Exception):
    """A request that cannot be granted; `args` are what its sentence mentions."""

    def __init__(self, error: str, **args: Any) -> None:
        super().__init__(error)
        self.status = STATUS[error]
        self.error = error
        self.given = args

    @property
    def message(self) -> str:
        """The sentence, for those who read answers without the catalogues."""
        return ENGLISH.format(f"problem-{self.error}", self.given)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer."""
        return {"retry-after": str(RETRY[self.error])} if self.error in RETRY else {}

    def told(self) -> Problem:
        """Return it as the answer to a request."""
        return Problem(self.error, self.message, self.given)

    def said(self) -> Error:
        """Return it as a message over a socket."""
        return Error(self.error, self.message, self.given)
