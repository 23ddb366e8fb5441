"""Probes in a module: calls that note which test comes by, before the statement of each fault."""

import ast
from collections.abc import Mapping

IMPORTED = "from tools.mutants.noting import seen as _seen_by_a_test"
CALLED = "_seen_by_a_test({})"


def probed(source: str, places: Mapping[int, int]) -> str:
    """Put a probe at each place of a module: its name, by the number of its node in a walk of the module."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    parents = {id(child): node for node in nodes for child in ast.iter_child_nodes(node)}
    for number, place in places.items():
        statement = nodes[number]
        while not isinstance(statement, ast.stmt):
            statement = parents[id(statement)]
        _put_before(statement, parents[id(statement)], ast.parse(CALLED.format(place)).body[0])
    first = next(at for at, each in enumerate(tree.body) if not _must_come_first(each))
    tree.body[first:first] = ast.parse(IMPORTED).body
    return ast.unparse(ast.fix_missing_locations(tree))


def _put_before(statement: ast.stmt, parent: ast.AST, probe: ast.stmt) -> None:
    for _, body in ast.iter_fields(parent):
        if isinstance(body, list) and any(each is statement for each in body):
            at = next(at for at, each in enumerate(body) if each is statement)
            body[at:at] = [probe]


def _must_come_first(statement: ast.stmt) -> bool:
    docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return docstring or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__")
