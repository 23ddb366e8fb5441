"""The faults of a game, one line each: the game, the place, and what to do."""

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import fields
from importlib import import_module
from pathlib import Path

from pydantic import ValidationError

from rules.core.decisions import Decision
from rules.core.engine import Record, migrate
from rules.core.flow import Bug
from rules.core.game import AnyGame
from rules.core.moves import mend
from rules.core.ui import ui
from rules.core.words import LANGS, Words, message_of
from tests.contract.fluent import family, known
from tests.contract.places import data_of, folder_of, folder_of_tests, hints_of, pictures_of, rules_of, shown
from tests.contract.scripts import any_of, named, patterns, spoken, strings
from tests.contract.vocabulary import vocabulary

SEEN = {  # fields of every view
    "reader": "the seat that looks, or None",
    "changed": "the ids of what the last answer changed",
}
# families of keys that scripts name
USED = ("ask", "option", "log", "over", "standing", "sheet", "coach", "effect")


# --- lists ----------------------------------------------------------------------------------------------


def missing_rules(folders: Iterable[str], games: Mapping[str, object]) -> list[str]:
    """Folders of rules that the list of games lacks."""
    return [_line_of(name, "rules/games.py", "GAME", "RULES") for name in folders if name not in games]


def missing_pictures(games: Iterable[str], pictures: Mapping[str, object]) -> list[str]:
    """Games that the list of pictures lacks."""
    lost = (name for name in games if name not in pictures)
    return [_line_of(name, "render/scene.py", "PICTURES", "PICTURES") for name in lost]


def _line_of(game: str, file: str, value: str, group: str) -> str:
    line = f'EntryPoint("{game}", "{file.partition("/")[0]}.{game}:{value}", {group})'
    return f"{file} lacks {game}: add `{line}` to OURS"


# --- the game itself ------------------------------------------------------------------------------------


def incomplete(game: AnyGame) -> list[str]:
    """Missing parts that only people need: a computer player with plans, a view with marks."""
    rules = shown(folder_of(rules_of(game.key)))
    there = {field.name for field in fields(game.views)}
    view = f"{game.key}: {game.views.__name__} in {rules}/view.py"
    lines = [f"{view} lacks the field {name}: {what}" for name, what in SEEN.items() if name not in there]
    if "steady" not in game.computers:
        todo = "write one in computer/steady.py and name it there"
        lines.append(f"{game.key}: `computers` in {rules}/__init__.py lacks the player steady: {todo}")
    if plans_of(game.key) is None:
        todo = "a function for the key of every prompt"
        lines.append(f"{game.key}: {rules}/computer/steady.py lacks PLANS: {todo}")
    return lines


def unplanned(game: str) -> list[str]:
    """Questions that have words and no plan, or the other way round."""
    file = f"{shown(folder_of(rules_of(game)))}/computer/steady.py"
    names = (name.removeprefix(f"{game}.ask.") for name in plans_of(game) or ())
    plans = {message_of(f"{game}.ask.{name}") for name in names}
    asked = family("en", f"{game}.ask")
    return [
        *(f"{game}: PLANS in {file} has no {key}: add a function for it" for key in sorted(asked - plans)),
        *(f"{game}: PLANS in {file} has {key}, which has no words" for key in sorted(plans - asked)),
    ]


def unexplained(game: str) -> list[str]:
    """Questions without help, or that no command of the game answers."""
    asked, hints = family("en", f"{game}.ask"), hints_of(game)
    helped = {key.replace("-help-", "-ask-") for key in family("en", f"{game}.help")}
    links = {message_of(link.prompt) for shortcut in ui(game).shortcuts for link in shortcut.chain}
    return [
        *(f"{game}: {key} has no {key.replace('-ask-', '-help-')}: add it" for key in sorted(asked - helped)),
        *(f"{game}: {key} has no link: add one to a shortcut in {hints}" for key in sorted(asked - links)),
        *(
            f"{game}: help or a link names {key}, which nobody asks"
            for key in sorted((helped | links) - asked)
        ),
    ]


def plans_of(game: str) -> Iterable[str] | None:
    """The prompts for which the computer player has a plan; None: it has no such table."""
    try:
        return getattr(import_module(f"{rules_of(game)}.computer.steady"), "PLANS", None)
    except ModuleNotFoundError:
        return None


def unknown_window(game: str, decision: Decision) -> list[str]:
    """List what the window of a question lacks, if it is one."""
    prompt, window = decision.prompt.key, decision.standing
    hints = hints_of(game)
    if window is None:
        return []
    lines = []
    if decision.default is None:
        lines.append(f"{game}: {prompt} is the window {window} and can't be let pass: give it a default")
    if window not in ui(game).windows:
        lines.append(f"{game}: {prompt} is the window {window}: add it to `windows` in {hints}")
    return lines


def never_asked(game: AnyGame, asked: Iterable[str]) -> list[str]:
    """Prompts of `in_the_open` that nobody was asked."""
    rules = shown(folder_of(rules_of(game.key)))
    why = "no public question has this prompt; take it out"
    lost = sorted(game.in_the_open - {*asked})
    return [f"{game.key}: `in_the_open` in {rules}/__init__.py names {prompt}: {why}" for prompt in lost]


def unstored(game: AnyGame) -> list[str]:
    """Report that no game of today's version is stored; later versions must be able to read one."""
    path = folder_of_tests(game.key) / "stored" / f"{game.version}.json"
    file = shown(path)
    command = f"`python -m rules play {game.key} {file} --players you,steady`"
    return [] if path.exists() else [f"{game.key}: {file} is missing: play some moves with {command}"]


def unreadable(game: AnyGame, file: Path) -> list[str]:
    """List the reasons why a stored game can't go on under today's rules."""
    rules = shown(folder_of(rules_of(game.key)))
    record = Record.model_validate_json(file.read_text(encoding="utf-8"))
    what = f"{game.key}: the state in {shown(file)}, of version {record.version},"
    todo = f"raise the version and add a migration from {record.version} in {rules}/migrations.py"
    try:
        _, _, cut = mend(game, migrate(game, record))
    except ValidationError as error:
        first, *_ = error.errors()
        place = ".".join(map(str, first["loc"]))
        return [f"{what} can't be read ({place}: {first['msg']}): {todo}"]
    except (Bug, KeyError) as error:
        return [f"{what} can't be brought to version {game.version} ({error}): {todo}"]
    return [f"{what} loses answers: {todo}"] if cut else []


# --- words ----------------------------------------------------------------------------------------------


def unsaid(game: str, lang: str) -> list[str]:
    """Keys that stand in the scripts and have no words in a language."""
    rules, file = folder_of(rules_of(game)), f"{shown(data_of(game))}/locale/{lang}/{game}*.ftl"
    lost = sorted(key for key in named(game) if message_of(key) not in known(lang))
    return [f"{game}: {_where(rules, key)} says {key}: add {message_of(key)} to {file}" for key in lost]


def one_sided(game: str) -> list[str]:
    """Keys that have words in one language only."""
    keys = {lang: family(lang, game, f"commands.{game}") for lang in LANGS}
    every = set().union(*keys.values())
    return [
        f"{game}: {key} has no words in {lang}: add them to {shown(data_of(game))}/locale/{lang}/{game}*.ftl"
        for lang in LANGS
        for key in sorted(every - keys[lang])
    ]


def nameless(game: str, lang: str, idents: Iterable[str]) -> list[str]:
    """List what has no name in a language."""
    words, files = Words(lang), f"{shown(data_of(game))}/locale/{lang}/{game}*.ftl"
    return [
        f"{game}: {ident} has no name in {lang}: add {ident.replace(':', '-')} to {files}"
        for ident in idents
        if words.name(ident) == ident
    ]


def untested_lines(game: str, lines: Iterable[str], told: Set[str]) -> list[str]:
    """List the lines of the log that no test of the game names, as a whole or by what follows its `log-`."""
    return [
        f"{game}: no test in {shown(folder_of_tests(game))} names {line}"
        for line in sorted(lines)
        if not {line, line.removeprefix(f"{game}-log-")} & told
    ]


def unmatched(game: str, lang: str, needed: Set[str], *families: str) -> list[str]:
    """List the messages of these families that a language lacks, and those that nothing needs."""
    there, files = family(lang, *families), f"{shown(data_of(game))}/locale/{lang}/{game}*.ftl"
    return [
        *(f"{game}: {key} has no words in {lang}: add it to {files}" for key in sorted(needed - there)),
        *(f"{game}: nothing needs {key}: take it out of {files}" for key in sorted(there - needed)),
    ]


def left_over(game: str) -> list[str]:
    """Keys that have words and that the scripts never name."""
    there = family("en", *(f"{game}.{kind}" for kind in USED))
    keys = {key.replace("-", ".") for key in there if not key.endswith("-about")}
    keys -= {f"{game}.{key}" for key in vocabulary(game).joined}
    assert keys, f"{game} has no keys"
    rules = shown(folder_of(rules_of(game)))
    lost = sorted(key for key in keys if not _used(game, key))
    return [_drop(game, message_of(key), rules) for key in lost]


def _used(game: str, key: str) -> bool:
    """Tell whether the key stands in the scripts: as a whole, or in some families without its first part."""
    _, kind, tail = key.split(".", 2)
    if kind == "coach" and key in named(
        game
    ):  # a coach may stand anywhere among the computer player's modules
        return True
    spellings = (key, tail) if kind in vocabulary(game).cut else (key,)
    pattern = any_of(patterns(game))
    return any(pattern.fullmatch(said) for said in spellings)


def _drop(game: str, key: str, folder: str) -> str:
    return (
        f"{game}: nothing in {folder} says {key}: take it out of {shown(data_of(game))}/locale/*/{game}*.ftl"
    )


def unpictured(package: str) -> list[str]:
    """Keys that pictures say and that have no words; in no language, nobody else would notice."""
    return [
        f"{shown(path)}:{line}: no words for {key.replace('.+', '…')} in {lang}: add them to locale/{lang}"
        for path, line, key in spoken(package)
        for lang in LANGS
        if not any(re.fullmatch(key, message) for message in known(lang))
    ]


def left_over_in_pictures(game: str) -> list[str]:
    """Words for pictures that no picture says."""
    package = pictures_of(game)
    there = sorted(family("en", f"{game}.picture"))
    pattern = any_of(strings(package))
    lost = [key for key in there if not pattern.fullmatch(key)]
    return [_drop(game, message, shown(folder_of(package))) for message in lost]


def _where(folder: Path, key: str) -> str:
    """The line of the scripts with this key, whole or without what comes before its name."""
    tail = key.split(".", 2)[-1]
    return next(_lines(folder, key), None) or next(_lines(folder, f'"{tail}"'), shown(folder))


def _lines(folder: Path, text: str) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if text in line:
                yield f"{shown(path)}:{number}"
