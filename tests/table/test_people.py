"""Visitors, what they say to each other, and what keeps strangers out."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from subrosa.table.config.settings import Limits
from tests.table.support import NO_LIMITS, Visitor, patient, running, visitors


async def test_forged_requests_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        without = await ada.http.post("/api/me", json={"name": "Eve"})
        assert (without.status_code, without.json()["error"]) == (403, "forbidden")
        headers = {"x-csrf-token": ada.http.cookies["csrf"], "origin": "http://evil.example"}
        foreign = await ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert foreign.json()["error"] == "foreign-origin"
        async with patient(server.url, cookies={"session": "WyJ4Iiw5OTk5OTk5OTk5XQ.AAAA"}) as forger:
            assert (await forger.get("/api/me")).json()["id"] is None
        table = (await ada.make("estoril", "me", "random", public=True))["id"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        for origin in (None, "http://evil.example", "null"):
            with pytest.raises(websockets.InvalidStatus, match="403"):
                async with websockets.connect(address, origin=origin):  # type: ignore[arg-type]
                    pass


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        pages = ("/", "/healthz", "/table/abc", "/worker.js", "/assets", "/assetsx/a.js", "/apix")
        for path in (*pages, "/api/me", "/api/nothing", "/api/tables/zzz", "/assets/app-2.js"):
            answer = await http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            # Only pages, and the service worker, have something that they may do.
            runs = "script-src 'self'" in policy and "require-trusted-types-for 'script'" in policy
            assert runs == (path in pages), path
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert (await http.get("/api/nothing")).json()["error"] == "not-found"
        assert (await http.get("/%2e%2e/%2e%2e/pyproject.toml")).status_code in (404, 503)


async def test_the_client_is_served_and_nothing_else(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Sub Rosa</title>")
    (built / "assets" / "app-1.js").write_text("let x = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    async with (
        running(tmp_path / "data", client=built) as server,
        patient(server.url) as http,
    ):
        for path in ("/", "/table/abc/replay/12", "/rules/overlord"):
            assert "<title>Sub Rosa" in (await http.get(path)).text
        script = await http.get("/assets/app-1.js")
        assert script.text.startswith("let x")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert "set-cookie" not in script.headers
        assert (await http.get("/assets/app-2.js")).status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/..%00/secret.txt",
        ):
            assert "not for you" not in (await http.get(path)).text


async def test_limits(tmp_path: Path) -> None:
    strict = Limits(logins=(0.001, 3.0), messages=(0.001, 10.0), sockets=2)
    async with running(tmp_path, limits=strict) as server, visitors(server.url, "Ada") as [ada]:
        tries = [await ada.try_post("/api/login", {"name": "Bo", "password": "12345678"}) for _ in range(4)]
        assert [answer.status_code for answer in tries] == [401, 401, 401, 429]
        for path in ("/api/login/", "//api/login", "/api//register"):  # however it is spelt
            spelt = await ada.try_post(server.url + path, {"name": "Bo", "password": "12345678"})
            assert spelt.status_code == 429
        assert (await ada.try_post("/api/me", {"name": "x" * 70_000})).status_code == 413
        table = (await ada.make("estoril", "me", "random"))["id"]
        async with ada.sit(table) as one, ada.sit(table):
            with pytest.raises(websockets.InvalidStatus, match="403"):
                async with ada.sit(table):
                    pass
            for _ in range(12):
                await one.send(type="ping")
            assert (await one.until("error"))["error"] == "too-fast"


@pytest.mark.parametrize(("trust", "told"), [(1, [401, 401, 429, 401]), (0, [401, 401, 429, 429])])
async def test_behind_a_proxy(trust: int, told: list[int], tmp_path: Path) -> None:
    """The proxy says who is asking, if it can be believed; and it passes on the name by which it was asked."""
    strict = Limits(logins=(1e-6, 2.0))
    async with (
        running(tmp_path, limits=strict, trust_proxy=trust) as server,
        visitors(server.url, "Ada") as [ada],
    ):
        sent = []
        for last in ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:9::", "10.0.0.7"):
            headers = {
                "x-csrf-token": ada.http.cookies["csrf"],
                "x-forwarded-for": f"10.9.9.9, {last}",
                "x-forwarded-proto": "https",
                "host": "play.example",
                "origin": "https://play.example",
            }
            body = {"name": "Bo", "password": "12345678"}
            sent.append((await ada.http.post("/api/login", json=body, headers=headers)).status_code)
        assert sent == told


async def test_talk_mute_and_notes(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with ada.sit(table) as first, bo.sit(table) as second:
            await first.send(type="chat", text=" good\n evening\0 ")
            await second.until("chat")
            assert [(talk["seat"], talk["text"]) for talk in second.chat] == [(0, "good evening")]
            await second.send(type="mute", seat=0, on=True)
            assert (await second.until("table"))["you"]["muted"] == [0]
            await first.send(type="chat", text="can you hear me?")
            await first.until("chat")
            await second.send(type="notes", text="Ada is the spy")
            await second.ping()
            assert len(second.chat) == 1
        async with bo.sit(table) as again:
            await again.ping()
            assert again.you["notes"] == "Ada is the spy"
            assert again.chat == []
        async with ada.sit(table) as first:
            assert first.you["notes"] == ""
            await first.ping()
            assert len(first.chat) == 2


async def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    limits = Limits(changes=NO_LIMITS.changes)
    async with running(tmp_path, limits=limits) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "random"))["id"]
        async with ada.sit(table) as sitter:
            for _ in range(7):
                await sitter.send(type="chat", text="again")
            assert (await sitter.until("error"))["error"] == "too-fast"


def prose(value: Any) -> list[str]:
    """List the strings of more than one word in an answer."""
    if isinstance(value, str):
        return [value] if " " in value else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for one in inner for text in prose(one)]


async def test_what_the_library_tells(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as visitor:
        for info in await visitor.get("/api/games"):
            name = info["id"]
            assert info["bots"]
            assert "game-name" in await visitor.get(f"/api/texts/pl/{name}")
            assert "#" in await visitor.get(f"/api/rules/{name}")
            things = await visitor.get(f"/api/cards/{name}")
            assert {thing["kind"] for thing in things} >= {"seat"} or things
            assert any(thing["provenance"] for thing in things)
            values = [thing["values"] for thing in things]
            assert any(one.get("name") for one in values)
            assert prose([{**one, "name": ""} for one in values]) == []
        assert "reason-game-over" in await visitor.get("/api/texts/en")
        assert (await visitor.http.get("/api/texts/xx")).status_code == 404
        assert (await visitor.http.get("/api/rules/chess")).json()["error"] == "no-game"


async def test_the_rules_come_in_the_language_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as visitor:
        for lang, title in (("en", "# Kill the Overlord"), ("pl", "# Śmierć Jaśniepanu!")):
            answer = await visitor.http.get(f"/api/rules/overlord?lang={lang}")
            assert answer.headers["content-language"] == lang
            assert answer.text.startswith(title)
        assert (await visitor.http.get("/api/rules/overlord")).headers["content-language"] == "en"
        assert (await visitor.http.get("/api/rules/overlord?lang=xx")).json()["error"] == "no-language"


async def test_a_new_name_reaches_the_tables_that_are_not_over(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Guest") as [ada]:
        table = (await ada.make("estoril", "me", "hotseat", "random"))["id"]
        async with ada.sit(table) as sitter:
            shared = sitter.table["seats"][1]["name"]
            await ada.named("Ada")
            while sitter.table["seats"][0]["name"] != "Ada":
                await sitter.receive()
            assert sitter.table["seats"][1]["name"] == shared  # somebody else at the same screen
        # What one takes home of a running game is no save, and that is said in plain words.
        seen = await ada.http.get(f"/api/tables/{table}/save")
        assert (await ada.try_post("/api/saves", {"text": seen.text})).json()["error"] == "own-view"


async def test_whoever_comes_without_a_name_brings_one_to_their_first_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as newcomer:
        table = {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        nameless = await newcomer.try_post("/api/tables", table)
        assert (nameless.status_code, nameless.json()["error"]) == (401, "no-name")
        refused = await newcomer.try_post("/api/tables", table | {"name": "Ada", "game": "whist"})
        assert refused.json()["error"] == "no-game"
        assert (await newcomer.get("/api/me"))["name"] is None  # nobody came of what was refused
        made = await newcomer.post("/api/tables", table | {"name": " Ada "})
        assert made["seat"] == 0
        assert made["me"]["name"] == "Ada"
        assert await newcomer.get("/api/me") == made["me"]
        again = await newcomer.post("/api/tables", table | {"name": "Somebody else"})
        assert again["me"] == made["me"]  # who has a name keeps it
