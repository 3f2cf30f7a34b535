"""The guard at the door: headers on every answer, our own Origin only, and limits on who asks how often.

It stands before everything else, so that errors of the framework carry the headers too.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from traceback import format_exc
from typing import Any, Final

import msgspec

from subrosa.table.common.buckets import Buckets
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker
from subrosa.table.web.addresses import entries, household, is_ours, sender
from subrosa.table.web.door import Door
from subrosa.table.web.forgery import SAFE

# The words of ASGI.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html subrosa-worker",
    ]
)
# What every page carries: its address may be opened, and it asks for files and answers.
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
# Files and answers that a page asks for are no pages: what is about these would only make a slow connection slower.
NO_PAGE: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
ASKED_FOR_BY_PAGES: Final = ("/api/", "/assets/")
# What somebody would try again and again, or fill our disk or our time with: all workers count it together.
COUNTED: Final = {
    "/api/login": "logins",
    "/api/register": "logins",
    "/api/tables": "tables",
    "/api/saves": "tables",
}


TOO_FAST: Final = "too-fast"
METRICS: Final = "/metrics"


class Guard:
    """An ASGI application around the real one."""

    def __init__(self, app: Callable[[Any, Any, Any], Awaitable[None]], worker: Worker) -> None:
        limits = worker.settings.limits
        self.app = app
        self.worker = worker
        self.reads = Buckets(*limits.reads)
        self.changes = Buckets(*limits.changes)
        self.sockets: Counter[str] = Counter()
        self.door = Door(worker.settings, household, self.sockets)
        worker.measured.append(self.door.gauges)
        always = {"strict-transport-security": "max-age=31536000"} if worker.settings.secure else {}
        self.of_pages, self.of_others = (written(one | always) for one in (HEADERS, NO_PAGE))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._lifespan(receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Open the worker when the server starts, and close it when the server stops."""
        phase = "startup"
        await receive()
        try:
            await self.worker.open()
            try:
                await send({"type": "lifespan.startup.complete"})
                phase = "shutdown"
                await receive()
            finally:
                await self.worker.close()
        except BaseException:
            await send({"type": f"lifespan.{phase}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.worker.metrics.answers[message["status"]] += 1
                kept = [(name, value) for name, value in message["headers"] if name.lower() != b"server"]
                path = routed(scope["path"])
                if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                page = is_page(kept) or not path.startswith(ASKED_FOR_BY_PAGES)
                message["headers"] = [*kept, *(self.of_pages if page else self.of_others)]
            await send(message)

        name = await self._problem(scope)
        if name is None:
            await self.app(scope, receive, guarded)
            return
        problem = TableProblem(name)
        body = msgspec.json.encode(problem.told())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(key.encode(), value.encode()) for key, value in problem.headers.items()]
        await guarded({"type": "http.response.start", "status": problem.status, "headers": headers})
        await guarded({"type": "http.response.body", "body": body, "more_body": False})

    async def _problem(self, scope: Scope) -> str | None:
        """Return why this request goes no further, if it does not."""
        who, path, safe = self._address(scope), routed(scope["path"]), scope["method"] in SAFE
        scope.setdefault("state", {}).update(place=who, worker=self.worker)
        if (path == METRICS) is not self._for_measuring(scope):
            return "not-found"
        if not path.startswith("/api/"):
            return None
        if safe:
            return None if self.reads.take(who) else TOO_FAST
        if not self.changes.take(who):
            return TOO_FAST
        origin = header(scope, b"origin")
        if origin is not None and not self._ours(scope, origin):
            return "foreign-origin"
        what = counted(path)
        return None if what is None or await self.worker.allows(what, who) else TOO_FAST

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        origin, who = header(scope, b"origin"), self._address(scope)
        scope.setdefault("state", {}).update(place=who, worker=self.worker)
        if (
            origin is None
            or self._for_measuring(scope)
            or not self.reads.take(who)
            or not self._ours(scope, origin)
            or self.sockets[who] >= self.worker.settings.limits.sockets
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def _for_measuring(self, scope: Scope) -> bool:
        """Tell whether it came to the address at which the host measures, and which serves nothing else."""
        port, server = self.worker.settings.metrics_port, scope.get("server")
        return bool(port) and server is not None and server[1] == port

    def _ours(self, scope: Scope, origin: str) -> bool:
        return is_ours(origin, header(scope, b"host") or "", self._scheme(scope))

    def _scheme(self, scope: Scope) -> str:
        """Return how browsers reach us: over https if the host says so, or else the proxy.

        Here we can believe anybody who claims to be the proxy: no page of another site can make a browser send that
        header, and whoever is no browser can send any Origin.
        """
        if self.worker.settings.secure:
            return "https"
        told = entries(scope["headers"], b"x-forwarded-proto")
        if told:
            return "https" if told[-1].lower() in ("https", "wss") else "http"
        return "https" if scope.get("scheme") in ("https", "wss") else "http"

    def _address(self, scope: Scope) -> str:
        """Return where it comes from, as far as that can be known."""
        client = scope.get("client")
        return sender(client[0] if client else "", scope["headers"], self.worker.settings.trust_proxy)


def written(headers: dict[str, str]) -> Headers:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def is_page(headers: Headers) -> bool:
    """Tell whether an answer is something that a browser shows and runs, by its own headers."""
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in headers)


def routed(path: str) -> str:
    """Return a path as the router reads it: slashes that stand twice or at the end do not count."""
    return "/" + "/".join([part for part in path.split("/") if part])


def counted(path: str) -> str | None:
    """Return the name under which a request is counted, if it is."""
    if path.startswith("/api/tables/") and path.endswith("/analysis"):
        return "analyses"
    return COUNTED.get(path)


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None
