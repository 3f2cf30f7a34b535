"""Reading source, for the check of the catalogues: what a package calls, and with which words."""

import ast
from collections.abc import Container, Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

UNKNOWN: Final = "?"  # stands for a word that the source does not tell

Function = ast.FunctionDef | None


class Call(NamedTuple):
    """A call somewhere in the source, and the function that makes it."""

    node: ast.Call
    function: Function
    where: str


class Scanned:
    """What one Python file says, as far as the check reads it."""

    def __init__(self, module: str, text: str) -> None:
        self.calls: list[tuple[str, Call]] = []
        self.imports: set[str] = set()  # the modules that it imports something from
        self.classes: dict[str, ast.ClassDef] = {}
        self.constants: set[str] = set()
        self.patterns: set[tuple[str, str]] = set()
        todo: list[tuple[ast.AST, Function]] = [(ast.parse(text), None)]
        while todo:  # in the order in which it is written; ast.NodeVisitor takes several times as long
            node, function = todo.pop()
            if isinstance(node, ast.Constant):
                if isinstance(node.value, str):
                    self.constants.add(node.value)
                continue
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                self.calls.append((name, Call(node, function, f"{module}:{node.lineno}")))
            elif isinstance(node, ast.JoinedStr):
                self.patterns.add((written_in(node.values[0]), written_in(node.values[-1])))
            elif isinstance(node, ast.ImportFrom):
                self.imports.add(node.module or "")
                continue
            elif isinstance(node, ast.FunctionDef):
                function = node
            elif isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            todo += [(part, function) for part in reversed(parts_of(node))]


def parts_of(node: ast.AST) -> list[ast.AST]:
    """Return what a node consists of, but for names: nothing can be found in them."""
    parts: list[ast.AST] = []
    for value in node.__dict__.values():
        if isinstance(value, list):
            parts += [part for part in value if isinstance(part, ast.AST)]
        elif isinstance(value, ast.AST) and not isinstance(value, (ast.expr_context, ast.Name)):
            parts.append(value)
    return parts


def written_in(part: ast.expr) -> str:
    """Return what is written down at one end of an f-string."""
    return str(part.value) if isinstance(part, ast.Constant) else ""


class Source:
    """The Python files of a package, as far as the check reads them. It knows functions by name alone."""

    def __init__(self, modules: Iterable[tuple[str, str]]) -> None:
        self.calls: dict[str, list[Call]] = {}
        self.imports: set[str] = set()
        self.classes: dict[str, ast.ClassDef] = {}
        self.constants: set[str] = set()
        self.patterns: set[tuple[str, str]] = set()  # how f-strings begin and end
        for module, text in modules:
            found = scan(module, text)
            for name, call in found.calls:
                self.calls.setdefault(name, []).append(call)
            self.imports |= found.imports
            self.classes |= found.classes
            self.constants |= found.constants
            self.patterns |= found.patterns

    def words(self, value: ast.expr | None, function: Function, path: tuple[str, ...] = ()) -> set[str]:
        """Find the words that an expression in a function can be, UNKNOWN among them if that is not certain."""
        if isinstance(value, ast.Constant):
            if value.value is None:
                return set()
            return {value.value} if isinstance(value.value, str) else {UNKNOWN}
        if isinstance(value, ast.IfExp):
            return self.words(value.body, function, path) | self.words(value.orelse, function, path)
        if isinstance(value, ast.Name) and function is not None:
            if value.id in parameters(function):
                return self.words_passed(function, value.id, path)
            values = assigned(function, value.id)
            if values:
                return set[str]().union(*[self.words(item, function, path) for item in values])
        return {UNKNOWN}

    def words_passed(self, function: ast.FunctionDef, parameter: str, path: tuple[str, ...]) -> set[str]:
        """Find the words that calls of a function pass as this parameter."""
        step = f"{function.name}.{parameter}"
        if step in path:
            return set()
        found: set[str] = set()
        for call in self.calls.get(function.name, []):
            given = argument(call.node, parameters(function).index(parameter), parameter)
            found |= {UNKNOWN} if given is None else self.words(given, call.function, (*path, step))
        return found or {UNKNOWN}


def parameters(function: ast.FunctionDef) -> list[str]:
    """Return the names of a function's parameters, without `self`."""
    arguments = function.args
    names = [item.arg for item in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    """Return what a call passes, by position or by name."""
    if position < len(call.args):
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def keywords(call: ast.Call, *but: str) -> set[str] | None:
    """Return the names of what a call passes by name, or None if it passes a whole table."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {str(name) for name in names if name not in but}


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """Find what a function assigns to a variable of its own."""
    assignments = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return [
        node.value
        for node in assignments
        if any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]


def keys(value: ast.expr | None, function: Function) -> set[str] | None:
    """Return the keys of a table that is written down, or None if the source does not tell."""
    if value is None:
        return set()
    if isinstance(value, ast.Name) and function is not None:
        values = assigned(function, value.id)
        return keys(values[0], function) if len(values) == 1 else None
    if isinstance(value, ast.Dict) and all(isinstance(key, ast.Constant) for key in value.keys):
        return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    return None


def returned_keys(classes: Iterable[ast.ClassDef], method: str) -> set[str] | None:
    """Return the keys of the table that the first method of this name returns; no keys if no class has it."""
    for node in classes:
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name == method:
                returns = [part for part in ast.walk(item) if isinstance(part, ast.Return)]
                tables = [keys(part.value, item) for part in returns]
                known = [table for table in tables if table is not None]
                return set.intersection(*known) if known and len(known) == len(tables) else None
    return set()


def modules(
    folder: Traversable, skip: Container[str] = (), only: Container[str] | None = None
) -> Iterator[tuple[str, str]]:
    """Read the Python files of a package folder: all but those to `skip`, or only those of some names."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name in skip or (only is not None and item.name not in only):
            continue
        if item.is_dir():
            yield from modules(item)
        elif item.name.endswith(".py"):
            yield f"{folder.name}/{item.name}", item.read_text("utf-8")


def scanned(files: Iterable[tuple[str, str]]) -> Source:
    """Return what some files say; each of them is read only once, whatever it is read for."""
    return Source(files)


@cache
def scan(module: str, text: str) -> Scanned:
    return Scanned(module, text)
