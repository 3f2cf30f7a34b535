"""The browser client: files that a build made, and one page for all addresses of ours."""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from subrosa.table.protocol.problems import TableProblem
from subrosa.table.web.requests import Asked, TheWorker
from subrosa.table.web.shrinking import GZIP, accepted, shrunk

PACKAGED: Final = Path(__file__).parent / "static"
DEVELOPED: Final = Path(__file__).parents[4] / "client" / "dist"
SHRINKING: Final = (
    "text/",
    "image/svg",
    "application/json",
    "application/javascript",
    "application/manifest",
)
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of such files change with what is in them

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sub Rosa</title>
<h1>Sub Rosa</h1><p>The server runs, but its page has not been built. In a clone of Sub Rosa,
<code>./dev serve</code> builds it and starts the server, and <code>./dev build</code> makes a wheel
that holds it.</p></html>
"""


def client_folder(chosen: Path | None) -> Path | None:
    """Find the built client: in a checkout its newest build, otherwise the one in the package."""
    for folder in (chosen, DEVELOPED, PACKAGED):
        if folder is not None and (folder / "index.html").is_file():
            return folder
    return None


# Files are only read, and may be kept by caches: they carry no cookie.
@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Asked, worker: TheWorker, path: FromPath[str] = "") -> Response[bytes]:
    """Send a file of the client, or its page: addresses such as /table/abc are the client's own business."""
    name = path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise TableProblem("not-found")
    folder = client_folder(worker.settings.client)
    if folder is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    file = found(folder, name)
    if file is None and "." in name.rpartition("/")[2]:
        raise TableProblem("not-found")
    served = file if file is not None else folder / "index.html"
    kind = mimetypes.guess_type(served.name)[0] or "application/octet-stream"
    headers = {
        "cache-control": FOREVER if name.startswith("assets/") else "no-cache",
        "vary": "accept-encoding",
    }
    body, encoding = packed(served, kind, accepted(request.headers.get("accept-encoding", "")))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=kind, headers=headers)


def packed(file: Path, kind: str, encodings: set[str]) -> tuple[bytes, str]:
    """Return what is in a file and how it is compressed: by the build if it has done that, or else by us."""
    by_the_build = file.with_name(f"{file.name}.br")
    if "br" in encodings and by_the_build.is_file():
        return by_the_build.read_bytes(), "br"
    if GZIP in encodings and kind.startswith(SHRINKING):
        return shrunk(file.read_bytes(), GZIP), GZIP
    return file.read_bytes(), ""


def found(folder: Path, name: str) -> Path | None:
    """Find a file inside the folder; nothing outside of it, whatever the name says."""
    if not name or "\0" in name:
        return None
    file = (folder / name).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


HANDLERS: Final = [client]
