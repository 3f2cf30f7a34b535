"""The tool around the project: ./dev, the pinned requirements, the two builds."""

import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from tools import compiled, quicker, suite

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = [
    "serve",
    "play",
    "run",
    "test",
    "check",
    "fuzz",
    "mutate",
    "load",
    "bench",
    "build",
    "lock",
    "clean",
]

MARK = "mark." + "once"


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "dev", *arguments], capture_output=True, text=True)


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_overview_lists_every_command() -> None:
    text = dev().stdout
    assert [line.split()[0] for line in text.splitlines() if re.match(r"  \w", line)] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = dev(command, "--help")
    assert done.returncode == 0
    assert len(done.stdout) > 20


def test_unknown_commands_and_arguments_are_refused() -> None:
    assert dev("sreve").returncode == 2
    assert "no command sreve" in dev("sreve").stderr
    done = dev("clean", "everything")
    assert done.returncode == 1
    assert "unknown argument: everything" in done.stderr


@pytest.mark.parametrize("name", ["run", "env", "lab", "dev", "learn", "peers", "node", "uv"])
def test_every_requirement_is_pinned_with_hashes_and_names_no_place(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in text
    requirements = re.split(r"\n(?=\S)", text.strip())
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+==\S+ ", requirement), requirement
        assert "--hash=sha256:" in requirement, requirement


def test_tools_are_tested_with_the_packages_players_get() -> None:
    assert pins("run").items() <= pins("dev").items()


def test_dependencies_of_the_package_are_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    dependencies = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    wanted = {plain(re.split(r"[\[<>=~ ]", dependency)[0]) for dependency in dependencies}
    assert wanted <= set(pins("run"))


def test_a_quicker_python_of_the_same_version_takes_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taken: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda program, line: taken.append([program, *line]))
    monkeypatch.setattr(sys, "argv", ["./dev", "test"])
    monkeypatch.setattr(sys, "base_prefix", "/home/somebody/python")
    built = {"CONFIG_ARGS": "'--enable-optimizations'"}
    monkeypatch.setattr("sysconfig.get_config_var", built.get)
    system = tmp_path / "python3"
    monkeypatch.setattr(quicker, "SYSTEM", str(system))

    def stand_in(answer: int) -> None:
        system.write_text(f"#!/bin/sh\nexit {answer}\n")
        system.chmod(0o755)

    stand_in(0)
    quicker.take_over()
    assert taken == []  # the one that runs is quick enough
    built.clear()
    quicker.take_over()
    assert taken == [[str(system), str(system), "./dev", "test"]]
    stand_in(1)  # as one that is older, or without headers
    quicker.take_over()
    system.unlink()
    quicker.take_over()
    assert len(taken) == 1


def test_the_build_in_use_is_the_one_that_was_meant() -> None:
    suffix = ".so" if os.environ.get("SUBROSA_BUILD") == "compiled" else ".py"
    names = compiled.modules()
    assert names
    for name in names:
        module = importlib.import_module(name.removesuffix(".py").replace("/", "."))
        assert str(module.__file__).endswith(suffix), name


def test_what_bots_judge_by_is_compiled() -> None:
    """A bot extends a class that is interpreted; whatever imports no such class and no bot is compiled.

    `judging` looks for modules, so one that imports from a package would stay interpreted, and nobody would notice.
    """
    source = compiled.PACKAGE.parent
    packages = {
        f"{file.relative_to(source)}: {module}"
        for file in compiled.PACKAGE.glob(compiled.BOTS)
        for module in compiled.IMPORT.findall(file.read_text("utf-8"))
        if module.startswith("subrosa.games.") and (source / module.replace(".", "/")).is_dir()
    }
    assert packages == set()


def test_the_compiled_copy_follows_files_that_are_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, copy = tmp_path / "src", tmp_path / "build" / "subrosa"
    monkeypatch.setattr(compiled, "PACKAGE", package)
    for folder, name, text in [
        (package, "new.ftl", "new"),
        (package, "changed.toml", "after"),
        (copy, "changed.toml", "before"),
        (copy, "gone.py", ""),
        (copy, "native.so", "machine code"),
    ]:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)

    os.utime(copy / "changed.toml", (1, 1))
    compiled.Compiled(copy.parent, "0").refresh()

    found = {file.name: file.read_text() for file in copy.iterdir()}
    assert found == {"new.ftl": "new", "changed.toml": "after", "native.so": "machine code"}


def test_what_runs_once_lies_where_both_builds_are_tested() -> None:
    """Elsewhere there is no other run: the mark would leave the test out."""
    marked = {
        file.relative_to(ROOT / "tests")
        for file in (ROOT / "tests").rglob("*.py")
        if MARK in file.read_text()
    }
    assert marked
    assert {file.parts[0] for file in marked} <= set(suite.ON_BOTH)


def test_the_suite_names_folders_that_there_are() -> None:
    assert not set(suite.ON_BOTH) & set(suite.ON_THE_FASTER)
    for name in (*suite.ON_BOTH, *suite.ON_THE_FASTER, *suite.IN_TIME):
        assert list((ROOT / "tests" / name).rglob("test_*.py")), name


def test_whoever_names_files_gets_them_on_both_builds() -> None:
    assert suite.is_chosen(["-k", "retaliation", "tests/rules"])
    assert suite.is_chosen(["tests/project/test_dev.py::test_overview_lists_every_command"])
    assert not suite.is_chosen(["-x", "--durations=5"])
