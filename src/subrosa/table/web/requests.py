"""What the handlers of requests are given, and what they may answer besides what was asked for."""

from typing import Any, Final, TypeVar, cast

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from subrosa.table.protocol.basics import Problem
from subrosa.table.server.worker import Worker

Asked = Request[Any, Any, Any]
TheWorker = NamedDependency[Worker]
T = TypeVar("T")


def worker_asked(scope: Scope) -> Worker:
    """Return the worker that a request is for, as the guard at the door has written on it."""
    return cast("Worker", scope["state"]["worker"])


def place_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from, as the guard at the door has found out."""
    return str(connection.scope["state"].get("place", ""))


def ready(body: bytes, _: type[T]) -> Response[T]:
    """Answer with something of this type that a process has written already: it is sent as it is."""
    return Response(cast("T", body), media_type=MediaType.JSON)


MEANINGS: Final = {
    400: "it cannot be done like this; the message says what would be right",
    401: "pick a name or log in first",
    403: "it is not yours to do, or the request does not come from our page",
    404: "there is no such thing, or it is not yours to see",
    405: "not in this way",
    409: "not now, or somebody was faster",
    413: "too large",
    429: "too fast, or too much of it",
    503: "too many others want the same: try again later",
}
PROBLEMS: Final = {
    status: ResponseSpec(data_container=Problem, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}
