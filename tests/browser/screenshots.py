"""Pictures of the pages for the README and the docs: `python -m tests.browser.screenshots [folder] [part of a name]`.

Every picture is taken in a real game against bots, played by clicks to a moment worth looking at. They are WebP, which
Chromium writes by itself, so that all of them together stay small.
"""

import base64
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.support import (
    DESKTOP,
    GAMES,
    PHONE,
    ROOT,
    Clicker,
    chromium,
    over,
    play_now,
    played_of,
    serving,
    visitor,
)

ENOUGH = 1500
QUALITY = 88
FULL = "desktop-en-light"  # in this look every game is shown to its end
LOOKS = (
    ("desktop", DESKTOP, "en", "light"),
    ("desktop", DESKTOP, "pl", "dark"),
    ("phone", PHONE, "en", "light"),
    ("phone", PHONE, "pl", "dark"),
)


def shots(browser: Browser, address: str, wanted: str) -> Iterator[tuple[str, Page]]:
    """Yield pages ready to be photographed, each with the name of its picture."""
    for device, size, lang, theme in LOOKS:
        end = f"{device}-{lang}-{theme}"
        with visitor(browser, size, lang, theme, painted=True) as context:
            page = context.new_page()
            for game in GAMES:
                if wanted in f"{game}-{end}":
                    play_now(page, address, game)
                    reach_the_middle(page, game)
                    page.wait_for_timeout(700)
                    yield f"{game}-{end}", page
            for game in GAMES if end == FULL else GAMES[:1]:
                if wanted in f"{game}-ending-{end}" or wanted in f"{game}-replay-{end}":
                    play_now(page, address, game)
                    Clicker(page, seed=3).play(ENOUGH, seconds=600)
                    page.wait_for_timeout(700)
                    yield f"{game}-ending-{end}", page
                    page.locator("a[href*='/replay/']").click()
                    page.locator(".controls").wait_for()
                    for _ in range(3):
                        page.keyboard.press("PageDown")
                        page.wait_for_timeout(300)
                    page.wait_for_timeout(700)
                    yield f"{game}-replay-{end}", page
            if wanted in f"lobby-{end}":
                page.goto(address)
                page.locator("article").nth(2).wait_for()
                page.wait_for_timeout(700)
                yield f"lobby-{end}", page


def reach_the_middle(page: Page, game: str) -> None:
    """Play until the game is well under way and there is something to decide; in Overlord, with a card on the table."""
    clicker = Clicker(page, seed=5, auto=False)
    clicker.play(played_of(game).MIDDLE)
    for _ in range(60):
        asked = page.locator(".prompt:not(.wait) .acts button").count() > 0
        if over(page) or (asked and (game != "overlord" or page.locator(".middle .now").count())):
            return
        clicker.play(1, seconds=2)


def photograph(page: Page, path: Path) -> Path:
    """Photograph what the page shows; Playwright itself writes no WebP."""
    page.evaluate("document.fonts.ready")
    shot = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    path.write_bytes(base64.b64decode(shot["data"]))
    return path


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "images"
    wanted = arguments[1] if len(arguments) > 1 else ""
    folder.mkdir(parents=True, exist_ok=True)
    with serving("instant") as address, chromium() as browser:
        for name, page in shots(browser, address, wanted):
            print(photograph(page, folder / f"{name}.webp"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
