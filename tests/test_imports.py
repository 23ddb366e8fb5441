"""Rules for the syntax trees: imports of the rules, the form of scripts, lengths.

Who imports whom is held by the contracts in `pyproject.toml`, which `make imports` checks. The rules know the
standard library and pydantic; `WORDS` alone know Fluent as well, `ENVIRONMENT` alone what the operator has
set, and the command line the board in words.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.games import OURS

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("rules", "render", "bot")
BANNED_IN_RULES = ("asyncio", "datetime", "os", "random", "time")
WORDS = ("rules/core/words.py", "rules/translations.py", "rules/package_words.py")
COMMAND_LINE = "rules/command_line.py"
ENVIRONMENT = ("rules/packages.py", "rules/check.py")
MOST_LINES = 399
MOST_MODULES = 12
MOST_LINES_OF_A_FUNCTION = 39
MOST_LETTERS_OF_A_TESTS_NAME = 70

Found = Iterator[tuple[int, str]]  # a line and what is wrong with it


def modules(*folders: str) -> list[str]:
    paths = [path.relative_to(ROOT) for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return sorted(path.as_posix() for path in paths if not re.search(r"/\.", path.as_posix()))  # installed


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse((ROOT / module).read_text(encoding="utf-8"), module)


def report(modules: Iterable[str], check: Callable[[ast.Module], Found]) -> list[str]:
    return [f"{module}:{line}: {what}" for module in modules for line, what in check(tree_of(module))]


def imported(tree: ast.Module) -> Found:
    """Every import, also one inside a function or for types alone; `from a import b` gives `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


# --- what may be imported -------------------------------------------------------------------------


def foreign_to_rules(tree: ast.Module) -> Found:
    for line, name in imported(tree):
        known = inside(name, "rules", "pydantic", "pydantic_core")
        if inside(name, *BANNED_IN_RULES) or not (known or inside(name, *sys.stdlib_module_names)):
            yield line, name


def foreign_to_words(tree: ast.Module) -> Found:
    yield from (found for found in foreign_to_rules(tree) if not inside(found[1], "fluent"))


def foreign_to_the_command_line(tree: ast.Module) -> Found:
    yield from (found for found in foreign_to_rules(tree) if found[1] != "render.scene.in_words")


def foreign_but_the_environment(tree: ast.Module) -> Found:
    yield from (found for found in foreign_to_rules(tree) if found[1] not in ("os.environ", "os.pathsep"))


def test_rules_know_the_standard_library_and_pydantic() -> None:
    special = (*WORDS, *ENVIRONMENT, COMMAND_LINE)
    others = [module for module in modules("rules") if module not in special]
    assert report(others, foreign_to_rules) + report(WORDS, foreign_to_words) == []
    assert report(ENVIRONMENT, foreign_but_the_environment) == []
    assert report([COMMAND_LINE], foreign_to_the_command_line) == []


def states(tree: ast.Module) -> Found:
    yield from (i for i in imported(tree) if i[1].startswith("rules.") and ".state" in i[1])


def test_pictures_know_views_and_never_a_state() -> None:
    assert report(modules("render"), states) == []


def reaching_in(tree: ast.Module) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr != "now":
            owner = node.value
            name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
            if name in ("context", "_context"):
                yield node.lineno, ast.unparse(node)


def test_discord_and_web_read_nothing_of_the_context_but_the_time() -> None:
    assert report(modules("bot/discord", "bot/web"), reaching_in) == []


def test_every_game_stands_in_the_contracts() -> None:
    """Check both rules and pictures: the contracts of independence, and those of rooms."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in config["tool"]["importlinter"]["contracts"]:
        named = contract.get("modules", contract.get("containers", []))
        for layer in ("rules", "render"):
            listed = {name for name in named if name.startswith(f"{layer}.") and name != f"{layer}.core"}
            here = {
                f"{layer}.{entry.name}" for entry in OURS
            }  # those from packages are in rooms of their own
            missing = sorted(here - listed)
            assert not listed or not missing, f"pyproject.toml, {contract['name']!r}: add {missing}"
            assert listed <= here, contract["name"]


# --- how scripts are written ----------------------------------------------------------------------


def cleaned_up(tree: ast.Module) -> Found:
    """An abandoned script is closed; what runs then would change the live state."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and waits(node.body + node.orelse):
            bare = any(catches_a_closing(handler) for handler in node.handlers)
            if node.finalbody or bare:
                yield node.lineno, "try around an await with a finally or an except for everything"
        elif isinstance(node, ast.With | ast.AsyncWith) and waits(node.body):
            yield node.lineno, "with around an await"


def waits(body: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Await) for statement in body for node in ast.walk(statement))


def catches_a_closing(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    names = [node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)]
    return "BaseException" in names or "GeneratorExit" in names


def test_nothing_is_cleaned_up_around_an_await() -> None:
    assert report(modules("rules"), cleaned_up) == []


def sets_in_order(tree: ast.Module) -> Found:
    """The order of strings in a set differs between two runs of Python; `sorted` and `in` are welcome."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        named = {name for node in own_nodes(scope) for name in bound_to_a_set(node)}
        for node in own_nodes(scope):
            for walked in walked_in_order(node):
                if is_set(walked) or (isinstance(walked, ast.Name) and walked.id in named):
                    yield walked.lineno, f"goes through a set: {ast.unparse(walked)}"


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a scope, without the functions inside it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from own_nodes(node)


def bound_to_a_set(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assign) and is_set(node.value):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        if is_set_type(node.annotation) or (node.value and is_set(node.value)):
            yield node.target.id
    elif isinstance(node, ast.arg) and node.annotation and is_set_type(node.annotation):
        yield node.arg


def is_set_type(annotation: ast.expr) -> bool:
    named = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(named, ast.Name) and named.id in ("set", "frozenset", "Set", "AbstractSet")


def is_set(value: ast.expr) -> bool:
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitAnd | ast.BitOr | ast.BitXor | ast.Sub):
        return is_set(value.left) or is_set(value.right)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id in ("set", "frozenset")
    return isinstance(value, ast.Set | ast.SetComp)


def walked_in_order(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield node.iter
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Call) and node.args:
        ordered = ("enumerate", "iter", "list", "map", "next", "reversed", "tuple", "zip")
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        joined = isinstance(node.func, ast.Attribute) and node.func.attr == "join"
        if called in ordered or joined:
            yield from node.args


def test_nobody_goes_through_a_set() -> None:
    assert report(modules("rules"), sets_in_order) == []


def words_of_a_module(tree: ast.Module) -> Found:
    """Find `Words` that are made with their module: what a package brings later is not among them."""
    for node in own_nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Words":
            yield node.lineno, "made before the packages' words are there"


def test_no_module_keeps_words_from_before_the_packages_are_loaded() -> None:
    assert report([*modules("rules"), *modules("render"), *modules("bot")], words_of_a_module) == []


# --- how long things are --------------------------------------------------------------------------


def test_files_are_short() -> None:
    pages = [path for path in (ROOT / "bot").rglob("static/**/*") if path.suffix in (".css", ".js")]
    names = [*modules(*LAYERS, "tests", "tools"), *(path.relative_to(ROOT).as_posix() for path in pages)]
    assert pages
    lines = {name: (ROOT / name).read_text(encoding="utf-8").count("\n") for name in names}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_folder_has_more_than_a_dozen_modules() -> None:
    parts = [Path(module) for module in modules(*LAYERS)]
    folders = Counter(path.parent.as_posix() for path in parts if path.name != "__init__.py")
    assert {folder: count for folder, count in folders.items() if count > MOST_MODULES} == {}


def long_functions(tree: ast.Module) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_LINES_OF_A_FUNCTION:
                yield node.lineno, f"{node.name} has {lines} lines"


def test_functions_are_short() -> None:
    assert report(modules(*LAYERS, "tests", "tools"), long_functions) == []


def long_names(tree: ast.Module) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            letters = len(node.name)
            if letters > MOST_LETTERS_OF_A_TESTS_NAME:
                yield node.lineno, f"{node.name} has {letters} letters"


def test_names_of_tests_are_short() -> None:
    assert report(modules("tests", "games"), long_names) == []


# --- the checks themselves ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("check", "wrong", "right"),
    [
        (cleaned_up, "try:\n await x\nfinally:\n g()", "try:\n g()\nfinally:\n h()"),
        (cleaned_up, "try:\n await x\nexcept:\n g()", "try:\n await x\nexcept Halt:\n g()"),
        (cleaned_up, "with a:\n await x", "with a:\n g()"),
        (sets_in_order, "for a in {1, 2}: ...", "for a in sorted({1, 2}): ..."),
        (sets_in_order, "def f(x: set[str]): return [a for a in x]", "def f(x: set[str]): return a in x"),
        (sets_in_order, "x = set(y) - z\nlist(x)", "x = [1]\nlist(x)"),
        (sets_in_order, "x = {a for a in y}\nprint(*x)", "x = {a: 1 for a in y}\nprint(*x)"),
        (long_functions, "def f():\n" + " g()\n" * 39, "def f():\n" + " g()\n" * 38),
        (long_names, f"def test_{'a' * 66}(): ...", f"def test_{'a' * 65}(): ..."),
        (
            states,
            "from rules.kemet.components.state import KemetState",
            "from rules.kemet.view import KemetView",
        ),
        (foreign_to_words, "import discord", "import fluent.runtime"),
        (foreign_to_rules, "import fluent.runtime", "import rules.core.words"),
        (foreign_to_rules, "from os import path", "import json, pydantic"),
    ],
)
def test_the_checks_find_what_they_look_for(
    check: Callable[[ast.Module], Found], wrong: str, right: str
) -> None:
    assert list(check(ast.parse(wrong)))
    assert not list(check(ast.parse(right)))
