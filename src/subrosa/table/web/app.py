"""The server as one ASGI application."""

import logging
from functools import cache
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from subrosa import __version__
from subrosa.table.config.settings import Settings
from subrosa.table.monitoring.health import OK
from subrosa.table.protocol.basics import Problem
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker
from subrosa.table.web import (
    analyses,
    host,
    lessons,
    library,
    lobby,
    pages,
    people,
    puzzles,
    replays,
    sockets,
)
from subrosa.table.web.forgery import our_page_only
from subrosa.table.web.requests import TheWorker, worker_asked
from subrosa.table.web.security import Guard
from subrosa.table.web.speaking import in_words, language_asked, translated

log = logging.getLogger("subrosa.table")
# What the framework's own errors are called in ours.
NAMES: Final = {403: "forbidden", 404: "not-found", 405: "bad-method", 413: "too-large", 500: "failure"}


@get("/healthz", media_type=MediaType.JSON, include_in_schema=False)
async def healthz(worker: TheWorker) -> Response[dict[str, str]]:
    """Tell whether the server is fit to be asked."""
    status = await worker.health.status()
    return Response({"status": status}, status_code=200 if status == OK else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(worker: TheWorker) -> str:
    """Tell Prometheus all figures, at an address of its own: the guard lets nobody in from another."""
    return await worker.published.text()


def told(status: int, problem: TableProblem) -> Response[Problem]:
    return Response(problem.told(), status_code=status, media_type=MediaType.JSON, headers=problem.headers)


def tell_problem(request: Request[Any, Any, Any], error: TableProblem) -> Response[Problem]:
    return told(error.status, in_words(error, language_asked(request.headers)))


def tell_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Tell an error of the framework in our form: what was wrong with the input, without repeating the input."""
    language = language_asked(request.headers)
    details = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    causes = "; ".join(
        f"{item.get('key', '')}: {translated(item.get('message', ''), language)}" for item in details
    )
    detail = f"{translated(error.detail, language)}{': ' if causes else ''}{causes}"[:400]
    name = NAMES.get(error.status_code)
    return told(error.status_code, TableProblem(name) if name else TableProblem("bad-request", detail=detail))


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return told(500, TableProblem("failure"))


def create_app(settings: Settings) -> Guard:
    """Make the application; it opens its database when the server starts it."""
    told(
        500, TableProblem("failure")
    )  # loads what sentences are made with: later it would keep everybody waiting
    worker = Worker(settings)
    return Guard(routes(settings.limits.body_bytes), worker)


@cache
def routes(body_bytes: int) -> Litestar:
    """Make what answers requests, for the worker that each of them is for.

    It takes longer than all else that a server does to start, so a process that runs several makes it once.
    """
    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS,
        *library.HANDLERS,
        *lessons.HANDLERS,
        *lobby.HANDLERS,
        *host.HANDLERS,
        *replays.HANDLERS,
        *analyses.HANDLERS,
        *puzzles.HANDLERS,
        *pages.HANDLERS,
        sockets.table_socket,
        healthz,
        metrics,
    ]
    return Litestar(
        route_handlers=handlers,
        dependencies={"worker": Provide(worker_asked, sync_to_thread=False)},
        exception_handlers={
            TableProblem: tell_problem,
            HTTPException: tell_http_error,
            Exception: tell_failure,
        },
        guards=[our_page_only],
        openapi_config=OpenAPIConfig(
            title="Sub Rosa",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=body_bytes,
        logging_config=None,
    )
