"""A bug of ours: the person reads a kind word, the log one line without what is secret, and all goes on."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord.requests import serve, slash
from bot.discord.requests.actions import CommandOption, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Interaction, Manner
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen
from bot.table.model import Person
from render.core.pictures import PictureRequest
from rules.core.words import Words
from rules.games import GAMES

ANA = Person(11, "Ana", "en")
SECRET = "two aces"


def asked(**more: object) -> Interaction:
    """As much of an interaction as is looked at before anything is done."""
    user = SimpleNamespace(id=ANA.id)
    return cast(Interaction, SimpleNamespace(locale=discord.Locale.american_english, user=user, **more))


async def test_a_command_that_fails_says_so_and_the_log_names_the_place(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    said: list[str] = []

    async def greet(runtime: Runtime, interaction: Interaction) -> Request:
        return Request(runtime, ANA, Words("en"), 2, 1, "en")

    async def show(
        runtime: Runtime, interaction: Interaction, manner: Manner, screens: Sequence[Screen], about: str
    ) -> bool:
        said.extend(screen.said for screen in screens)
        return True

    monkeypatch.setattr(serve, "greet", greet)
    monkeypatch.setattr(serve, "show", show)
    await serve._answer(runtime, asked(), Manner.FRESH, "/hand", AsyncMock(side_effect=KeyError(SECRET)))
    assert len(said) == 1 and SECRET not in said[0]
    assert "/hand: KeyError" in caplog.text
    assert SECRET not in caplog.text


async def test_suggestions_that_fail_are_none(runtime: Runtime, caplog: pytest.LogCaptureFixture) -> None:
    option = CommandOption("answer", complete=Mock(side_effect=KeyError(SECRET)))
    suggest = slash._completing(
        runtime, Slash("play", AsyncMock(return_value=[]), Work.ANSWER, (option,)), option
    )
    interaction = asked(guild_id=1, channel_id=2, namespace=[("answer", "a")])
    assert await suggest(interaction, "a") == []
    assert "autocomplete: KeyError" in caplog.text
    assert SECRET not in caplog.text


async def test_a_failing_picture_is_told_in_words_and_failing_words_are_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    words_fail: list[bool] = []

    def describe(request: PictureRequest, mark: Callable[[str], str]) -> tuple[str, str]:
        if words_fail:
            raise KeyError(SECRET)
        return "", "the card in words"

    pictures = Pictures(AsyncMock(side_effect=KeyError(SECRET)), describe, GAMES)
    for told in ("the card in words", ""):
        [card] = (await pictures.card("bellum", pictures.cards("bellum")[0], "en", 1)).now
        assert (card.shown, card.text) == (None, told)
        words_fail.append(True)
    assert "bellum card: can't be drawn: KeyError" in caplog.text
    assert "bellum card: can't be described: KeyError" in caplog.text
    assert SECRET not in caplog.text
