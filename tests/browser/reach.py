"""Play whole games by clicks and count, at every prompt and on every screen, what cannot be tapped.

`python -m tests.browser.reach [games] [languages] [prompts]`, each a list with commas: `overlord,nanty en,pl 200`.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from tests.browser.screens import SIZES, Seen, look
from tests.browser.support import DESKTOP, GAMES, Clicker, chromium, over, play_now, serving, visitor

ENOUGH = 1000
Size = tuple[int, int]


def prompts(page: Page, most: int) -> Iterator[int]:
    """Play, and stop at every prompt that asks for something."""
    clicker = Clicker(page, seed=4, auto=False)
    for n in range(most):
        for _ in range(200):
            if over(page) or page.locator(".prompt:not(.wait) .acts button").count():
                break
            page.wait_for_timeout(40)
        if over(page):
            return
        yield n
        page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
        clicker.play(1, seconds=30)


def measure(browser: Browser, address: str, game: str, lang: str, most: int) -> dict[Size, list[Seen]]:
    found: dict[Size, list[Seen]] = defaultdict(list)
    with visitor(browser, lang=lang) as context:
        page = context.new_page()
        play_now(page, address, game)
        for _ in prompts(page, most):
            for size in SIZES:
                found[size].append(look(page, size))
    return found


def report(game: str, lang: str, found: dict[Size, list[Seen]]) -> None:
    for (width, height), all_seen in found.items():
        count = Counter(
            {
                name: sum(bool(getattr(seen, name)) for seen in all_seen)
                for name in ("covered", "unseen", "cards", "tabs")
            }
        )
        heights = sorted({seen.board[1] for seen in all_seen})
        print(
            f"{game:10} {lang} {width:4}x{height:<4} prompts {len(all_seen):3}",
            f"covered {count['covered']:3} scrolled to {count['unseen']:3} cards {count['cards']:3} tabs {count['tabs']:3}",
            f"board {all_seen[0].board[0]} x {heights[0]}..{heights[-1]}",
            "SIDEWAYS" if any(seen.sideways for seen in all_seen) else "",
            flush=True,
        )


def main(arguments: list[str]) -> int:
    wanted = (*arguments, "", "", "")
    with serving() as address, chromium() as browser:
        for game in wanted[0].split(",") if wanted[0] else GAMES:
            for lang in wanted[1].split(",") if wanted[1] else ("en", "pl"):
                report(game, lang, measure(browser, address, game, lang, int(wanted[2] or ENOUGH)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
