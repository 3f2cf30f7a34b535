"""What axe finds wrong with a page."""

from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.browser.support import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# With the colours that people see, which pages of tests mostly do without.
LOOK = """async ([where, about]) => {
  const sheet = window.unpainted ?? {};
  sheet.disabled = true;
  try {
    return await axe.run(where, about);
  } finally {
    sheet.disabled = false;
  }
}"""
# Style sheets are fetched once more for a single rule, which is an experiment and off: we do without.
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}
BUT_COLOURS = {**EVERYTHING, "rules": {"color-contrast": {"enabled": False}}}


def complaints(
    page: Page, where: str = "", about: dict[str, Any] = EVERYTHING, within: str = "html"
) -> list[str]:
    """Return what axe finds wrong; the browser itself puts the tool in, past the content policy."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished))"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(LOOK, [within, about])
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
