"""The compiled package: a complete copy of subrosa with core and the games' rules compiled by mypyc, in build/compiled.

Python prefers an extension module to a source file of the same name, so the sources stay beside them.
./dev imports this file, with any Python, to ask whether the copy is fresh; only `python tools/compiled.py`,
which makes it, runs inside the environment and needs mypyc.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "subrosa"
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / ".stamp"

# The engine, and the rules of the games with what they share; the rest of a game stays interpreted.
PARTS = ("core/**/*.py", "parts/*.py", "games/standard.py", "games/*/rules/**/*.py")

# Modules that stay interpreted, by path inside the package. So does every __init__.py: it only gathers names.
EXCLUDED: set[str] = set()


def modules() -> list[str]:
    """What is compiled, as paths from the folder above the package."""
    return [
        str(file.relative_to(PACKAGE.parent))
        for part in PARTS
        for file in sorted(PACKAGE.glob(part))
        if file.name != "__init__.py" and str(file.relative_to(PACKAGE)) not in EXCLUDED
    ]


def stamp() -> str:
    """A hash of all that the extension modules depend on: sources, this file, mypyc and Python."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(Path(__file__).read_bytes())
    pins = (ROOT / "requirements" / "dev.txt").read_text()
    digest.update(" ".join(re.findall(r"^mypy==\S+", pins, re.MULTILINE)).encode())
    for name in modules():
        digest.update(name.encode() + b"\0" + (PACKAGE.parent / name).read_bytes())
    return digest.hexdigest()


def is_there() -> bool:
    return STAMP.exists()


def is_fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == stamp()


def refresh_copy() -> None:
    """Bring the other files up to date, so that only a change in core or games asks for the compiler."""
    copy = COMPILED / "subrosa"
    ours = {file.relative_to(PACKAGE): file for file in files_in(PACKAGE)}
    for name, file in ours.items():
        there = copy / name
        if not there.exists() or there.stat().st_mtime_ns != file.stat().st_mtime_ns:
            there.parent.mkdir(parents=True, exist_ok=True)
            half_written = there.with_name(f"{there.name}.{os.getpid()}")
            shutil.copy2(file, half_written)
            half_written.replace(there)  # in one go: another ./dev may be reading
    for there in files_in(copy):
        if there.suffix != ".so" and there.relative_to(copy) not in ours:
            there.unlink()


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def no_compiler() -> str:
    """Why this machine cannot compile, or nothing if it can."""
    if shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        return "there is no C compiler (apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (apt install python3-dev)"
    return ""


def build() -> None:
    """Compile into a folder beside and put it in place when it is complete."""
    from mypyc.build import mypycify
    from setuptools import setup

    made_from = stamp()
    work = COMPILED.with_name("compiled.new")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(PACKAGE, work / "subrosa", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(work)
    # All modules in one call: calls between modules of one group are direct C calls.
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *modules()],
        opt_level="3",
        debug_level="0",
        group_name="subrosa",
    )
    for extension in extensions:  # lets gcc inline functions within the shared library: 5 % faster
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    setup(name="subrosa-compiled", ext_modules=extensions, script_args=["build_ext", "--inplace"])
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(work / leftover, ignore_errors=True)
    (work / STAMP.name).write_text(made_from)

    old = COMPILED.with_name("compiled.old")
    shutil.rmtree(old, ignore_errors=True)
    if COMPILED.exists():
        COMPILED.rename(old)
    work.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    build()
