"""A game stands in all lists that make it appear; what is missing is named, with its place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.scene import GAMES as PICTURES
from rules.core.words import LANGS, Words, keys, message_of
from rules.games import GAMES

FOLDERS = sorted(
    path.parent.name for path in Path("rules").glob("*/__init__.py") if path.parent.name != "core"
)


def test_every_folder_of_rules_is_a_game_of_the_list() -> None:
    assert [f"rules/games.py lacks rules/{name}" for name in FOLDERS if name not in GAMES] == []


def test_every_game_has_pictures() -> None:
    assert [f"render/scene.py lacks {game}" for game in GAMES if game not in PICTURES] == []


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The keys of words that `say` is given, as patterns: what is put in stands for anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            for key in node.args[:1]:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield node.lineno, re.escape(message_of(key.value))
                elif isinstance(key, ast.JoinedStr):
                    yield node.lineno, "".join(map(pattern, key.values))


def pattern(part: ast.expr) -> str:
    return re.escape(message_of(str(part.value))) if isinstance(part, ast.Constant) else ".+"


@pytest.mark.parametrize("folder", [*PICTURES, "core"])
def test_all_words_in_pictures_are_there(folder: str) -> None:
    """In English or in Portuguese alone they could be noticed as missing; in neither, nobody would."""
    known = [set(keys(lang)) for lang in LANGS]
    missing = [
        f"{path}:{line}: no words for {key} in {lang}"
        for path in sorted(Path("render", folder).rglob("*.py"))
        for line, key in said(ast.parse(path.read_text(encoding="utf-8")))
        for lang, there in zip(LANGS, known, strict=True)
        if not any(re.fullmatch(key, message) for message in there)
    ]
    assert missing == []


def test_a_key_without_words_is_found() -> None:
    [(line, key)] = said(ast.parse('style.say("kemet.picture.no-such", it=1)'))
    assert (line, key) == (1, re.escape("kemet-picture-no-such"))
    assert not Words("en").has("kemet.picture.no-such")
