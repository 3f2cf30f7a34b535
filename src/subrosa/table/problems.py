"""What can go wrong at a table, as visitors are told: an id for programs, a sentence, and a status."""

from typing import Any


class TableProblem(Exception):
    """A request that cannot be granted."""

    def __init__(
        self,
        status: int,
        error: str,
        message: str,
        rule: str | None = None,
        args: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.rule = rule
        self.arguments = args


def bad(error: str, message: str) -> TableProblem:
    return TableProblem(400, error, message)


def no_name() -> TableProblem:
    return TableProblem(401, "no-name", "pick a name first: POST /api/me")


def forbidden(error: str, message: str) -> TableProblem:
    return TableProblem(403, error, message)


def no_table() -> TableProblem:
    return TableProblem(404, "no-table", "there is no such table, or it is not yours to see")


def conflict(error: str, message: str) -> TableProblem:
    return TableProblem(409, error, message)
