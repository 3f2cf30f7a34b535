"""Who comes later finds nothing of whoever used the same browser before."""

import pytest
from playwright.sync_api import Browser

from tests.browser.support import ON_ITS_SIDE, visitor
from tests.browser.tables import make

pytestmark = pytest.mark.slow
FOUND = """() => [
  Object.keys(localStorage), Object.keys(sessionStorage), Notification.permission, navigator.onLine,
]"""


def test_browsers_forget_their_visitors(browser: Browser, address: str) -> None:
    used, found = [], []
    for name in ("Ada", "Bo"):
        with visitor(browser, ON_ITS_SIDE, lang="pl") as context:
            assert context.cookies() == []
            page = context.new_page()
            page.goto(f"{address}/about")
            page.locator("h1").first.wait_for()
            used.append(context)
            found.append((page.evaluate(FOUND), page.request.get(f"{address}/api/me").json()["name"]))
            make(page, address, name, "nanty", "me", "open")
            page.evaluate("localStorage['kept'] = sessionStorage['kept'] = 'something'")
            context.grant_permissions(["notifications"])
            context.route("**", lambda route: route.abort())
            context.set_offline(True)
    assert used[0] is used[1]
    assert found[0] == found[1]
