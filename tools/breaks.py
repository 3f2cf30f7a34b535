"""Ways to break a file of rules, one at a time: a comparison turned round, a number changed, a call left out ...

A break replaces a piece of the text, so that all else, comments included, stays as it is and a difference is short.
Standard library only.
"""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from typing import NamedTuple

TURNED = {
    "<": ">=",
    "<=": ">",
    ">": "<=",
    ">=": "<",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
MOVED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
EXCHANGED = {"+": "-", "-": "+", "&": "|", "|": "&"}
OPERATOR = re.compile(rb"not\s+in\b|is\s+not\b|\bin\b|\bis\b|\band\b|\bor\b|[<>=!]=|[-+&|]=?|<|>")
# What players are told and shown is proved by the laws of hidden information and compared by transcripts.
TELLING = {"tell", "learn", "learn_all"}


class Break(NamedTuple):
    """One change: the bytes from `start` to `end` become `text`. `function` is the line where its function begins."""

    line: int
    start: int
    end: int
    text: bytes
    kind: str
    function: int | None

    def apply(self, source: bytes) -> bytes:
        """Return the source with this break in it."""
        return source[: self.start] + self.text + source[self.end :]


def breaks(source: bytes) -> list[Break]:
    """Return all breaks of a file, in the order of its text."""
    return sorted(set(Breaker(source).found))


class Breaker(ast.NodeVisitor):
    """A visitor that walks over a file and notes what could be broken."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Break] = []
        self.function: int | None = None
        self.visit(ast.parse(source))

    # ---- places in the text

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        return self.source[self.start(node) : self.end(node)]

    def note(self, node: ast.expr | ast.stmt, text: bytes, kind: str) -> None:
        """Note a node that becomes something else."""
        self.found.append(Break(node.lineno, self.start(node), self.end(node), text, kind, self.function))

    def note_operators(self, left: ast.expr, right: ast.expr, table: dict[str, str], kind: str) -> None:
        """Note that the operator between two expressions becomes another, if the table has one for it."""
        at = self.end(left)
        match = OPERATOR.search(self.source, at, self.start(right))
        if match is None:
            return
        words = " ".join(match[0].decode().split())
        if words in table:
            line = self.source.count(b"\n", 0, match.start()) + 1
            new = table[words].encode()
            self.found.append(Break(line, match.start(), match.end(), new, kind, self.function))

    # ---- what is left alone

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)  # not the type

    def visit_arguments(self, node: ast.arguments) -> None:
        for default in [*node.defaults, *node.kw_defaults]:
            if default is not None:
                self.visit(default)

    def visit_Raise(self, node: ast.Raise) -> None:
        pass  # what an error says is no rule

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # zip(..., strict=True) is a check, not a rule
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    # ---- functions

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in ("copy", "check"):
            return  # the laws compare copies and check every state; rules tests seldom do
        outer = self.function
        self.visit(node.args)
        self.function = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
        body = [statement for statement in node.body if not is_text(statement)]
        returns = [inner for inner in ast.walk(node) if isinstance(inner, ast.Return)]
        if len(body) > 1 and all(inner.value is None for inner in returns):
            first = body[0]
            indent = b" " * first.col_offset
            at = self.start(first)
            self.found.append(
                Break(first.lineno, at, at, b"return\n" + indent, "returns early", self.function)
            )
        for statement in body:
            self.visit(statement)
        self.function = outer

    # ---- statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            if called(node.value) in TELLING:
                return
            self.note(node, b"pass", "call left out")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.function is not None and isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
            self.note(node, b"pass", "assignment left out")
        if not (isinstance(node.targets[0], ast.Name) and node.targets[0].id.startswith("__")):
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note(node, b"pass", "assignment left out")
        table = {f"{old}=": f"{new}=" for old, new in EXCHANGED.items()}
        self.note_operators(node.target, node.value, table, "operator exchanged")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if is_no_rule(node):
            return
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    # ---- expressions

    def condition(self, test: ast.expr) -> None:
        """Note that a condition can be negated; comparisons and negations have their own breaks."""
        lone = isinstance(test, ast.Compare) and len(test.ops) == 1
        if not lone and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self.note(test, b"not (" + self.text(test) + b")", "condition negated")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(node, b"bool(" + self.text(node.operand) + b")", "condition negated")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, right in pairwise(sides):
            self.note_operators(left, right, TURNED, "comparison turned round")
            self.note_operators(left, right, MOVED, "limit moved")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self.note_operators(left, right, {"and": "or", "or": "and"}, "'and' and 'or' exchanged")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.note_operators(node.left, node.right, EXCHANGED, "operator exchanged")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, str(not node.value).encode(), "truth turned round")
        elif isinstance(node.value, int):
            self.note(node, str(node.value + 1).encode(), "number changed")


def called(call: ast.Call) -> str:
    """Return the name of the function or method."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_text(statement: ast.stmt) -> bool:
    """Tell whether this is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_no_rule(node: ast.If) -> bool:
    """Tell whether this is `if s.events is not None:` around something that is told, or `if TYPE_CHECKING:`."""
    if isinstance(node.test, ast.Name):
        return node.test.id == "TYPE_CHECKING"
    names = [part.attr for part in ast.walk(node.test) if isinstance(part, ast.Attribute)]
    return names == ["events"]
