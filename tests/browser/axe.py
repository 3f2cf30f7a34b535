"""What axe finds wrong with a page."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.support import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"


EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}


def complaints(page: Page, where: str = "", about: dict[str, Any] = EVERYTHING) -> list[str]:
    """Return what axe finds wrong; the browser itself puts the tool in, past the content policy."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished))"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("about => axe.run(document, about)", about)
    return [
        f"{where}: {one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def complaints_in_both_themes(page: Page, where: str) -> list[str]:
    """Return what axe finds wrong by day, and by lamplight, where all is the same but for the colours."""
    found = []
    themes: dict[Literal["light", "dark"], dict[str, Any]] = {"light": EVERYTHING, "dark": COLOURS}
    for theme, about in themes.items():
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += complaints(page, f"{where}, {theme}", about)
    return found
