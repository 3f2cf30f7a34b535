"""Somebody who knows the table only by its accessibility tree and by what is read aloud."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page


@dataclass
class Node:
    """A node of the tree as assistive technology is given it."""

    role: str
    name: str
    handle: int  # what the browser calls the element
    states: dict[str, Any]
    children: list["Node"] = field(default_factory=list)

    def within(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.within()

    def find(self, role: str, name: str = "") -> list["Node"]:
        return [one for one in self.within() if one.role == role and re.search(name, one.name)]

    def text(self) -> str:
        return re.sub(r"\s+", " ", "".join(one.name for one in self.find("StaticText"))).strip()


class Listener:
    """Reads the tree, and presses what it finds there with the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)

    def tree(self) -> Node:
        raw = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {one["nodeId"]: self.node(one) for one in raw}
        for one in raw:
            nodes[one["nodeId"]].children = [nodes[n] for n in one.get("childIds", []) if n in nodes]
        return nodes[raw[0]["nodeId"]]

    def node(self, raw: dict[str, Any]) -> Node:
        states = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
        role = "" if raw["ignored"] else str(raw["role"]["value"])
        return Node(role, str(raw.get("name", {}).get("value", "")), raw.get("backendDOMNodeId", 0), states)

    def press(self, node: Node, key: str = "Enter") -> None:
        self.browser.send("DOM.focus", {"backendNodeId": node.handle})
        self.page.keyboard.press(key)

    def heard(self) -> list[str]:
        """Return what was read aloud lately."""
        region = self.tree().find("log", "Read aloud")
        return [line.text() for line in region[0].find("paragraph")] if region else []
