"""The page for Prometheus: what is measured is there, and nothing that names anybody."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.discord.errors import Json, set_up
from bot.listening import CannotListen
from bot.metrics import measures
from bot.metrics.numbers import Present
from bot.metrics.page import LIMITED, metrics
from bot.settings import BadSettings, Settings
from bot.table.lobby import lobby
from bot.table.model import Unavailable
from rules.core.text import Text
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started

HERE = ("127.0.0.1", 0)
DASHBOARD = Path("docs/grafana.json")


@pytest.fixture
def dashboard() -> str:
    return DASHBOARD.read_text(encoding="utf-8")


@asynccontextmanager
async def watched(bot: Bot) -> AsyncIterator[str]:
    present = Present(connected=True, age=bot.outbox.age, pending=3)
    async with metrics(HERE, bot.context, lambda: present) as url:
        yield url


async def page(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def numbers(url: str) -> dict[str, float]:
    """The page's numbers by name and labels."""
    _, text = await page(url)
    found = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name.removeprefix("taverna_"): float(value) for name, _, value in found}


async def test_tables_people_and_what_waits_are_counted() -> None:
    async with started() as bot:
        await bot.table(ANA, BIA)
        await lobby.open_table(bot.context, 1, 9, CAL, "toy", "en", {"length": "2"})
        async with watched(bot) as url:
            found = await numbers(url)
            waiting = len(await bot.rows("outbox"))
    assert {status: found[f'tables{{status="{status}"}}'] for status in ("lobby", "running", "frozen")} == {
        "lobby": 1,
        "running": 1,
        "frozen": 0,
    }
    assert (found["people"], found["connected"], found["pictures_pending"]) == (3, 1, 3)
    assert found["outbox_rows"] == waiting > 0
    assert found["process_resident_memory_bytes"] > 0


async def test_the_database_is_asked_again_after_five_seconds_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr("bot.metrics.numbers.monotonic", lambda: now)
    async with started() as bot, watched(bot) as url:
        assert (await numbers(url))["people"] == 0
        await bot.table(ANA, BIA)
        now += 4.9
        assert (await numbers(url))["people"] == 0
        now += 0.1
        assert (await numbers(url))["people"] == 2


async def test_transactions_and_messages_are_timed() -> None:
    async with started(workers=True) as bot, watched(bot) as url:
        await bot.table(ANA, BIA)
        await bot.outbox.idle()
        found = await numbers(url)
        assert found['database_seconds_count{kind="write"}'] > 3
        assert found['database_seconds_count{kind="read"}'] > 3
        assert found['said_seconds_count{kind="panel"}'] == bot.voice.kinds().count("panel")
        assert 0 < found['said_seconds_sum{kind="panel"}'] < 60
        assert bot.outbox.age == 0.0


async def test_what_waits_to_be_said_grows_old() -> None:
    async with started(workers=True) as bot:
        bot.voice.troubles.append(TimeoutError())
        await bot.table(ANA, BIA)
        await asyncio.sleep(0.1)
        assert 0.05 < bot.outbox.age < 60


async def test_limits_that_discord_sets_are_counted() -> None:
    """With the lines of discord.py: it writes two for a global one, and does not wait if that is too long."""
    limited = "We are being rate limited. %s %s responded with 429."
    async with started() as bot, watched(bot) as url:
        http, webhook = (logging.getLogger(name) for name in LIMITED)
        http.warning(limited, "GET", "/")
        http.warning(limited, "GET", "/")
        http.warning("Global rate limit has been hit. Retrying in %.2f seconds.", 1)
        webhook.warning("Webhook ID %s is rate limited. Retrying in %.2f seconds.", 1, 1)
        http.warning(f"{limited} Timeout of %.2f was too long, erroring instead.", "GET", "/", 9)
        http.debug("Global rate limit is now over.")
        http.warning("Something else")
        found = await numbers(url)
    assert (found['rate_limits_total{kind="any"}'], found['rate_limits_total{kind="global"}']) == (3, 1)
    assert measures.listeners == []
    assert [*http.handlers, *webhook.handlers] == []


async def test_the_page_names_nobody_and_no_table() -> None:
    async with started(workers=True) as bot, watched(bot) as url:
        await bot.table(ANA, BIA)
        await bot.outbox.idle()
        text = (await page(url))[1]
        labels = set(re.findall(r'(\w+)="([^"]*)"', text))
    assert {name for name, _ in labels} == {"kind", "le", "status"}
    assert [(name, value) for name, value in labels if name != "le" and re.search(r"\d", value)] == []


async def test_without_a_database_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with started() as bot, watched(bot) as url:
        monkeypatch.setattr(
            bot.store, "study", AsyncMock(side_effect=Unavailable(Text(key="table.refused.not-read")))
        )
        assert await page(url) == (503, "the database can't be read now\n")


async def test_an_address_that_is_taken_is_one_clear_line() -> None:
    async with started() as bot, watched(bot) as url:
        port = int(url.split(":")[2].split("/")[0])
        with pytest.raises(CannotListen, match=rf"^TAVERNA_METRICS: 127.0.0.1:{port}: .*in use.*$"):
            async with metrics(("127.0.0.1", port), bot.context, lambda: Present(True, 0.0, 0)):
                raise AssertionError("it listens")


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_it_is_for_this_machine_unless_somebody_asks(
    given: str, address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Settings.from_environment().metrics is None
    monkeypatch.setenv("TAVERNA_METRICS", given)
    assert Settings.from_environment().metrics == address


@pytest.mark.parametrize("given", ["yes", "localhost", "127.0.0.1:", "99999"])
def test_what_is_no_port_is_one_clear_line(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVERNA_METRICS", given)
    with pytest.raises(BadSettings, match=r"^TAVERNA_METRICS: .*a port such as 9464"):
        Settings.from_environment()


async def test_the_dashboard_asks_for_numbers_that_there_are(dashboard: str) -> None:
    async with started(workers=True) as bot, watched(bot) as url:
        for measure in ("first_response", "visible", "said", "database", "rate_limit"):
            measures.measured(measure, "any")
        known = {re.split(r"[ {]", line)[0] for line in (await page(url))[1].splitlines() if line[:1] != "#"}
    board = json.loads(dashboard)
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for expr in asked for name in re.findall(r"(?:taverna|process)_\w+", expr)}
    assert len(board["panels"]) >= 6
    assert names <= known


def test_the_log_is_json_if_somebody_asks(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers, logging.getLogger().level
    try:
        set_up("info", as_json=True)
        logging.getLogger("bot.test").info("two\nlines with %s", "ção")
        try:
            raise KeyError("a secret")
        except KeyError:
            logging.getLogger("bot.test").exception("it broke")
    finally:
        logging.getLogger().handlers, level = before
        logging.getLogger().setLevel(level)
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["level"], first["module"], first["message"]) == ("info", "bot.test", "two\nlines with ção")
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:.]+\+00:00", first["time"])
    assert second["message"].startswith("it broke: KeyError at test_metrics.py:")
    assert "secret" not in second["message"]
    assert isinstance(Json(), logging.Formatter)
