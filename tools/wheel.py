"""A hook of the wheel's build: the built browser client, if there is one, goes into the package."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """`./dev build` builds the client first; a wheel made without it says so on its page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "client", "dist")
        if version != "editable" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "subrosa/table/web/static"
