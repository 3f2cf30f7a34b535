"""Boards come when their tables open; without a connection a page says so. bench/page.py measures how fast."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.browser.support import GAMES, PHONE, ROOT, newcomer, play_now, serving

pytestmark = pytest.mark.slow
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
}"""
LETTERS = "() => performance.getEntriesByType('resource').some(({name}) => name.endsWith('.woff2'))"
NAMES = "async () => (await caches.keys()).join()"
# What a table needs, at 50 kB a second: these are what lobby and table may weigh, with the heads of all answers.
LOBBY = 56_000
TABLE = 130_000
OF_THE_LOBBY = re.compile(r"/$|/assets/shell-|/api/games$")
# Nobody needs this to see the table and to answer: prettier letters, pictures on cards, rules, enlarged cards, the end.
CAN_WAIT = re.compile(r"\.woff2$|/assets/(_virtual_\w+|more|Zoom|RulesDrawer|Ending|scene)-")
WITHOUT_CONNECTION = {"/offline.html", "/offline.css", "/rose.svg"}


def listen(page: Page) -> list[str]:
    """Collect the paths that the page asks for, as it does."""
    paths: list[str] = []
    page.on("request", lambda request: paths.append(re.sub(r"^\w+://[^/]+", "", request.url)))
    return paths


def boards_in(paths: list[str]) -> set[str]:
    found = (re.match(r"/assets/(\w+)-[^/]*\.(js|css)$", path) for path in paths)
    return {match[1] for match in found if match and match[1] in GAMES}


@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]])
def test_the_lobby_fetches_no_board_and_a_table_only_its_own(
    browser: Browser, address: str, game: str
) -> None:
    with newcomer(browser) as context:
        page = context.new_page()
        paths = listen(page)
        page.goto(address)
        expect(page.locator("article.box h2")).to_have_count(len(GAMES))
        for box in page.locator("article.box h2").all():
            expect(box).to_have_text(re.compile(r"\w"))
        page.wait_for_load_state("networkidle")
        assert "/api/games" in paths
        assert boards_in(paths) == set()
        assert [path for path in paths if re.match(r"/api/(texts/\w+/|cards/|rules/)", path)] == []
        page.locator(f"article[data-game={game}] button").click()
        page.locator(".prompt").wait_for()
        page.locator("main.stage svg").first.wait_for()
        assert boards_in(paths) == {game}
        catalogues = {path for path in paths if re.match(r"/api/(texts/\w+/|cards/)", path)}
        assert catalogues == {f"/api/texts/en/{game}", f"/api/cards/{game}"}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_there_without_what_can_wait_and_weighs_little(
    browser: Browser, address: str, game: str
) -> None:
    with newcomer(browser, PHONE) as context:
        page = context.new_page()
        page.route(CAN_WAIT, lambda route: None)  # it does not come
        came = list[Request]()
        page.on("requestfinished", lambda request: came.append(request))
        page.goto(address, wait_until="commit")
        expect(page.locator("article.box h2")).to_have_count(len(GAMES))
        page.locator(f"article[data-game={game}] button").click()
        expect(page.locator(".prompt")).to_have_text(re.compile(r"\w"))
        page.locator("main.stage svg").first.wait_for()
        expect(page.locator(".rail .log")).to_have_count(1)
        weights = weigh(came)
        lobby = {path: weight for path, weight in weights.items() if OF_THE_LOBBY.match(path)}
        table = {path: weight for path, weight in weights.items() if path not in lobby}
        assert len(lobby) == 4
        assert {f"/api/texts/en/{game}", f"/api/cards/{game}", "/api/texts/en"} <= set(table)
        assert sum(lobby.values()) <= LOBBY, lobby
        assert sum(table.values()) <= TABLE, table
        assert not any(CAN_WAIT.search(request.url) for request in came)
        page.unroute_all()  # it only had to wait
        page.wait_for_function(LETTERS)


def weigh(requests: list[Request]) -> dict[str, int]:
    """Return what each file and catalogue weighed on its way, by its path."""
    weights: dict[str, int] = {}
    for request in requests:
        path = re.sub(r"^\w+://[^/]+", "", request.url)
        if re.match(r"/$|/assets/[^.]+\.(js|css)$|/api/(games|texts|cards)\b", path):
            sizes = request.sizes()
            weights[path] = sizes["responseHeadersSize"] + sizes["responseBodySize"]
    return weights


def test_a_board_that_does_not_come_can_be_asked_for_again(browser: Browser, address: str) -> None:
    game, held = GAMES[0], list[Route]()
    with newcomer(browser) as context:
        page = context.new_page()
        page.route(re.compile(rf"/assets/{game}-[^/]*\.js"), lambda route: held.append(route))
        page.goto(address)
        page.locator(f"article[data-game={game}] button").click()
        page.wait_for_url("**/table/*")
        expect(page.get_by_role("status").filter(has_text="Setting up the board")).to_be_visible()
        expect(page.get_by_role("banner").get_by_role("heading")).to_have_text(re.compile(r"\w"))
        held.pop().abort()
        expect(page.get_by_role("alert")).to_contain_text("Part of this page did not arrive")
        page.unroute_all()
        page.get_by_role("button", name="Try again").click()
        page.locator(".prompt").wait_for()
        expect(page.locator("main.stage svg").first).to_be_visible()


def test_without_a_connection_a_page_says_so_and_a_new_build_is_seen_at_once(
    browser: Browser, tmp_path: Path
) -> None:
    built = tmp_path / "dist"
    shutil.copytree(ROOT / "client" / "dist", built)
    with serving(client=built) as address, newcomer(browser, service_workers="allow") as context:
        page = context.new_page()
        play_now(page, address, GAMES[0])
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.reload()  # now everything passes through the worker
        page.locator(".prompt").wait_for()
        kept = set(page.evaluate(KEPT))
        assert kept >= WITHOUT_CONNECTION
        assert all(path.startswith("/assets/shell-") for path in kept - WITHOUT_CONNECTION)
        assert len(kept) == len(WITHOUT_CONNECTION) + 2

        context.set_offline(True)
        page.goto(f"{address}/table/abc")
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        expect(page.get_by_role("heading", name="Brak połączenia")).to_be_visible()
        assert page.evaluate("document.styleSheets[0].cssRules.length") > 0
        for path in ("/api/me", "/api/games", "/api/tables"):
            assert tried(page, path) == "no answer"
        context.set_offline(False)
        page.get_by_role("link", name="Try again").click()
        expect(page.get_by_role("heading", name="No such table")).to_be_visible()

        change(built / "index.html", "<title>", '<meta name="build" content="new"><title>')
        change(built / "worker.js", 'const VERSION = "', 'const VERSION = "new-')
        page.goto(address)
        expect(page.locator("meta[name=build]")).to_have_count(1)
        page.wait_for_function(f"async () => /^new-\\w+$/.test(await ({NAMES})())")


def tried(page: Page, path: str) -> Any:
    """Ask for something past the browser's own cache, as the page would."""
    ask = "(path) => fetch(path, {cache: 'no-store'}).then(() => 'an answer', () => 'no answer')"
    return page.evaluate(ask, path)


def change(file: Path, old: str, new: str) -> None:
    """Change a file of the build, and drop what was packed of it."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    file.with_name(f"{file.name}.br").unlink()
