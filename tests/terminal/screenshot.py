"""The picture in the README: `python -m tests.terminal.screenshot` redraws it, always the same.

A game between random bots is followed until the person at seat 0 has something worth looking at to decide.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from subrosa import games
from subrosa.files import HUMAN, Company
from subrosa.terminal.screen.app import TableApp
from subrosa.terminal.session.session import Session

SIZE: Final = (124, 37)
NAMES: Final = ("Marta", "Bruno", "Ines", "Kai", "Ola", "Remi", "Tomek")
FONT: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
FIRST: Final = 132  # no game before this one has a good moment, and looking takes a while
PICTURE: Final = Path("docs", "images", "terminal.svg")


def scene(folder: Path) -> Session:
    """Return a table at a good moment: an attempt with a choice of cards, somebody out, something known."""
    game = games.get("overlord")
    for seed in range(FIRST, 1000):
        table = Company(list(NAMES), ["random"] * len(NAMES), "en")
        session = Session(table, game.new(seats=len(NAMES), seed=seed), folder / "picture.save")
        while not session.over:
            view = session.state.view(0)
            if view["facts"]["round"] > 2:
                break
            if 0 in session.state.waiting and is_good(view):
                table.seats[0] = HUMAN
                return Session(table, session.state, session.path)
            session.bots_decide()
    raise RuntimeError("no game has a good moment any more: ask for less in is_good")


def is_good(view: dict[str, dict[str, object]]) -> bool:
    """Tell whether there is something to decide, and something to see."""
    players = view["facts"]["players"]
    assert isinstance(players, list)
    known = [player for player in players if player["shown"] and player["seat"] != 0]
    return (
        view["prompt"]["id"] == "attempt"
        and len(view["choices"]) in (4, 5, 6)
        and len(players[0]["shown"]) == 0
        and 3 <= players[0]["cards"] <= 4
        and sum(player["token"] > 0 for player in players) == 1
        and len(known) > 0
    )


async def draw() -> str:
    """Return the picture as SVG."""
    with tempfile.TemporaryDirectory() as folder:
        app = TableApp(scene(Path(folder)), "instant")
        async with app.run_test(size=SIZE) as pilot:
            while not app.tabletop.offered:
                await pilot.pause(0.01)
            await pilot.press("down")
            await pilot.pause()
            picture = app.export_screenshot(title="subrosa play overlord")
    # No fonts from elsewhere: whoever looks at it has one.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]+;", f"font-family: {FONT};", picture)


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(asyncio.run(draw()), "utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
