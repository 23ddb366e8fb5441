"""Commands as Discord's library runs them: what becomes of their options, and which suggestions come."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

from bot.discord.client import Tree
from bot.discord.requests import admission, slash
from bot.discord.requests.actions import CommandOption, Complete, Given, Offered, Slash, Typing
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Body, Manner
from bot.discord.screens.screen import Screen
from rules.core.decisions import Rejected
from rules.core.words import Words
from tests.bot.discord.speaking import ANA


async def run(request: Request, given: Given) -> Sequence[Screen]:
    """Do what the commands of these tests do."""
    return []


def taken(option: CommandOption, value: Any) -> str:
    """Return what a command is given, or for a refusal its key."""
    try:
        return slash._text(option, value)
    except Rejected as refusal:
        return refusal.text.key


class User(discord.User):
    """A person or a bot who need not have been made by Discord."""

    def __init__(self, *, bot: bool) -> None:
        self.id, self.bot = 12, bot


@pytest.mark.parametrize(
    ("value", "text"),
    [("x" * 9, "x" * 9), ("x" * 10, "x" * 10), ("x" * 11, "discord.refused.long"), ("", "")],
)
def test_a_text_is_as_long_as_its_option_allows(value: str, text: str) -> None:
    assert taken(CommandOption("x", most=10), value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2, "2"),
        (1, "core.refused.range"),
        (5, "5"),
        (6, "core.refused.range"),
        ("two", "widgets.refused.number"),
    ],
)
def test_a_number_is_within_its_span(value: int | str, text: str) -> None:
    assert taken(CommandOption("x", kind="number", span=(2, 5)), value) == text


def test_a_person_is_given_by_id_and_a_bot_is_nobody() -> None:
    person = CommandOption("x", kind="person")
    assert [taken(person, User(bot=bot)) for bot in (False, True)] == ["12", ""]


def typing(runtime: Runtime, text: str, **given: str) -> Typing:
    return Typing(runtime, Words("en"), ANA.id, 2, text, given)


def offering(typing: Typing) -> Offered:
    return [(f"{typing.text}{number}", str(number)) for number in range(30)]


async def later(typing: Typing) -> Offered:
    return offering(typing)


@pytest.mark.parametrize("complete", [offering, later])
async def test_all_suggestions_discord_takes_are_given_unless_one_is_too_long(
    runtime: Runtime, complete: Complete
) -> None:
    option, other = CommandOption("x", complete=complete, most=10), CommandOption("y", most=5)
    command = Slash("try", run, Work.LOOK, (option, other))
    for text, given, offered in (
        ("a", {}, 25),
        ("a" * 10, {"x": "a" * 10, "y": "b" * 5}, 25),
        ("a" * 11, {}, 0),
        ("a", {"y": "b" * 6}, 0),
        ("a", {"z": "c"}, 0),
        ("a", {"z": ""}, 25),
    ):
        found = await slash.suggestions(command, option, typing(runtime, text, **given))
        assert len(found) == offered
    assert await slash.suggestions(command, other, typing(runtime, "a")) == []


# --- through the library ---------------------------------------------------------------------------------


class Asked:
    """An interaction of Ana's in channel 2."""

    def __init__(self, **namespace: object) -> None:
        self.namespace = [*namespace.items()]
        self.user = SimpleNamespace(id=ANA.id)
        self.guild_id, self.channel_id = 1, 2
        self.locale = discord.Locale.american_english


async def completed(runtime: Runtime, complete: Complete, **namespace: object) -> list[tuple[str, str]]:
    """The suggestions, as the library asks for them."""
    option = CommandOption("x", complete=complete)
    suggest = slash._completing(runtime, Slash("try", run, Work.LOOK, (option, CommandOption("y"))), option)
    asked: Any = Asked(**namespace)
    return [(choice.name, choice.value) for choice in await suggest(asked, "a")]


async def test_suggestions_know_what_else_is_given(runtime: Runtime) -> None:
    def told(typing: Typing) -> Offered:
        return [(typing.text, f"{typing.given} {typing.user_id} {typing.channel_id} {typing.words.lang}")]

    assert await completed(runtime, told, y=7, x=None) == [("a", "{'y': '7'} 11 2 en")]


async def test_suggestions_that_fail_are_none_and_one_line_in_the_log(
    runtime: Runtime, caplog: pytest.LogCaptureFixture
) -> None:
    assert await completed(runtime, Mock(side_effect=KeyError("a secret"))) == []
    assert "autocomplete: KeyError" in caplog.text
    assert "a secret" not in caplog.text


async def test_who_types_too_fast_gets_no_suggestions_and_nothing_is_computed(runtime: Runtime) -> None:
    asked: list[str] = []

    def noted(typing: Typing) -> Offered:
        asked.append(typing.text)
        return [("one", "1")]

    for _ in range(60):
        await completed(runtime, noted)
    assert 20 < len(asked) < 60
    assert await completed(runtime, noted) == []


@pytest.fixture
def added(runtime: Runtime) -> Tree:
    """Commands of one word and of two."""
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    options = (CommandOption("with", required=True), CommandOption("add-on"))
    slash.add(
        tree,
        runtime,
        [
            Slash("hand", run, Work.LOOK, options, anywhere=True),
            Slash("table open", run, Work.OPEN),
            Slash("table close", run, Work.CHANGE),
            Slash("taverna setup", run, Work.LOOK, managing=True),
        ],
    )
    return tree


async def test_two_word_commands_are_grouped_and_some_are_for_server_managers(
    added: Tree,
) -> None:
    found = {command.name: command for command in added.get_commands()}
    groups = {
        name: {each.name for each in command.commands}
        for name, command in found.items()
        if isinstance(command, app_commands.Group)
    }
    assert groups == {"table": {"open", "close"}, "taverna": {"setup"}}
    manages = {name: command.default_permissions for name, command in found.items()}
    manage_guild = discord.Permissions(manage_guild=True)
    assert manages == {"hand": None, "table": None, "taverna": manage_guild}
    for name, command in found.items():
        contexts, installs = command.allowed_contexts, command.allowed_installs
        assert contexts is not None and installs is not None
        assert (contexts.guild, contexts.dm_channel, contexts.private_channel) == (
            True,
            name == "hand",
            False,
        )
        assert (installs.guild, installs.user) == (True, False)


async def test_options_are_needed_or_not_and_may_have_any_name(added: Tree) -> None:
    hand: Any = added.get_command("hand")
    options = {each.display_name: each for each in hand.parameters}
    assert {name: option.required for name, option in options.items()} == {"with": True, "add-on": False}
    assert {option.max_value for option in options.values()} == {100}


async def test_a_command_is_served_with_its_options_while_the_budget_lasts(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[object] = []
    given: list[Given] = []

    async def serve(runtime: Runtime, asked: object, manner: Manner, about: str, body: Body) -> None:
        served.append((manner, about))
        await body(Request(runtime, ANA, Words("en"), 2, 1, "en"))

    async def noted(request: Request, what: Given) -> Sequence[Screen]:
        given.append(what)
        return []

    async def busy(*what: object) -> None:
        served.append("put off")

    monkeypatch.setattr(slash, "serve", serve)
    monkeypatch.setattr(admission, "_put_off", busy)
    options = (CommandOption("with"), CommandOption("round", kind="number"))
    command: Any = slash._command(runtime, Slash("hand", noted, Work.LOOK, options), "hand")
    for values in ({"with_": "x", "round_": None}, {"with_": None, "round_": 0}):
        await command.callback(Asked(), **values)
    assert served == [(Manner.FRESH, "/hand")] * 2
    assert given == [{"with": "x"}, {"round": "0"}]
    while served[-1] != "put off":
        await command.callback(Asked(), with_=None, round_=None)
    assert len(given) == len(served) - 1


async def test_a_changing_command_costs_as_a_change_only_with_an_option(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[Work] = []

    @asynccontextmanager
    async def admitted(runtime: Runtime, asked: object, work: Work) -> AsyncIterator[bool]:
        paid.append(work)
        yield False

    monkeypatch.setattr(slash, "admitted", admitted)
    options = (CommandOption("pace"),)
    for declared in (
        Slash("me", run, Work.LOOK, options, changing=Work.CALL),
        Slash("table log", run, Work.STUDY, options),
    ):
        command: Any = slash._command(runtime, declared, declared.path.split()[-1])
        for given in (None, "x"):
            await command.callback(Asked(), pace_=given)
    assert paid == [Work.LOOK, Work.CALL, Work.STUDY, Work.STUDY]
