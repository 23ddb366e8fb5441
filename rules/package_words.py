"""The words that a game from a package must bring, or people would read keys in their place."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.core.data import BROUGHT, BadData
from rules.core.game import AnyGame
from rules.core.ui import TURN_LINES, Ui
from rules.core.words import (
    FALLBACK,
    LANGS,
    Source,
    folders,
    keys,
    message_of,
    one_line,
    parsed,
    plain,
    sources,
)

NAME = re.compile(r"[-_\w]{1,32}")  # of a command on Discord, which knows no capital letters either
# An argument, or a function of one; and a message on one line in which nothing else is put. Most that are not
# plain words are like that, and sound: they need no parser.
PUT_IN = r"\{ *(?:\$[a-zA-Z][\w-]*|[A-Z][A-Z0-9_-]*\(\$[a-zA-Z][\w-]*\)) *\}"
SOUND = re.compile(rf"[a-zA-Z][\w-]* *= *(?:[^\s{{}}]|{PUT_IN})(?:[^{{}}\n]|{PUT_IN})*\n*", re.ASCII)
LONGEST = 100  # characters that explain a command


def require_words(game: AnyGame, hints: Ui, locale: Path) -> None:
    """Raise `BadData`, one line, for what would fail before people.

    Other languages than English may lack words: English stands in for them.
    """
    if taken := taken_by(game.key):
        raise BadData(f"the bot has messages like {taken}, and {game.key} would begin like them")
    usual = sources(locale / FALLBACK).keys()
    for lang in LANGS:
        own = sources(locale / lang)
        every: Mapping[str, Source] = own
        if lang == FALLBACK or BROUGHT or own.keys() - usual:  # each language has the bot's words in it
            every = sources(*folders(lang), locale / lang)  # raises for a message that somebody else has
        for source in own.values():
            if one_line(source) is None and not SOUND.fullmatch(source.text):
                parsed(source)  # raises for a syntax error
        if lang == FALLBACK and (lost := sorted({*map(message_of, needed(game, hints))} - {*every})):
            more = f" (and {len(lost) - 1} more)" if len(lost) > 1 else ""
            raise BadData(f"locale/{lang}: no words for {lost[0]}{more}")
        _require_commands(own)


def taken_by(key: str) -> str | None:
    """A message that begins with this key, or the name of a command that it is, before its game is there."""
    return next(
        (name for name in keys(FALLBACK) if f"{name}-".startswith((f"{key}-", f"commands-{key}-"))), None
    )


def needed(game: AnyGame, hints: Ui) -> Iterator[str]:
    """The keys of words needed before a game begins, or when asked for at any time."""
    yield from (f"{game.key}.name", f"{game.key}.about")
    yield from (f"computer.{kind}" for kind in game.computers)
    for option in game.options:
        yield from (f"{game.key}.setting.{option.key}{end}" for end in ("", ".about"))
        yield from (f"{game.key}.setting.{option.key}.{value}" for value in option.values)
    yield from (f"{game.key}.rules.{topic}{end}" for topic in hints.topics for end in ("", ".title"))
    yield from (f"{game.key}.standing.{window}{end}" for window in hints.windows for end in ("", ".about"))
    if hints.shortcuts:
        yield from (f"commands.{game.key}", f"commands.{game.key}.about")
    for shortcut in hints.shortcuts:
        key = f"commands.{game.key}.{shortcut.name}"
        yield from (key, f"{key}.about", *(f"{key}.{option}.about" for option in shortcut.options))
        yield from (f"commands.option.{option}" for option in shortcut.options)
    if hints.teaching is not None:
        lines = ("goal", "wins", "begin", *(f"turn.{number}" for number in range(1, TURN_LINES + 1)))
        yield from (f"{game.key}.how.{line}" for line in lines)
        yield from (f"{game.key}.how.board.{name}" for name in hints.teaching.board)
        yield from (f"{game.key}.how.hand.{name}" for name in hints.teaching.hand)


def _require_commands(own: dict[str, Source]) -> None:
    """Check the commands' names: Discord refuses all commands of the bot if it rejects one."""
    for name, source in own.items():
        if name.startswith("commands-"):
            said = one_line(source) or plain(parsed(source)) or ""
            is_name = NAME.fullmatch(said) is not None and said == said.lower()
            if not (0 < len(said) <= LONGEST if name.endswith("-about") else is_name):
                raise BadData(f"{source.file}: line {source.line}: {name} is nothing that Discord takes")
