"""Every single-point fault that can be put into a module.

Faults are of common kinds: a wrong comparison or sign, a number off by one, `and` for `or`, a condition that
always or never holds, a missing filter or statement.
"""

import ast
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
REVERSED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
FAULTY = (  # the nodes that a fault of some kind fits
    *(ast.Compare, ast.BinOp, ast.AugAssign, ast.Constant, ast.BoolOp, ast.UnaryOp, ast.If, ast.IfExp),
    *(ast.comprehension, ast.Expr, ast.Delete, ast.Continue),
)
Change = Callable[[ast.AST], ast.AST | None]  # what stands in the node's place; None: the fault does not fit


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in a module: the node with this number in a walk of it says `after`, not `before`."""

    number: int
    line: int
    kind: str
    before: str
    after: str


def mutants(source: str) -> Iterator[Mutant]:
    """Yield all mutants of a module, always in the same order; docstrings, types and asserts stay."""
    tree = ast.parse(source)
    skipped = {id(node) for each in ast.walk(tree) for node in _left_alone(each)}
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in skipped or not isinstance(node, FAULTY):
            continue
        for kind, change in CHANGES.items():
            changed = change(copy(node))
            if changed is not None:
                yield Mutant(number, getattr(node, "lineno", 0), kind, _said(node), _said(changed))


def mutated(source: str, mutant: Mutant) -> str:
    """Return the whole module with this fault."""
    return ast.unparse(faulty(source, mutant))


def faulty(source: str, mutant: Mutant) -> ast.Module:
    """Return the whole module with this fault, each line where it was."""
    tree = ast.parse(source)
    node = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.number)
    changed = CHANGES[mutant.kind](copy(node))
    assert changed is not None
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, changed)
            elif isinstance(value, list):
                value[:] = [changed if each is node else each for each in value]
    return ast.fix_missing_locations(tree)


def _said(node: ast.AST) -> str:
    """Return the first line of a node's code."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}:"
    return ast.unparse(node).partition("\n")[0]


def _left_alone(node: ast.AST) -> Iterator[ast.AST]:
    """Find the nodes that no fault is put into, since tests can't or need not notice them.

    They are annotations, docstrings, asserts, `__repr__`, imports, decorators of a class, and the strictness
    of a `zip`. A dataclass that is not frozen or has no slots does the same, unless somebody writes what no
    type allows.
    """
    if isinstance(node, ast.AnnAssign):
        yield from ast.walk(node.annotation)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        annotations = [each.annotation for each in ast.walk(node.args) if isinstance(each, ast.arg)]
        for annotation in [*annotations, node.returns, *node.decorator_list]:
            yield from ast.walk(annotation) if annotation is not None else ()
        if node.name == "__repr__":
            yield from ast.walk(node)
    if isinstance(node, ast.ClassDef):
        for decorator in node.decorator_list:
            yield from ast.walk(decorator)
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        yield from ast.walk(node)
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "zip":
        strict = (keyword.value for keyword in node.keywords if ast.unparse(keyword) == "strict=True")
        yield from strict  # it is an assert, too
    if isinstance(node, ast.If) and _said(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
        yield from ast.walk(node)


# --- the kinds of faults ---------------------------------------------------------------------------------


def _comparison(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        node.ops = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
        return node
    return None


def _sign(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in REVERSED:
        node.op = REVERSED[type(node.op)]()
        return node
    return None


def _number(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.Constant(node.value + 1)
    return None


def _truth(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return ast.Constant(not node.value)
    return None


def _connective(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node
    return None


def _negation(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return None


def _never(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.If | ast.IfExp):
        node.test = ast.Constant(False)
        return node
    return None


def _always(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.If | ast.IfExp):
        node.test = ast.Constant(True)
        return node
    return None


def _unfiltered(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.comprehension) and node.ifs:
        node.ifs = node.ifs[1:]
        return node
    return None


def _missing(node: ast.AST) -> ast.AST | None:
    """Return a call whose value nobody wants, or a change in place, that is not made."""
    wanted = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    return ast.Pass() if wanted or isinstance(node, ast.AugAssign | ast.Delete) else None


def _early(node: ast.AST) -> ast.AST | None:
    return ast.Break() if isinstance(node, ast.Continue) else None


CHANGES: dict[str, Change] = {
    "comparison": _comparison,
    "sign": _sign,
    "number": _number,
    "truth": _truth,
    "connective": _connective,
    "negation": _negation,
    "never": _never,
    "always": _always,
    "filter": _unfiltered,
    "missing": _missing,
    "early": _early,
}
