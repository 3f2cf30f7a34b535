"""Tables made by requests, for tests that are about what comes after the lobby: to load a page takes a second."""

from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Page

from subrosa import games


def post(page: Page, address: str, path: str, **body: Any) -> Any:
    """Send a request of the page's own visitor, whom the server knows by their cookies, and return the answer."""
    page.request.get(f"{address}/api/me")
    cookies = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies(address)}
    headers = {"x-csrf-token": unquote(cookies["csrf"])}
    answer = page.request.post(f"{address}{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def make(page: Page, address: str, name: str, game: str, *seats: str, **more: Any) -> str:
    """Make a table for somebody who has just arrived; a seat is a word, or two with a level: "bot hard"."""
    post(page, address, "/api/me", name=name)
    wishes = [dict(zip(("kind", "bot"), seat.split(), strict=False)) for seat in seats]
    return str(post(page, address, "/api/tables", game=game, seats=wishes, **more)["id"])


def sit_down(page: Page, address: str, game: str) -> None:
    """Begin the game that the button on its box begins, without the lobby around it."""
    company = ["bot normal-any"] * (games.get(game).usual_seats - 1)
    page.goto(f"{address}/table/{make(page, address, 'Guest', game, 'me', *company)}")
    page.locator(".prompt").wait_for()
