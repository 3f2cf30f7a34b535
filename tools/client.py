"""The browser client: built from client/ into client/dist, with the system's Node or one from PyPI.

Standard library only. What was built is remembered by a hash of all that it was built from.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from environments import (
    REQUIREMENTS,
    ROOT,
    Failed,
    apt_install,
    make_venv,
    may_install,
    pip_install,
    quietly,
    stage,
    stamp_for,
    stamped,
)

CLIENT = ROOT / "client"
BUILT = CLIENT / "dist"
STAMP = BUILT / ".stamp"
NODE_VENV = ROOT / ".venv-node"
OLDEST = (20, 19)
MADE = {".svelte-check", "dist", "node_modules"}


def build() -> None:
    """Build the client if it has changed since it was built last."""
    stamp = stamp_of_sources()
    if stamped(STAMP, stamp):
        return
    install()
    with stage("building the browser client"):
        npm("run", "build")
    STAMP.write_text(stamp)


def test() -> None:
    """Check the client's types and run its own tests."""
    install()
    with stage("svelte-check"):
        shutil.rmtree(
            CLIENT / ".svelte-check", ignore_errors=True
        )  # it would go on checking files that are gone
        npm("run", "check")
    with stage("tests of the client's parts"):
        npm("test")


def install() -> None:
    """Install what the client is built with."""
    wanted, installed = stamp_for(CLIENT / "package-lock.json"), CLIENT / "node_modules" / ".subrosa"
    if not stamped(installed, wanted):
        with stage("installing what the browser client is built with"):
            npm("ci", "--no-audit", "--no-fund")
        installed.write_text(wanted)


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    path = os.pathsep.join([str(node_folder()), os.environ.get("PATH", os.defpath)])
    program = shutil.which("npm", path=path)
    if program is None:
        raise Failed("there is no npm beside Node", "Install Node with npm, or remove Node and run it again.")
    quietly(
        ["env", f"PATH={path}", program, *words], "Is the network there?" if "ci" in words else "", CLIENT
    )


def set_up_chromium() -> None:
    """Find the browser for the tests: Debian's, installed if it is missing and we may.

    The headless shell is Chromium without a desktop around the page: the same engine for two thirds of the time.
    """
    if any(shutil.which(name) for name in ("chromium-headless-shell", "chromium")):
        return
    advice = "Install it: apt install chromium-headless-shell"
    if not may_install():
        raise Failed("the tests need the browser Chromium", advice)
    with stage("installing Chromium for the tests"):
        apt_install("chromium-headless-shell", advice)


def stamp_of_sources() -> str:
    """Return a hash of everything that the build reads."""
    files = [
        file
        for file in sorted(CLIENT.rglob("*"))
        if file.is_file() and not MADE & set(file.relative_to(CLIENT).parts)
    ]
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(CLIENT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def node_folder() -> Path:
    """Return the folder of a Node that is new enough: the system's, or one in its own environment."""
    found = shutil.which("node")
    if found is not None and version(found) >= OLDEST:
        return Path(found).parent
    stamp = stamp_for(REQUIREMENTS / "node.txt")
    if not stamped(NODE_VENV / ".node", stamp):
        make_venv(NODE_VENV)
        with stage("installing Node"):
            pip_install(NODE_VENV, "--require-hashes", "-r", REQUIREMENTS / "node.txt")
        (NODE_VENV / ".node").write_text(stamp)
    return NODE_VENV / "bin"


def version(node: str) -> tuple[int, ...]:
    """Return the first two numbers of its version."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
