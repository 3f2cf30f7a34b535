"""Which Python does the work: the one that started ./dev, or the system's, if it is a quicker build of that version.

Python built with its default settings, as pyenv builds it, is not optimised, and everything takes a third longer.
Those who build it for many people optimise it; distributions have ways of their own, so a Python in /usr is trusted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig

SYSTEM = "/usr/bin/python3"
# Is it of this version, and does it have what environments and extension modules are made with?
FIT = """
import ensurepip, pathlib, sys, sysconfig
headers = pathlib.Path(sysconfig.get_path("include"), "Python.h")
sys.exit(0 if sys.version_info[:2] == ({0}, {1}) and headers.exists() else 1)
"""


def is_optimised() -> bool:
    """Tell whether the Python that runs this was built to be fast."""
    return sys.base_prefix == "/usr" or "--enable-optimizations" in (
        sysconfig.get_config_var("CONFIG_ARGS") or ""
    )


def is_fit(python: str) -> bool:
    """Tell whether another Python can take over from this one."""
    question = FIT.format(*sys.version_info[:2])
    return (
        os.path.exists(python)
        and subprocess.run([python, "-c", question], capture_output=True).returncode == 0
    )


def take_over() -> None:
    """Let the system's Python go on from here, if it is the quicker one."""
    if not is_optimised() and is_fit(SYSTEM):
        os.execv(SYSTEM, [SYSTEM, *sys.argv])
