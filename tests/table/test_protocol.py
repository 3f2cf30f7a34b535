"""The browser's types are those of the server: the same names with the same fields."""

import re
from pathlib import Path

import msgspec
import pytest

from subrosa.table import messages

BROWSER = Path(__file__).parents[2] / "client" / "src" / "lib" / "protocol.ts"
# What is called something else over there.
NAMES = {
    "ApiError": "Problem",
    "ChatMessage": "Talk",
    "NewSeat": "SeatWish",
    "ReplayIndex": "ReplayInfo",
    "Tables": "TableLists",
}
# The engine's own: a view and what is in it.
ENGINE = {"Prompt", "Result", "View", "GameEvent"}


def interfaces() -> dict[str, set[str]]:
    found = re.findall(
        r"^export interface (\w+) \{\n(.*?)^\}", BROWSER.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return {name: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) for name, body in found}


def unions(direction: str) -> dict[str, set[str]]:
    """The messages of one direction: type, and fields besides."""
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
    assert interfaces()[name] == fields(getattr(messages, NAMES.get(name, name)))


@pytest.mark.parametrize(("direction", "union"), [("FromServer", "FromServer"), ("ToServer", "FromClient")])
def test_the_messages_are_the_same(direction: str, union: str) -> None:
    ours = {str(struct.__struct_config__.tag): fields(struct) for struct in getattr(messages, union).__args__}
    assert unions(direction) == ours
