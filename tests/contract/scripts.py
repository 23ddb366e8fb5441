"""The keys, groups and ids that a game's scripts name, as found in the code."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from rules.core.words import message_of
from tests.contract.places import folder_of, folder_of_tests, rules_of

PUT_IN = r"[a-z_]+"  # what an f-string puts in: any word


@lru_cache
def nodes(game: str, *, computer: bool) -> tuple[ast.AST, ...]:
    """The syntax of its rules, with that of the computer player or without it; the coach is always there."""
    paths = sorted(folder_of(rules_of(game)).rglob("*.py"))
    sources = [
        path.read_text(encoding="utf-8")
        for path in paths
        if computer or path.parent.name != "computer" or path.stem.startswith("coach")
    ]
    return tuple(node for source in sources for node in ast.walk(ast.parse(source)))


@lru_cache
def patterns(game: str) -> frozenset[str]:
    """The strings of the scripts, as patterns in which each placeholder matches any word.

    Those of the computer player do not count as uses of a key: it names all questions again.
    """
    found: set[str] = set()
    for node in nodes(game, computer=False):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
            found.add("".join(PUT_IN if part is None else re.escape(str(part)) for part in parts))
    return frozenset(pattern for pattern in found if re.search(r"[a-z]{2}", pattern))


@lru_cache
def any_of(patterns: frozenset[str]) -> re.Pattern[str]:
    """One pattern for all of these: `re` keeps only some hundreds compiled."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))


@lru_cache
def named(game: str) -> frozenset[str]:
    """The keys that stand in the rules, as a whole or as the name of a question: `ask("card")`."""
    found: set[str] = set()
    for node in nodes(game, computer=True):
        if isinstance(node, ast.Constant):
            found |= {text for text in constants(node) if re.fullmatch(rf"{game}(\.\w+)+", text)}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "ask" and node.args:
            found |= {f"{game}.ask.{name}" for name in constants(node.args[0])}
    return frozenset(found)


@lru_cache
def strings_of_tests(game: str) -> frozenset[str]:
    """The strings that stand in the game's own tests."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder_of_tests(game).rglob("*.py")]
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


@lru_cache
def spoken(package: str) -> tuple[tuple[Path, int, str], ...]:
    """The keys of words that a package gives to a `say`: file, line and message, as a pattern."""
    paths = sorted(folder_of(package).rglob("*.py"))
    trees = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)
    return tuple((path, line, key) for path, tree in trees for line, key in said(tree))


@lru_cache
def strings(package: str) -> frozenset[str]:
    """All strings of a package that may be a key, as patterns of messages."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in folder_of(package).rglob("*.py"))
    found: set[str] = set()
    for tree in trees:
        found.update(key for _, key in prefixed(tree))
        found.update(texts(tree))
    return frozenset(key for key in found if key.startswith(tuple("abcdefghijklmnopqrstuvwxyz")))


def texts(tree: ast.Module) -> Iterator[str]:
    """The strings of a module, as patterns of messages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(message_of(node.value))
        elif isinstance(node, ast.JoinedStr):
            yield "".join(map(pattern, node.values))


def prefixed(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The keys that a module says by `say = saying("prefix")`, with their lines, as patterns of messages."""
    prefixes = [
        f"{prefix}."
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if isinstance(node.value.func, ast.Name) and node.value.func.id == "saying"
        for prefix in constants(node.value.args[0])
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            for prefix in prefixes:
                yield from ((node.lineno, message_of(prefix) + key) for key in keys_of(node.args[1]))


def keys_of(node: ast.expr) -> Iterator[str]:
    """The possible values of an expression, as patterns of messages; none if it is known only at run time."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(map(pattern, node.values))
    else:
        yield from (re.escape(message_of(key)) for key in constants(node))


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The keys of words that `say` is given, as patterns: what is put in stands for anything."""
    yield from prefixed(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            for key in node.args[:1]:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield node.lineno, message_of(key.value)
                elif isinstance(key, ast.JoinedStr):
                    yield node.lineno, "".join(map(pattern, key.values))


def pattern(part: ast.expr) -> str:
    """A part of an f-string: itself, or anything. Messages have no sign that patterns would misread."""
    return message_of(str(part.value)) if isinstance(part, ast.Constant) else ".+"
