"""The browser's types are those of the server: the same names with the same fields."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest

from subrosa.table import protocol
from subrosa.table.protocol import from_client, from_server
from tests.table.support import Visitor, running

BROWSER = Path(__file__).parents[2] / "client" / "src" / "lib" / "protocol.ts"
# What has another name over there.
NAMES = {
    "ApiError": "Problem",
    "ChatMessage": "Talk",
    "NewSeat": "SeatWish",
    "ReplayIndex": "ReplayInfo",
    "Tables": "TableLists",
}
UNIONS = {"FromServer": from_server.FromServer, "FromClient": from_client.FromClient}
# The engine's own: a view and its contents.
ENGINE = {"Prompt", "Result", "View", "Shown", "GameEvent"}


def structs() -> dict[str, type[msgspec.Struct]]:
    """Return all types of the protocol by name; no two have the same."""
    modules = [
        import_module(f"{protocol.__name__}.{found.name}") for found in iter_modules(protocol.__path__)
    ]
    found: dict[str, type[msgspec.Struct]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct):
                assert found.setdefault(name, value) is value, name
    return found


def interfaces() -> dict[str, set[str]]:
    found = re.findall(
        r"^export interface (\w+) \{\n(.*?)^\}", BROWSER.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in found}


def unions(direction: str) -> dict[str, set[str]]:
    """Return the messages of one direction: type, and fields besides."""
    text = BROWSER.read_text("utf-8")
    body = re.search(
        rf"^export type {direction} =\n(.*?);\n\n|^export type {direction} =\n(.*)", text, re.M | re.S
    )
    assert body is not None
    found: dict[str, set[str]] = {}
    for line in (body[1] or body[2]).splitlines():
        kind = re.search(r'type: "(\w+)"', line)
        if kind is not None:
            more = interfaces()["Update"] if re.search(r"\bUpdate\b", line) else set()
            found[kind[1]] = {name for name in re.findall(r"[{;] (\w+)\??:", line) if name != "type"} | more
    return found


def fields(struct: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(struct)}


@pytest.mark.parametrize("name", sorted(set(interfaces()) - ENGINE) if BROWSER.exists() else [])
def test_an_interface_has_the_fields_of_its_type(name: str) -> None:
    assert interfaces()[name] == fields(structs()[NAMES.get(name, name)])


@pytest.mark.parametrize(("direction", "union"), [("FromServer", "FromServer"), ("ToServer", "FromClient")])
def test_the_messages_are_the_same(direction: str, union: str) -> None:
    ours = {str(struct.__struct_config__.tag): fields(struct) for struct in UNIONS[union].__args__}
    assert unions(direction) == ours


# ---- the page that says all this in words


PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def rows(heading: str) -> dict[str, str]:
    """Return the rows of the table that follows these words: the first cell, and all others together."""
    part = PAGE.read_text("utf-8").partition(heading)[2].split("\n\n| ", 1)[1].split("\n\n", 1)[0]
    cells = [line.strip("| ").split(" | ") for line in part.splitlines()[2:]]
    return {row[0].strip("`"): " ".join(row[1:]) for row in cells}


@pytest.mark.parametrize(
    ("heading", "union"), [("From the server:", "FromServer"), ("From the client:", "FromClient")]
)
def test_the_page_has_every_message_with_its_fields(heading: str, union: str) -> None:
    told = rows(heading)
    messages = UNIONS[union].__args__
    assert set(told) == {str(struct.__struct_config__.tag) for struct in messages}
    update = fields(from_server.Update)
    for struct in messages:
        words = told[str(struct.__struct_config__.tag)]
        wanted = fields(struct) - update if "as in `update`" in words else fields(struct)
        for name in wanted:
            assert re.search(rf"`{name}[`?:]", words), f"{struct.__name__}.{name} is not on the page"


@pytest.mark.parametrize(
    "name", ["Me", "GameInfo", "NewTable", "TableInfo", "Seat", "You", "ThingInfo", "Problem"]
)
def test_the_page_has_the_fields_of(name: str) -> None:
    text = PAGE.read_text("utf-8")
    for field in fields(structs()[name]):
        assert re.search(rf"\b{field}\b", text), f"{name}.{field} is not on the page"


async def test_the_page_has_every_request(tmp_path: Path) -> None:
    text = PAGE.read_text("utf-8").replace("{id}", "{table_id}").replace("{game}", "{game_id}")
    async with running(tmp_path) as server, Visitor(server.url) as visitor:
        schema = (await visitor.http.get("/api/schema")).json()
    asked = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    assert len(asked) > 20
    for method, path in asked:
        short = path.replace("/api/tables/{table_id}", "...")
        assert f"{method} {path}" in text or f"`{short}`" in text, f"{method} {path} is not on the page"
