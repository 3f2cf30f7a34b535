"""A hook of the wheel's build: the built browser client and, if asked for, the compiled modules go into the package."""

import os
import platform
import re
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GLIBC = re.compile(rb"GLIBC_2\.(\d+)")  # how modules say which version of the C library has what they call
OLDEST = 17  # of those that Pythons from registries run on


class WheelHook(BuildHookInterface[Any]):
    """`./dev build` makes both first. A wheel without the client says so when it serves."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "client", "dist")
        if version != "editable" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "subrosa/table/web/static"
        if folder := os.environ.get("SUBROSA_COMPILED"):  # for the Python that runs this, and for no other
            modules = sorted(Path(folder).rglob("*.so"))
            for file in modules:
                build_data["force_include"][str(file)] = str(file.relative_to(folder))
            build_data["pure_python"] = False
            if tag := manylinux([file.read_bytes() for file in modules]):
                build_data["tag"] = tag
            else:
                build_data["infer_tag"] = True


def manylinux(modules: list[bytes]) -> str:
    """Return the tag of a wheel for every Linux whose C library has all that these modules ask for (PEP 600).

    Registries accept no other for Linux; elsewhere there is none. What mypyc makes needs no other library.
    """
    kind = sysconfig.get_platform()
    if not kind.startswith("linux-") or platform.libc_ver()[0] != "glibc":
        return ""
    wanted = [int(number) for module in modules for number in GLIBC.findall(module)]
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-manylinux_2_{max([OLDEST, *wanted])}_{kind.removeprefix('linux-').replace('-', '_')}"
