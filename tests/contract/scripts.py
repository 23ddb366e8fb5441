"""What the scripts of a game name: keys, groups and ids, as they stand in the code."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from rules.core.data import FOLDER

TESTS = Path(__file__).parents[1]
PUT_IN = r"[a-z_]+"  # what an f-string puts in: any word


@lru_cache
def nodes(game: str, *, computer: bool) -> tuple[ast.AST, ...]:
    """The syntax of its rules, with that of the computer player or without it."""
    paths = sorted((FOLDER.parent / "rules" / game).rglob("*.py"))
    sources = [path.read_text(encoding="utf-8") for path in paths if computer or path.stem != "computer"]
    return tuple(node for source in sources for node in ast.walk(ast.parse(source)))


@lru_cache
def patterns(game: str) -> frozenset[str]:
    """The strings of the scripts, as patterns in which what is put in stands for any word.

    Those of the computer player are no use of a key: it names all questions once more.
    """
    found: set[str] = set()
    for node in nodes(game, computer=False):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
            found.add("".join(PUT_IN if part is None else re.escape(str(part)) for part in parts))
    return frozenset(pattern for pattern in found if re.search(r"[a-z]{2}", pattern))


def named(game: str) -> set[str]:
    """The keys that stand in the rules, as a whole or as the name of a question: `ask("card")`."""
    found: set[str] = set()
    for node in nodes(game, computer=True):
        if isinstance(node, ast.Constant):
            found |= {text for text in constants(node) if re.fullmatch(rf"{game}(\.\w+)+", text)}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "ask" and node.args:
            found |= {f"{game}.ask.{name}" for name in constants(node.args[0])}
    return found


@lru_cache
def strings_of_tests(game: str) -> frozenset[str]:
    """The strings that stand in the game's own tests."""
    paths = sorted((TESTS / game).rglob("*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return frozenset(
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def constants(node: ast.expr) -> Iterator[str]:
    """The string that an expression is, or one of the two that it may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*constants(node.body), *constants(node.orelse))
