"""Sessions start anew, requests cannot be forged, addresses cannot be made up, and metrics are for hosts only."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets

from subrosa.table.commands.serve import address, listen
from subrosa.table.config.settings import Limits, Settings
from subrosa.table.monitoring.metrics import EVERY, Published
from subrosa.table.web.addresses import is_ours, sender
from subrosa.table.web.app import create_app
from tests.table.postgres import fresh
from tests.table.support import NO_LIMITS, Visitor, patient, running, visitors
from tests.table.test_accounts import PASSWORD, closed, registered, same_browser

# ---- sessions


@pytest.mark.parametrize("way", ["register", "login"])
async def test_a_session_that_was_planted_is_worth_nothing_afterwards(way: str, tmp_path: Path) -> None:
    """Eve gives Ada Eve's own guest session and waits for Ada to register."""
    async with running(tmp_path) as server, visitors(server.url, "Eve") as [eve], Visitor(server.url) as ada:
        login = await registered(ada, "Ada")
        table = (await eve.make("estoril", "me", "open"))["id"]
        same_browser(eve, ada)
        async with eve.sit(table) as spying:
            if way == "register":
                me = (await registered(ada, "Ada")), (await ada.get("/api/me"))["login"]
                assert me[0] == me[1]
            else:
                await ada.post("/api/login", {"name": login, "password": PASSWORD})
            await closed(spying.socket, 1012, "come-back")
        assert (await eve.get("/api/me"))["id"] is None
        assert (await ada.get("/api/me"))["registered"]
        assert ada.http.cookies["session"] != eve.http.cookies["session"]
        with pytest.raises(websockets.ConnectionClosed, match="4403"):
            async with eve.sit(table):
                pass


async def test_the_old_session_ends_in_every_worker(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url) as one,
        running(tmp_path, database_url=url) as two,
        visitors(one.url, "Ada") as [ada],
        Visitor(two.url) as thief,
    ):
        table = (await ada.make("estoril", "me", "open"))["id"]
        same_browser(ada, thief)
        async with thief.sit(table) as sitter:
            await registered(ada, "Ada")
            await closed(sitter.socket, 1012, "come-back")
        assert (await thief.get("/api/me"))["id"] is None
        async with ada.sit(table) as still:
            await still.ping()


async def test_a_login_that_failed_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        before = dict(ada.http.cookies)
        answer = await ada.try_post("/api/login", {"name": "nobody-22222", "password": PASSWORD})
        assert answer.status_code == 401
        assert dict(ada.http.cookies) == before
        assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_asking_twice_makes_one_account(tmp_path: Path) -> None:
    """A second click, before the first was answered or before its answer has arrived."""
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada") as [ada],
        Visitor(server.url) as click,
    ):
        me = (await ada.get("/api/me"))["id"]
        same_browser(ada, click)
        wish = {"name": "Ada", "password": PASSWORD}
        both = await asyncio.gather(ada.try_post("/api/register", wish), ada.try_post("/api/register", wish))
        assert sorted(answer.status_code for answer in both) in ([200, 401], [200, 409])
        assert (await click.try_post("/api/register", wish)).json()["error"] == "logged-out"
        login = next(answer.json()["login"] for answer in both if answer.is_success)
        assert (await click.post("/api/login", {"name": login, "password": PASSWORD}))["id"] == me


async def test_over_https_nobody_else_can_set_the_cookie(tmp_path: Path) -> None:
    async with running(tmp_path, secure=True) as server, patient(server.url) as http:
        token = (await http.get("/api/me")).headers["set-cookie"].split(";")[0]

        async def post(path: str, body: dict[str, object], cookies: list[str]) -> list[str]:
            csrf = next(cookie for cookie in cookies if cookie.startswith("csrf="))
            headers = {"cookie": "; ".join(cookies), "x-csrf-token": csrf.partition("=")[2]}
            return (await http.post(path, json=body, headers=headers)).headers.get_list("set-cookie")

        given = await post("/api/me", {"name": "Ada"}, [token])
        session = next(line for line in given if line.startswith("__Host-session="))
        assert {"Secure", "HttpOnly", "Path=/"} <= set(session.split("; "))
        assert "Domain" not in session
        forgotten = await post("/api/logout", {}, [line.split(";")[0] for line in given])
        end = next(line for line in forgotten if line.startswith("__Host-session="))
        assert {"Secure", "Max-Age=0", "Path=/"} <= set(end.split("; "))


async def test_sockets_cannot_be_opened_all_the_time(tmp_path: Path) -> None:
    """Everybody at the table is told when somebody comes or goes."""
    limits = Limits(reads=(1e-6, 8.0), changes=NO_LIMITS.changes)
    async with running(tmp_path, limits=limits) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await come_and_go(ada, table)


async def come_and_go(person: Visitor, table: str) -> None:
    for _ in range(20):
        async with person.sit(table):
            pass


# ---- forged requests


async def test_a_token_belongs_to_one_session(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Eve") as [ada, eve]:
        planted = eve.http.cookies["csrf"]
        async with Visitor(server.url) as nobody:
            unnamed = nobody.http.cookies["csrf"]
        for token in (planted, unnamed, "", "x", "0" * 64, planted[:-1] + "é"):
            jar = {"session": ada.http.cookies["session"], "csrf": token.encode().decode("latin-1")}
            cookies = "; ".join(f"{name}={value}" for name, value in jar.items())
            headers = [(b"cookie", cookies.encode("latin-1")), (b"x-csrf-token", token.encode())]
            async with patient(server.url) as forger:
                answer = await forger.post("/api/me", json={"name": "Mallory"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), token
        assert (await ada.get("/api/me"))["name"] == "Ada"
        assert (await ada.post("/api/me", {"name": "Countess"}))["name"] == "Countess"


async def test_the_cookie_follows_the_session_and_stays_with_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada:
        seen = [ada.http.cookies["csrf"]]
        await ada.named("Ada")
        seen.append(ada.http.cookies["csrf"])
        await ada.get("/api/me")
        assert ada.http.cookies["csrf"] == seen[-1], "another page of ours does not make it void"
        login = await registered(ada, "Ada")
        seen.append(ada.http.cookies["csrf"])
        await ada.post("/api/logout")
        seen.append(ada.http.cookies["csrf"])
        await ada.post("/api/login", {"name": login, "password": PASSWORD})
        seen.append(ada.http.cookies["csrf"])
        assert len(set(seen)) == len(seen)


async def test_a_token_of_another_secret_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path / "one") as server, visitors(server.url, "Ada") as [ada]:
        old = httpx.Cookies(ada.http.cookies)
    async with running(tmp_path / "two") as server, Visitor(server.url) as ada:
        ada.http.cookies = old
        assert (await ada.try_post("/api/me", {"name": "Ada"})).status_code == 403
        await ada.get("/api/me")
        await ada.named("Ada")


async def test_every_request_that_changes_something_needs_a_token(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        paths = (await ada.http.get("/api/schema")).json()["paths"]
        unsafe = [(method, path) for path, found in paths.items() for method in found if method != "get"]
        assert len(unsafe) > 10
        for method, path in unsafe:
            answer = await ada.http.request(
                method, path.format_map(dict.fromkeys(("table_id", "game_id"), "x")), json={}
            )
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), path


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "ours"),
    [
        ("http://192.168.1.5:8000", "192.168.1.5:8000", "http", True),
        ("http://localhost", "localhost:80", "http", True),
        ("https://play.example", "play.example", "https", True),
        ("https://play.example:443", "play.example", "https", True),
        ("https://PLAY.example", "play.example", "https", True),
        ("http://[::1]:8000", "[::1]:8000", "http", True),
        ("http://play.example", "play.example", "https", False),
        ("https://play.example", "play.example", "http", False),
        ("https://play.example:8443", "play.example", "https", False),
        ("https://play.example.evil.example", "play.example", "https", False),
        ("https://evil.example/play.example", "play.example", "https", False),
        ("https://play.example@evil.example", "play.example", "https", False),
        ("https://evil.example", "", "https", False),
        ("null", "play.example", "https", False),
        ("", "", "http", False),
        ("https://play.example:99999", "play.example:99999", "https", False),
        ("ftp://play.example", "play.example", "ftp", False),
    ],
)
def test_an_origin_is_scheme_host_and_port(origin: str, host: str, scheme: str, ours: bool) -> None:
    assert is_ours(origin, host, scheme) is ours


@pytest.mark.parametrize(
    ("secure", "proto", "origin", "told"),
    [
        (False, None, "http", 200),  # plain http on a LAN
        (False, None, "https", 403),
        (False, "https", "https", 200),  # a proxy with TLS that says so
        (False, "https", "http", 403),
        (True, None, "https", 200),  # the host says so
        (True, None, "http", 403),
        (True, "http", "http", 403),
    ],
)
async def test_the_scheme_counts(
    secure: bool, proto: str | None, origin: str, told: int, tmp_path: Path
) -> None:
    async with running(tmp_path, secure=secure) as server, patient(server.url) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"].split(";")[0]
        headers = {
            "cookie": cookie,
            "x-csrf-token": cookie.partition("=")[2],
            "host": "play.example",
            "origin": f"{origin}://play.example",
        } | ({} if proto is None else {"x-forwarded-proto": proto})
        assert (await http.post("/api/me", json={"name": "Ada"}, headers=headers)).status_code == told


# ---- addresses


def lines(*values: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", value.encode()) for value in values]


@pytest.mark.parametrize(
    ("headers", "proxies", "who"),
    [
        ([], 1, "10.0.0.1"),
        (["198.51.100.7"], 0, "10.0.0.1"),
        (["198.51.100.7"], 1, "198.51.100.7"),
        (["1.1.1.1, 198.51.100.7"], 1, "198.51.100.7"),
        (["1.1.1.1", "198.51.100.7"], 1, "198.51.100.7"),  # several lines are one list
        (["198.51.100.7", "1.1.1.1, 198.51.100.8"], 1, "198.51.100.8"),
        (["198.51.100.7:5678"], 1, "198.51.100.7"),
        (["[2001:db8::1]:5678"], 1, "2001:db8::/64"),
        (["[2001:db8::2]"], 1, "2001:db8::/64"),
        (["2001:db8::3"], 1, "2001:db8::/64"),
        (["fe80::1%eth0"], 1, "fe80::/64"),
        (["fe80::1%another"], 1, "fe80::/64"),
        (["::ffff:198.51.100.7"], 1, "198.51.100.7"),
        (["1.1.1.1, unknown"], 1, "10.0.0.1"),
        (["1.1.1.1, _hidden17"], 1, "10.0.0.1"),
        (["1.1.1.1,"], 1, "10.0.0.1"),
        ([""], 1, "10.0.0.1"),
        (["198.51.100.7:port:more"], 1, "10.0.0.1"),
        (["1.1.1.1, 198.51.100.7, 10.0.0.2"], 2, "198.51.100.7"),
        (["10.0.0.2"], 2, "10.0.0.1"),  # it came around the outer proxy
    ],
)
def test_of_forwarded_addresses_only_what_our_proxies_wrote_counts(
    headers: Iterable[str], proxies: int, who: str
) -> None:
    assert sender("10.0.0.1", lines(*headers), proxies) == who


async def test_nobody_gets_round_the_limit_by_making_up_addresses(tmp_path: Path) -> None:
    strict = Limits(logins=(1e-6, 2.0), changes=NO_LIMITS.changes)
    async with running(tmp_path, limits=strict, trust_proxy=1) as server, Visitor(server.url) as eve:
        told = []
        for made_up in ("1.1.1.1", "1.1.1.2", "1.1.1.3"):
            headers = [
                ("x-csrf-token", eve.http.cookies["csrf"]),
                ("x-forwarded-for", made_up),
                ("x-forwarded-for", "198.51.100.7:1234"),
            ]
            body = {"name": "Bo", "password": PASSWORD}
            told.append((await eve.http.post("/api/login", json=body, headers=headers)).status_code)
        assert told == [401, 401, 429]


# ---- measuring


async def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    public, own = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    settings = Settings(data=tmp_path, limits=NO_LIMITS, metrics_port=own.getsockname()[1])
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="warning", ws="websockets-sansio"))
    task = asyncio.create_task(server.serve(sockets=[public, own]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done()
        async with patient() as http:
            assert "subrosa_moves_total" in (await http.get(f"{address(own)}metrics")).text
            for url in (f"{address(public)}metrics", f"{address(public)}/metrics/", f"{address(own)}api/me"):
                assert (await http.get(url)).status_code == 404
            assert (await http.get(address(own))).status_code == 404
            assert (await http.get(f"{address(public)}healthz")).status_code == 200
            spoofed = {"host": address(own).split("/")[2]}
            assert (await http.get(f"{address(public)}metrics", headers=spoofed)).status_code == 404
    finally:
        server.should_exit = True
        await task


async def test_metrics_are_nowhere_unless_the_host_wants_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server, patient(server.url) as http:
        assert (await http.get("/metrics")).status_code == 404


async def test_metrics_do_not_tell_what_happens_as_it_happens() -> None:
    now, count = 1000.0, 0

    async def measure() -> str:
        return f"moves {count}"

    published = Published(measure, lambda: now)
    assert await published.text() == "moves 0"
    count, now = 3, now + EVERY - 1
    assert await published.text() == "moves 0"
    now += 1
    assert await published.text() == "moves 3"
