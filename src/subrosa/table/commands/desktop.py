"""The page opens by itself for whoever starts the server at a desktop, and for nobody else."""

import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Final

PATIENCE: Final = 30.0  # seconds until we give up on a server that does not answer


def has_desktop(environment: Mapping[str, str], platform: str, terminal: bool) -> bool:
    """Tell whether somebody sits at a screen: not in tests, not on a build server, not over a remote shell."""
    if not terminal or environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_soon(address: str) -> threading.Thread:
    """Open the page as soon as the server answers, without waiting for it here."""
    thread = threading.Thread(target=open_when_ready, args=(address,), daemon=True)
    thread.start()
    return thread


def open_when_ready(address: str) -> None:
    """Open the page once the server answers. A browser that cannot be found is no harm: the address is printed too."""
    until = time.monotonic() + PATIENCE
    while not answers(address):
        if time.monotonic() > until:
            return
        time.sleep(0.1)
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        print(f"No browser could be opened: go to {address}", file=sys.stderr, flush=True)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
