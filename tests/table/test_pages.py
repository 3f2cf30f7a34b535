"""What the server sends of the client and of the library, how it is compressed, and how long it may be kept."""

import gzip
from pathlib import Path

import brotli
import httpx

from tests.table.support import patient, running

SCRIPT = "let x = 1;\n" * 200
PACKED = brotli.compress(SCRIPT.encode(), quality=1)  # as nobody else would


def build(folder: Path) -> Path:
    """Make something that looks like a built client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Sub Rosa</title>")
    (folder / "worker.js").write_text(SCRIPT)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "app-1.js").write_text(SCRIPT)
    (folder / "assets" / "app-1.js.br").write_bytes(PACKED)
    (folder / "assets" / "font-1.woff2").write_bytes(b"a font")
    return folder


async def raw(http: httpx.AsyncClient, path: str, encodings: str) -> tuple[httpx.Headers, bytes]:
    """Return the headers of an answer and its body as it came over the wire."""
    async with http.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join([part async for part in answer.aiter_raw()])


async def test_files_are_sent_as_packed_as_the_browser_takes_them(tmp_path: Path) -> None:
    built = build(tmp_path / "dist")
    async with running(tmp_path, client=built) as server, patient(server.url) as http:
        for encodings, wanted in (
            ("gzip, deflate, br", "br"),
            ("gzip", "gzip"),
            ("br;q=0, gzip;q=0.5", "gzip"),
        ):
            headers, body = await raw(http, "/assets/app-1.js", encodings)
            assert headers["content-encoding"] == wanted
            assert headers["content-type"].startswith("text/javascript")
            assert headers["vary"] == "accept-encoding"
            assert body == PACKED if wanted == "br" else gzip.decompress(body).decode() == SCRIPT
        for encodings in ("identity", "br;q=0, gzip;q=0", "gzip;q=0.0"):
            headers, body = await raw(http, "/assets/app-1.js", encodings)
            assert "content-encoding" not in headers
            assert body.decode() == SCRIPT
        headers, body = await raw(http, "/worker.js", "br, gzip")  # which the build has not packed
        assert headers["content-encoding"] == "gzip"
        headers, body = await raw(http, "/assets/font-1.woff2", "br, gzip")
        assert "content-encoding" not in headers and body == b"a font"


async def test_only_files_with_changing_names_are_kept(tmp_path: Path) -> None:
    built = build(tmp_path / "dist")
    async with running(tmp_path, client=built) as server, patient(server.url) as http:
        for path in ("/assets/app-1.js", "/assets/font-1.woff2"):
            assert (await http.get(path)).headers["cache-control"] == "public, max-age=31536000, immutable"
        for path in ("/", "/table/abc", "/worker.js", "/manifest.webmanifest"):
            assert (await http.get(path)).headers["cache-control"] == "no-cache"
        (built / "index.html").write_text("<!doctype html><title>A new build</title>")
        assert "A new build" in (await http.get("/")).text


async def test_the_library_is_compressed_and_nothing_else_of_the_api(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        game = (await http.get("/api/games")).json()[0]["id"]
        library = [
            "/api/games",
            "/api/texts/en",
            f"/api/texts/pl/{game}",
            f"/api/cards/{game}",
            f"/api/rules/{game}",
        ]
        for path in library:
            plain_headers, plain = await raw(http, path, "identity")
            assert "content-encoding" not in plain_headers
            for encodings, wanted in (
                ("gzip", "gzip"),
                ("gzip, deflate, br", "br"),
                ("br;q=0, gzip", "gzip"),
            ):
                headers, body = await raw(http, path, encodings)
                assert headers["content-encoding"] == wanted
                assert headers["vary"] == "accept-encoding"
                assert "max-age=300" in headers["cache-control"]
                assert "default-src 'none'" in headers["content-security-policy"]
                assert len(body) == int(headers["content-length"]) < len(plain)
                assert (brotli if wanted == "br" else gzip).decompress(body) == plain
        for path in ("/api/me", "/api/tables"):
            headers, _ = await raw(http, path, "gzip, br")
            assert "content-encoding" not in headers
            assert headers["cache-control"] == "no-store"
        refused = await http.get("/api/texts/xx")
        assert (refused.status_code, refused.json()["error"]) == (404, "no-language")


async def test_the_policy_allows_one_service_worker_and_no_other_script(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        policy = (await http.get("/")).headers["content-security-policy"].split("; ")
        assert "script-src 'self'" in policy
        assert "manifest-src 'self'" in policy
        assert "trusted-types svelte-trusted-html subrosa-worker" in policy
        assert not any(part.startswith(("worker-src", "child-src")) for part in policy)


async def test_titles_stand_on_the_boxes_in_both_languages(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        for info in (await http.get("/api/games")).json():
            for language in ("en", "pl"):
                catalogue = (await http.get(f"/api/texts/{language}/{info['id']}")).text
                assert f"game-name = {info['titles'][language]['name']}\n" in catalogue
                assert f"game-tag = {info['titles'][language]['tag']}\n" in catalogue
