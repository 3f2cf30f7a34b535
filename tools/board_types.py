"""The TypeScript types of the boards, made from the shapes of the games' facts.

    ./dev run python tools/board_types.py            write client/src/boards/GAME/shape.ts
    ./dev run python tools/board_types.py --check    only tell whether they are up to date

A game's `rules/facts.py` is run as it stands, not imported: the compiled package does not keep the types.
"""

from __future__ import annotations

import argparse
import runpy
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "subrosa" / "games"
BOARDS = ROOT / "client" / "src" / "boards"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def games() -> list[str]:
    """Return the games that have both facts with a shape and a board."""
    found = [path.parent.parent.name for path in GAMES.glob("*/rules/facts.py")]
    return sorted(game for game in found if (BOARDS / game / "index.ts").exists())


def written(game: str) -> str:
    """Return the types of a game's board."""
    scope = runpy.run_path(str(GAMES / game / "rules" / "facts.py"))
    shapes = [value for value in scope.values() if is_typeddict(value)]
    head = f"// Made from games/{game}/rules/facts.py by tools/board_types.py: do not edit.\n"
    return "\n".join([head, *[interface(shape) for shape in shapes]])


def interface(shape: type) -> str:
    """Return one shape as an interface."""
    lines = [f"  {field(name, hint)};\n" for name, hint in get_type_hints(shape, include_extras=True).items()]
    return f"/** {shape.__doc__} */\nexport interface {shape.__name__} {{\n{''.join(lines)}}}\n"


def field(name: str, hint: Any) -> str:
    """Return a field, with a question mark if it is not always there."""
    if get_origin(hint) is NotRequired:
        return f"{name}?: {type_of(get_args(hint)[0])}"
    return f"{name}: {type_of(hint)}"


def type_of(hint: Any) -> str:
    """Return a Python type as TypeScript has it. Raises TypeError if boards cannot have it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is Annotated:
        return type_of(args[1])  # a list in JSON, in which each place has its own type
    if origin is tuple:
        return f"[{', '.join(map(type_of, args))}]"
    if origin is list:
        inner = type_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, UnionType):
        return " | ".join(map(type_of, args))
    raise TypeError(f"boards cannot have {hint!r}: teach tools/board_types.py, or use another type")


def main(words: list[str]) -> int:
    """Write the types, or compare them."""
    parser = argparse.ArgumentParser(
        prog="board_types.py", description="Make the TypeScript types of the boards."
    )
    parser.add_argument("--check", action="store_true", help="write nothing, fail if anything would change")
    only_check = parser.parse_args(words).check
    stale = 0
    for game in games():
        file, text = BOARDS / game / "shape.ts", written(game)
        if file.exists() and file.read_text("utf-8") == text:
            continue
        stale += 1
        if only_check:
            print(f"{file.relative_to(ROOT)} is not what games/{game}/rules/facts.py says")
        else:
            file.write_text(text, "utf-8")
            print(f"wrote {file.relative_to(ROOT)}")
    return 1 if only_check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
