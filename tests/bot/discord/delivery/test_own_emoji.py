"""The application's own emoji: their names, and which are uploaded, kept and removed.

With Discord's double: tests/bot/e2e/delivery/test_own_emoji.py.
"""

import logging
import re
from collections.abc import Mapping
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery import own_emoji
from bot.discord.delivery.own_emoji import NAME, keep_uploaded, name_of
from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.pictures import Pictures
from render.pool import Undrawn
from render.scene import GAMES
from rules.core.text import Text
from tests.bot.discord.delivery.test_messages import refused


@pytest.mark.parametrize("game", [key for key, pictures in GAMES.items() if pictures.icons])
def test_discord_allows_the_names_of_all_icons(game: str) -> None:
    names = [name_of((game, icon), b"png") for icon in GAMES[game].icons]
    assert [name for name in names if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_name_tells_its_game_and_its_icon(game: str) -> None:
    for icon in GAMES[game].icons:
        match = NAME.fullmatch(name_of((game, icon), b"png"))
        assert match is not None
        assert match.groups() == (game, icon)


def test_another_drawing_has_another_name() -> None:
    assert name_of(("bellum", "castle"), b"old") != name_of(("bellum", "castle"), b"new")


# --- what is uploaded ------------------------------------------------------------------------------------


class Emoji:
    """One that the application has."""

    def __init__(self, of: "Application", ident: int, name: str) -> None:
        self._of, self.id, self.name = of, ident, name

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"

    async def delete(self) -> None:
        self._of.there.remove(self)


class Application:
    """Stands for Discord: the emoji that are there by now, and a refusal of the next upload."""

    def __init__(self, *names: str, refusal: Exception | None = None) -> None:
        self.there = [Emoji(self, number, name) for number, name in enumerate(names, 1)]
        self.refusal = refusal
        self.ready = False
        self.number = len(names)

    async def wait_until_ready(self) -> None:
        self.ready = True

    async def fetch_application_emojis(self) -> list[Emoji]:
        return [*self.there]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        if self.refusal:
            raise self.refusal
        self.number += 1
        self.there.append(Emoji(self, self.number, name))
        return self.there[-1]

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.there]

    async def upload(self, files: Mapping[str, Mapping[str, bytes]], games: str = "kemet bellum") -> Icons:
        """The icons after an upload of these drawings; a game without is not drawn."""

        async def draw(game: str) -> Mapping[str, bytes] | Undrawn:
            return files.get(game, Undrawn(Text(key="picture.undrawn.failed")))

        pictures = Pictures(cast(Any, print), cast(Any, None), {}, draw_icons=draw)
        await keep_uploaded(cast(discord.Client, self), games.split(), pictures, pause=0)
        return pictures.icons


def named(icon: str, file: bytes, game: str = "bellum") -> str:
    return name_of((game, icon), file)


OLD, NEW = b"old", b"new"


async def test_what_is_missing_is_uploaded_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    it, files = Application(named("sword", OLD)), {"kemet": {}, "bellum": {"food": OLD, "sword": OLD}}
    for _ in range(2):
        icons = await it.upload(files)
        assert icons.own == {"bellum": {"food": str(it.there[1]), "sword": str(it.there[0])}}
        assert it.names == [named("sword", OLD), named("food", OLD)]
    assert [record.getMessage() for record in caplog.records] == ["icons uploaded: 1"]
    assert it.ready


async def test_a_game_that_cannot_be_drawn_keeps_its_icons_and_others_get_theirs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    it = Application(named("ankh", OLD, "kemet"))
    icons = await it.upload({"bellum": {"food": OLD}})
    assert {game: [*own] for game, own in icons.own.items()} == {"kemet": ["ankh"], "bellum": ["food"]}
    assert "icons of kemet are not drawn: " in caplog.text


async def test_the_newest_drawing_serves_and_what_is_not_ours_does_not() -> None:
    it = Application(named("food", NEW), "food", named("food", OLD), named("rook", OLD, "chess"))
    it.there.reverse()
    assert (await it.upload({})).own == {"bellum": {"food": f"<:{named('food', OLD)}:3>"}}
    assert (await it.upload({"bellum": {"food": NEW}})).own == {
        "bellum": {"food": f"<:{named('food', NEW)}:1>"}
    }


async def test_the_earlier_drawing_serves_while_the_new_one_is_refused(
    caplog: pytest.LogCaptureFixture,
) -> None:
    it = Application(named("food", OLD), refusal=refused(400, 50035))
    assert (await it.upload({"bellum": {"food": NEW}})).own == {"bellum": {"food": str(it.there[0])}}
    assert "icons could not be uploaded, characters stay in their place: " in caplog.text


@pytest.mark.parametrize(("most", "gone"), [(4, 0), (3, 1), (2, 2)])
async def test_the_oldest_that_nobody_needs_go_where_there_is_no_room(
    most: int, gone: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_emoji, "MAX_EMOJI", most)
    superseded = [named("food", version) for version in (b"1", b"2")]
    it = Application("chess", *superseded)
    await it.upload({"bellum": {"food": NEW}})
    assert it.names == ["chess", *superseded[gone:], named("food", NEW)]


async def test_where_no_icons_can_be_drawn_nothing_is_asked_for() -> None:
    it = Application(named("food", OLD))
    pictures = Pictures(cast(Any, print), cast(Any, None), {})
    await keep_uploaded(cast(discord.Client, it), ("bellum",), pictures, pause=0)
    assert (pictures.icons, it.ready) == (UNICODE, False)
