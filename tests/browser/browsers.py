"""Browsers that visitors take over from each other, so that not each of them has to compile the page anew."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext

# By what they were made with; each has a single tab, which shows an answer without any script. Since that comes from
# the same place as the page, the tab keeps its process (Chromium is started with --process-per-site).
unused: defaultdict[tuple[Browser, str], list[BrowserContext]] = defaultdict(list)
STILL_THERE = "/healthz"


def make(browser: Browser, scripts: list[str], options: dict[str, Any]) -> BrowserContext:
    """Return a browser of one's own: it has never seen the page, and runs the scripts before those of any page."""
    context = browser.new_context(**options)
    for script in scripts:
        context.add_init_script(script)
    return context


@contextmanager
def lent(browser: Browser, scripts: list[str], options: dict[str, Any]) -> Iterator[BrowserContext]:
    """Lend a browser that has forgotten whoever used it before, but knows the page.

    A fresh one takes half a second of processor time more for its first page. Whoever does to all of it what
    cannot be undone, such as setting its clock or adding scripts, needs one of their own; their tabs are closed anyway.
    """
    waiting = unused[browser, repr((scripts, sorted(options.items())))]
    context = waiting.pop() if waiting else make(browser, scripts, options)
    context.grant_permissions(options.get("permissions", []))  # which whoever had it before has given back
    try:
        yield context
    except BaseException:
        context.close()
        raise
    if forgets(context):
        waiting.append(context)
    else:
        context.close()


def forgets(context: BrowserContext) -> bool:
    """Leave nothing of a visitor in a browser but the files of the page; tell whether that could be done."""
    tabs = [tab for tab in context.pages if not tab.url.endswith(STILL_THERE)]
    servers = {"://".join(urlsplit(tab.url)[:2]) for tab in tabs}
    if len(servers) != 1 or not min(servers).startswith("http"):
        return False  # what was kept for a page that is no longer open is out of reach
    [server] = servers
    context.set_offline(False)
    context.unroute_all()
    context.clear_permissions()
    last = next((tab for tab in context.pages if tab not in tabs), None) or context.new_page()
    if not last.url.startswith(f"{server}/"):
        last.goto(f"{server}{STILL_THERE}")
    for tab in tabs:
        tab.close()
    last.evaluate("localStorage.clear()")
    context.clear_cookies()
    return True
