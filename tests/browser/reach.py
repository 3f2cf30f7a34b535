"""Play whole games by clicks and count, at every prompt and on every small screen, what cannot be tapped.

`python -m tests.browser.reach [games] [languages] [prompts]`, the first two with commas: `overlord,nanty en,pl 200`.
The last number says how much of the short side of a low screen the board keeps, where that is least.
"""

import sys
from collections import defaultdict

from playwright.sync_api import Browser

from tests.browser.screens import LOW, PHONES, Seen, Size, look, prompts
from tests.browser.support import GAMES, chromium, play_now, serving, visitor

ENOUGH = 1000
SMALL = (*PHONES, *LOW)  # large screens have room, and to draw them takes most of the time


def measure(browser: Browser, address: str, game: str, lang: str, most: int) -> dict[Size, list[Seen]]:
    found: dict[Size, list[Seen]] = defaultdict(list)
    with visitor(browser, lang=lang) as context:
        page = context.new_page()
        play_now(page, address, game)
        for _ in prompts(page, most):
            for size in SMALL:
                found[size].append(look(page, size))
    return found


def report(game: str, lang: str, found: dict[Size, list[Seen]]) -> None:
    for (width, height), screens in found.items():
        heights = sorted(seen.board[1] for seen in screens)
        print(
            f"{game:10} {lang} {width:4}x{height:<4} prompts {len(screens):3}",
            f"covered {sum(bool(seen.covered) for seen in screens):3}",
            f"scrolled to {sum(bool(seen.unseen) for seen in screens):3}",
            f"cards {sum(bool(seen.cards) for seen in screens):3}",
            f"tabs {sum(bool(seen.tabs) for seen in screens):3}",
            f"board {screens[0].board[0]} x {heights[0]}..{heights[-1]}",
            f"{min(min(seen.board) for seen in screens) / min(width, height):.0%}"
            if (width, height) in LOW
            else "",
            "sideways" if any(seen.sideways for seen in screens) else "",
            flush=True,
        )


def main(arguments: list[str]) -> int:
    names, langs, most, *_ = (*arguments, "", "", "")
    with serving() as address, chromium() as browser:
        for game in names.split(",") if names else GAMES:
            for lang in langs.split(",") if langs else ("en", "pl"):
                report(game, lang, measure(browser, address, game, lang, int(most or ENOUGH)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
