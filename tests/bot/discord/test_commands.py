"""Registration of the commands: within Discord's limits in every language, with all words there."""

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord import actions
from bot.discord.client import Tree
from bot.discord.delivery.refusals import RequestKind, Wrong, patiently
from bot.discord.learning import looking_up
from bot.discord.requests import registration, slash
from bot.discord.requests.actions import Given, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.translator import Translator
from bot.discord.screens import limits
from bot.discord.screens.screen import Screen
from bot.table.delivery.voice import Later
from render.scene import GAMES as PICTURES
from rules.core.text import Text
from rules.core.words import FALLBACK, LANGS, Words, keys, message_of, nearest
from rules.games import GAMES

NAME = re.compile(r"[-_\w]{1,32}")
DEFAULT = "default"
TRANSLATED = [locale.value for locale in discord.Locale if nearest(locale.value) != FALLBACK]
TEXT = 3  # Discord's type of an option that is written
DIRECT = 1  # Discord's context of a direct message
GROUP = 2  # Discord's type of a group of commands; higher ones are options, 1 is a command


@pytest.fixture
async def payload(runtime: Runtime) -> list[dict[str, Any]]:
    client = discord.Client(intents=discord.Intents.none())
    tree = Tree(client)
    await tree.set_translator(Translator())
    slash.add(tree, runtime, actions.commands(GAMES))
    return await registration.payload(tree)


def walk(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command, its subcommands and their options."""
    yield part
    for option in part.get("options", ()):
        yield from walk(option)


def said(part: dict[str, Any], field: str) -> dict[str, str]:
    """The field in each language."""
    return {DEFAULT: part[field], **(part.get(f"{field}_localizations") or {})}


def longest(part: dict[str, Any]) -> int:
    """The characters that Discord counts: of each field the longest translation; values of choices."""
    size = max(map(len, said(part, "name").values()))
    if "description" in part:
        size += max(map(len, said(part, "description").values()))
    for choice in part.get("choices", ()):
        size += max(map(len, said(choice, "name").values())) + len(choice["value"])
    return size


def test_names_fit_the_pattern_and_are_different_in_each_language(payload: list[dict[str, Any]]) -> None:
    for siblings in (payload, *(part.get("options", []) for top in payload for part in walk(top))):
        for lang in (DEFAULT, *TRANSLATED):
            names = [said(part, "name")[lang] for part in siblings]
            assert len(set(names)) == len(names), names
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names


def test_a_command_too_many_below_one_name_is_named(runtime: Runtime) -> None:
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    every = [Slash(f"table n{number}", refusing, Work.LOOK) for number in range(limits.GROUPED + 1)]
    with pytest.raises(ValueError, match=f"/table n{limits.GROUPED}: .* below /table"):
        slash.add(tree, runtime, every)


async def refusing(request: Request, given: Given) -> list[Screen]:
    raise AssertionError("nobody gives it")


def test_sizes_are_within_limits(payload: list[dict[str, Any]]) -> None:
    assert len(payload) <= 100
    for command in payload:
        assert sum(longest(part) for part in walk(command)) <= 8000, command["name"]
        for part in walk(command):
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices", ())) <= 25
            for text in said(part, "description").values():
                assert 1 <= len(text) <= 100, text
            for choice in part.get("choices", ()):
                assert [name for name in said(choice, "name").values() if not 1 <= len(name) <= 100] == []


def test_everything_is_translated(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for part in walk(command):
            for field in ("name", "description"):
                assert set(said(part, field)) == {DEFAULT, *TRANSLATED}, part["name"]


def test_all_that_code_can_complete_is_completed_while_it_is_typed(payload: list[dict[str, Any]]) -> None:
    completing = {
        (command.path.split()[0], option.name)
        for command in actions.commands(GAMES)
        for option in command.options
        if option.complete
    }
    offered = {
        (command["name"], part["name"])
        for command in payload
        for part in walk(command)
        if part.get("autocomplete")
    }
    assert offered == completing != set()


def test_required_options_come_first_and_none_has_choices_and_suggestions(
    payload: list[dict[str, Any]],
) -> None:
    for command in payload:
        for part in walk(command):
            options = [o for o in part.get("options", ()) if o["type"] > GROUP]
            needed = [bool(option.get("required")) for option in options]
            assert needed == sorted(needed, reverse=True), part["name"]
            assert [o for o in options if o.get("autocomplete") and o.get("choices")] == []


def test_the_english_names_are_those_in_the_code(payload: list[dict[str, Any]]) -> None:
    english = Words("en")
    for command in payload:
        assert english.say(Text(key=f"commands.{command['name']}")) == command["name"]
        for part in walk(command):
            if part.get("type", 0) > GROUP:
                assert english.say(Text(key=f"commands.option.{part['name']}")) == part["name"]
            elif part.get("type") == 1 and part is not command:
                key = f"commands.{command['name']}.{part['name']}"
                assert english.say(Text(key=key)) == part["name"]


def test_no_word_for_commands_is_left_over(payload: list[dict[str, Any]]) -> None:
    choices = [choice for slash in actions.commands(GAMES) for o in slash.options for choice in o.choices]
    named = {str(name) for _, name in choices}
    used = {message_of(key) for key in named if key.startswith("commands.choice.")}
    for command in payload:
        for part in walk(command):
            if part.get("type", 0) > GROUP:
                used.add(f"commands-option-{part['name']}")
        path = f"commands-{command['name']}"
        used |= {path, f"{path}-about"} | set(_options(path, command))
        for sub in (o for o in command.get("options", ()) if o["type"] == 1):
            below = f"{path}-{sub['name']}"
            used |= {below, f"{below}-about"} | set(_options(below, sub))
    for lang in LANGS:
        assert {key for key in keys(lang) if key.startswith("commands-")} == used


def _options(path: str, part: dict[str, Any]) -> Iterator[str]:
    return (f"{path}-{o['name']}-about" for o in part.get("options", ()) if o["type"] > GROUP)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_that_a_game_can_draw_is_found_by_its_name(runtime: Runtime, lang: str) -> None:
    """Include the cards of Immortals, which lie in several tables of its data, and those of one name."""
    words = Words(lang)
    labels = looking_up._cards(runtime, words)
    assert list(labels) == [f"{game}/{card}" for game in GAMES for card in PICTURES[game].cards]
    for value, label in labels.items():
        assert looking_up._named(labels, label, {}) == value


async def test_a_card_that_can_not_be_drawn_yet_is_shown_in_words(runtime: Runtime) -> None:
    for game in GAMES:
        for card in PICTURES[game].cards:
            shown = await runtime.pictures.card(game, card, "en", 1)
            assert shown.now[0].text == "card in words"


# --- registering them ------------------------------------------------------------------------------------


class Registered(Tree):
    """Notes where its commands are registered, and which."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self.add_command(discord.app_commands.Command(name="hand", description="x", callback=nothing))
        self.told: list[tuple[int | None, list[str]]] = []

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[Any]:
        self.told.append(
            (guild.id if guild else None, [each.name for each in self.get_commands(guild=guild)])
        )
        return []


async def nothing(interaction: discord.Interaction) -> None:
    """Do nothing, as the command."""


@pytest.mark.parametrize("guild", [None, 7])
async def test_commands_are_registered_once_everywhere_or_in_one_server(
    guild: int | None, tmp_path: Path
) -> None:
    tree, known = Registered(), tmp_path / "commands.json"
    await tree.set_translator(Translator())
    told = [await registration.register(tree, known, 1, guild) for _ in range(2)]
    assert told == [True, False]
    assert tree.told == [(guild, ["hand"])]


async def test_where_nothing_can_be_remembered_they_are_registered_at_each_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tree, known = Registered(), tmp_path / "file" / "commands.json"
    known.parent.write_text("no folder")
    await tree.set_translator(Translator())
    told = [await registration.register(tree, known, 1, None) for _ in range(2)]
    assert told == [True, True]
    assert "commands.json can't be written, so the next start registers again" in caplog.text


@pytest.mark.parametrize("refusal", [Later(60.0), Wrong(400, 50035), discord.DiscordException()])
async def test_commands_discord_refuses_stay_as_they_were(
    refusal: Exception, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, known = Registered(), tmp_path / "commands.json"
    await tree.set_translator(Translator())

    with monkeypatch.context() as patch:
        patch.setattr(registration, "patiently", AsyncMock(side_effect=refusal))
        assert await registration.register(tree, known, 1, None) is None
    assert "Discord did not take the commands, those of the last start stay; again later: " in caplog.text
    assert not known.exists()
    assert await registration.register(tree, known, 1, None) is True


async def test_refused_commands_are_tried_again_until_discord_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, known, refusals, told = Registered(), tmp_path / "commands.json", [True, True], list[bool]()
    await tree.set_translator(Translator())

    async def refuse_twice(asked: RequestKind, request: Callable[[], Awaitable[object]]) -> object:
        if refusals:
            refusals.pop()
            raise Wrong(400, 50035)
        return await patiently(asked, request)

    monkeypatch.setattr(registration, "patiently", refuse_twice)
    monkeypatch.setattr(registration, "RETRY_PAUSES", (0.0,))
    await registration.keep_registering(tree, known, 1, None, told.append)
    assert told == [True, True, False]
    assert tree.told == [(None, ["hand"])]


@pytest.mark.parametrize("remembered", ["", "[]", '{"1:everywhere": "others"}'])
async def test_unregistered_commands_are_registered_and_each_place_is_remembered(
    remembered: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tree, known = Registered(), tmp_path / "commands.json"
    known.write_text(remembered)
    await tree.set_translator(Translator())
    caplog.set_level("INFO")
    places = ((1, None), (1, 7), (1, 8), (2, None))
    for expected in (True, False):
        assert {await registration.register(tree, known, *place) for place in places} == {expected}
    said = ["1:everywhere", "1:7", "1:8", "2:everywhere"]
    assert caplog.messages[-4:] == [f"commands registered: {place}" for place in said]


@pytest.mark.parametrize("theirs", ['{"build": "make"}', '["build"]', "build: make", "\xff"])
async def test_the_commands_of_another_program_stay_as_they_are(
    theirs: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tree, known = Registered(), tmp_path / "commands.json"
    known.write_text(theirs, encoding="latin-1")
    await tree.set_translator(Translator())
    assert [await registration.register(tree, known, 1, None) for _ in range(2)] == [True, True]
    assert known.read_text(encoding="latin-1") == theirs
    assert "commands.json is not this bot's and stays as it is" in caplog.text


def test_a_text_is_as_long_as_its_kind_needs_and_no_longer(payload: list[dict[str, Any]]) -> None:
    bounds: dict[int, set[str]] = {}
    for command in payload:
        for part in walk(command):
            for option in part.get("options", ()):
                if option["type"] == TEXT and not option.get("choices"):
                    bounds.setdefault(option["max_length"], set()).add(option["name"])
    answers = bounds.pop(600)
    assert {"creature", "castle", "armies"} <= answers, "one answer to a game's question"
    assert bounds == {
        20: {"round", "step"},
        40: {"answer", "away", "digest", "pace", "quiet"},
        100: {"card", "player", "search", "topic", "turn", "zone"},
        1500: {"answer"},
    }


def test_what_is_chosen_from_a_list_has_no_length_of_its_own(payload: list[dict[str, Any]]) -> None:
    chosen = [
        each
        for command in payload
        for part in walk(command)
        for each in part.get("options", ())
        if each.get("choices")
    ]
    assert chosen
    assert [option["name"] for option in chosen if "max_length" in option] == []


def test_only_what_needs_no_server_is_offered_in_direct_messages(payload: list[dict[str, Any]]) -> None:
    anywhere = {command["name"] for command in payload if DIRECT in command["contexts"]}
    assert anywhere == {"advice", "card", "hand", "help", "learn", "me", "rules", "undo"}


def test_only_what_sets_the_bot_up_is_for_people_who_manage_the_server(payload: list[dict[str, Any]]) -> None:
    managing = [command["name"] for command in payload if command["default_member_permissions"] is not None]
    assert managing == ["taverna"]
