"""What the whole bot tells its operator at the start, the page for Prometheus, and whom the bot talks to."""

import gc
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import Route
from discord.webhook import async_

from bot import app
from bot.app import Unstartable, Watch
from bot.settings import Settings
from bot.table.storage.database import InUse
from tests.bot.metrics.test_metrics import HERE, numbers, page
from tests.bot.table.scene import started

DISCORD = "https://discord.com/api/v10"
WATCH = Watch(pending=lambda: 4, listen=HERE)


def test_each_game_that_is_left_out_is_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "LEFT_OUT", {"ferry": "ferry: no palette", "raft": "raft: no such package"})
    app._load_games()
    gc.unfreeze()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("ERROR", "a game is left out: ferry: no palette"),
        ("ERROR", "a game is left out: raft: no such package"),
    ]


async def test_the_page_for_prometheus_has_what_the_bot_knows_now(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    client: Any = SimpleNamespace(is_connected=lambda: True)
    outbox: Any = SimpleNamespace(age=7.5)
    async with started() as bot:
        async with app._metrics(replace(WATCH, listen=None), bot.context, client, outbox):
            assert "metrics" not in caplog.text, "nobody has asked for it"
        async with app._metrics(WATCH, bot.context, client, outbox):
            [url] = [record.args[0] for record in caplog.records if record.msg == "metrics: %s"]  # type: ignore[index]
            found = await numbers(str(url))
            assert (found["connected"], found["outbox_age_seconds"], found["pictures_pending"]) == (1, 7.5, 4)
            client.is_connected, outbox.age = (lambda: False), 0.5
            found = await numbers(str(url))
            assert (found["connected"], found["outbox_age_seconds"]) == (0, 0.5)
            assert (await page(str(url)))[0] == 200


async def test_a_bot_whose_page_has_no_place_does_not_start_and_says_why() -> None:
    nobody: Any = SimpleNamespace()
    async with started() as bot, app._metrics(WATCH, bot.context, nobody, nobody):
        elsewhere = replace(WATCH, listen=("203.0.113.1", 9464))  # an address that no machine has
        with pytest.raises(Unstartable, match=r"^TAVERNA_METRICS: 203.0.113.1:9464: "):
            async with app._metrics(elsewhere, bot.context, nobody, nobody):
                raise AssertionError("it listens")


@pytest.mark.parametrize(
    ("given", "everything", "answers"),
    [
        ({}, DISCORD, DISCORD),
        ({"discord_api": "http://double/"}, "http://double/api/v10", "http://double/api/v10"),
        ({"rest": "http://proxy/"}, "http://proxy/api/v10", DISCORD),
    ],
)
async def test_it_talks_to_discord_unless_it_is_pointed_elsewhere_and_answers_past_a_proxy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: dict[str, str], everything: str, answers: str
) -> None:
    found: list[tuple[str, str]] = []

    async def occupied(database: Path, *more: object, shards: object) -> None:
        found.append((Route.BASE, async_.Route.BASE))  # type: ignore[attr-defined]
        raise InUse(f"{database} is in use")

    monkeypatch.setattr(app, "Store", SimpleNamespace(open=occupied))
    monkeypatch.setattr(app, "_stopping", lambda: None)
    settings = Settings.read().model_copy(update={"cache": tmp_path / "cache", **given})
    with pytest.raises(InUse):
        await app.run(settings, "token")
    assert found == [(everything, answers)]
    assert Route.BASE == DISCORD
