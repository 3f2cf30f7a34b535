"""The compiled package: a complete copy of subrosa with core, the games' rules and how bots judge compiled by mypyc.

`build/compiled` is optimised, to play and to measure; `build/compiled-for-tests` is made quickly if that one is stale.

Python prefers an extension module to a source file of the same name, so the sources stay beside them.
./dev imports this file, with any Python, to ask whether the copy is fresh; only `python tools/compiled.py
FOLDER`, which makes it, runs inside the environment and needs mypyc.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "subrosa"
# The engine, and the rules of the games with what they share. Of the rest of a game, what bots judge by (`judging`).
PARTS = ("core/**/*.py", "parts/*.py", "games/standard.py", "games/*/rules/**/*.py")
BOTS = "games/*/bots/*.py"
IMPORT = re.compile(r"^(?:from|import) (subrosa[\w.]*)", re.MULTILINE)

QUICK_COMPILER = "tcc"

# Modules that stay interpreted, by path inside the package. So does every __init__.py: it only gathers names.
EXCLUDED: set[str] = set()


def modules() -> list[str]:
    """Return what is compiled, as paths from the folder above the package."""
    files = [file for part in PARTS for file in sorted(PACKAGE.glob(part)) if file.name != "__init__.py"]
    found = [str(file.relative_to(PACKAGE.parent)) for file in files]
    kept = [name for name in found if name.removeprefix("subrosa/") not in EXCLUDED]
    return kept + judging({module_of(name) for name in kept})


def judging(compiled: set[str]) -> list[str]:
    """Return the modules of the games' bots that import nothing of ours but what is compiled: those that judge.

    Bots themselves extend a class that anybody may extend, and that stays interpreted.
    """
    files = [file for file in sorted(PACKAGE.glob(BOTS)) if file.name != "__init__.py"]
    names = [str(file.relative_to(PACKAGE.parent)) for file in files]
    imports = {name: set(IMPORT.findall(file.read_text())) for name, file in zip(names, files, strict=True)}
    while True:
        known = compiled | {module_of(name) for name in names}
        fewer = [name for name in names if imports[name] <= known]
        if fewer == names:
            return names
        names = fewer


def module_of(name: str) -> str:
    """Return the name of a module by its path."""
    return name.removesuffix(".py").replace("/", ".")


def stamp() -> str:
    """Return a hash of all that the extension modules depend on: sources, this file, mypyc and Python."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(Path(__file__).read_bytes())
    pins = (ROOT / "requirements" / "dev.txt").read_text()
    digest.update(" ".join(re.findall(r"^mypy==\S+", pins, re.MULTILINE)).encode())
    for name in modules():
        digest.update(name.encode() + b"\0" + (PACKAGE.parent / name).read_bytes())
    return digest.hexdigest()


class Compiled(NamedTuple):
    """A compiled copy of the package: where it is, and how much the C compiler is told to optimise."""

    folder: Path
    level: str

    @property
    def stamp(self) -> Path:
        return self.folder / ".stamp"

    def is_there(self) -> bool:
        return self.stamp.exists()

    def is_fresh(self) -> bool:
        return self.is_there() and self.stamp.read_text() == stamp()

    def refresh(self) -> None:
        """Bring the other files up to date, so that only a change in core or rules asks for the compiler."""
        copy = self.folder / "subrosa"
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

    def make(self) -> None:
        """Compile into a folder beside it, and put it in place when it is complete."""
        from mypyc.build import mypycify
        from setuptools import setup

        if self.level == "0":
            prefer_quick_compiler()
        made_from = stamp()
        work = self.folder.with_name(f"{self.folder.name}.new")
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(PACKAGE, work / "subrosa", ignore=shutil.ignore_patterns("__pycache__"))
        os.chdir(work)
        # All modules in one call: calls between modules of one group are direct C calls.
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *modules()],
            opt_level=self.level,
            debug_level="0",
            group_name="subrosa",
        )
        # Looking for warnings in generated C takes longer than compiling it. The second flag lets gcc inline functions
        # within the shared library, which makes games 5 % faster. The third leaves out what Python's headers assert
        # about themselves, which mypyc asks for where nothing is optimised: without it games are 15 % faster there.
        flags = [*extensions[0].extra_compile_args, "-Wno-all", "-fno-semantic-interposition", "-DNDEBUG"]
        for extension in extensions:
            extension.extra_compile_args = flags
        setup(name="subrosa-compiled", ext_modules=extensions, script_args=["build_ext", "--inplace"])
        for leftover in ("build", ".mypy_cache"):
            shutil.rmtree(work / leftover, ignore_errors=True)
        (work / self.stamp.name).write_text(made_from)

        old = self.folder.with_name(f"{self.folder.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        if self.folder.exists():
            self.folder.rename(old)
        work.rename(self.folder)
        shutil.rmtree(old, ignore_errors=True)


def prefer_quick_compiler() -> None:
    """Let tcc compile, if it is there and copes with the headers of this Python, and if nobody has chosen another.

    It needs two seconds where gcc needs a minute and a half, even if it optimises nothing. What mypyc has made of the
    rules is the same.
    """
    quick = shutil.which(QUICK_COMPILER)
    headers = [f"-I{sysconfig.get_path('include')}", "-include", "Python.h"]
    if quick is not None and "CC" not in os.environ and compiles([quick, *headers]):
        os.environ.update(CC=quick, LDSHARED=f"{quick} -shared")


def compiles(command: list[str]) -> bool:
    """Tell whether a C compiler makes something of no source at all and the headers it is given."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "empty.c")
        source.touch()
        line = [*command, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(line, capture_output=True).returncode == 0


FAST = Compiled(ROOT / "build" / "compiled", "3")
FOR_TESTS = Compiled(ROOT / "build" / "compiled-for-tests", "0")


def files_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def no_compiler() -> str:
    """Return why this machine cannot compile, or nothing if it can."""
    if shutil.which(os.environ.get("CC", "cc").split()[0]) is None:
        return "there is no C compiler (apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (apt install python3-dev)"
    return ""


if __name__ == "__main__":
    {build.folder.name: build for build in (FAST, FOR_TESTS)}[sys.argv[1]].make()
