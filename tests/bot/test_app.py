"""What the whole bot tells its operator: games that are left out, and the page for Prometheus."""

import gc
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot import app
from bot.app import Unstartable, Watch
from tests.bot.metrics.test_metrics import HERE, numbers, page
from tests.bot.table.scene import started

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
