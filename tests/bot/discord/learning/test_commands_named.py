"""Texts that people read in direct messages name only commands that work there."""

import re

import pytest

from bot.discord.actions import commands
from rules.core.text import Text
from rules.core.words import LANGS, Words, folders, message_of, sources
from rules.games import GAMES

COMMAND = re.compile(r"(?<![\w/.])/([^\W\d_][\w-]*)(?: ([\w-]+))?")
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
TAUGHT = ("how", "help", "tip", "coach", "recap", "glance", "rules")  # of each game
SAID = (  # by the bot itself: all messages that begin with one of these
    "learning",
    "discord-help-lesson",
    "discord-all-help-direct",
    "discord-hand",
    "discord-orders",
    "discord-me-none",
    "discord-written",
    "table-told-order",
    "table-refused-not-orderable",
)
ELSEWHERE = ("learning-open",)  # these say where their command works


def shown_directly(key: str) -> bool:
    taught = [message_of(f"{game}.{part}") for game in GAMES for part in TAUGHT]
    return key.startswith((*SAID, *(f"{each}-" for each in taught))) and key not in ELSEWHERE


@pytest.mark.parametrize("lang", LANGS)
def test_texts_of_a_lesson_name_only_commands_that_work_there(lang: str) -> None:
    words = Words(lang)
    names = {
        each.path: [words.say(Text(key=f"commands.{path}")) for path in _paths(each.path)]
        for each in commands(GAMES)
    }
    every = {tuple(name) for name in names.values()}
    allowed = {tuple(names[each.path]) for each in commands(GAMES) if each.anywhere}
    firsts = {name[0] for name in every}
    wrong = [
        f"{key}: /{first} {second or ''}"
        for key, source in sources(*folders(lang)).items()
        if shown_directly(key)
        for first, second in COMMAND.findall(COMMENT.sub("", source.text))
        if first in firsts and (first,) not in allowed and (first, second) not in allowed
    ]
    assert wrong == []
    assert (words.say(Text(key="commands.learn")),) in allowed, "else nothing would have been compared"


def _paths(path: str) -> list[str]:
    """The keys of a command's names: `table` and `table.open`."""
    parts = path.split(" ")
    return [".".join(parts[: count + 1]) for count in range(len(parts))]
