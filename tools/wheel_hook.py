"""A hook of the wheel's build: the built browser client and, if asked for, the compiled modules go into the package."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """`./dev build` makes both first. A wheel without the client says so when it serves."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "client", "dist")
        if version != "editable" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "subrosa/table/web/static"
        if folder := os.environ.get("SUBROSA_COMPILED"):  # for the Python that runs this, and for no other
            for file in Path(folder).rglob("*.so"):
                build_data["force_include"][str(file)] = str(file.relative_to(folder))
            build_data["pure_python"], build_data["infer_tag"] = False, True
