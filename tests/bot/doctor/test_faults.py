"""Each fault by itself, made on the double or in the settings, with the line that says so."""

import json
import os
from typing import Any

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.doctor.rest import asking
from bot.sandbox.world import registry
from bot.settings import BadSettings, Settings
from bot.table.model import Shards
from tests.bot.doctor.conftest import Answer, Visit, printed

AGAIN = (
    "delete commands.json beside the database, and start the bot again; if this line stays, its log says why"
)
LOOPS = "something starts the bot again and again: stop it, and look at its log"
DOWN = "nothing is wrong here: look at https://discordstatus.com, and run this again later"
IN_BETWEEN = (
    "something on the way answers in its place: a proxy, a login page of the network, "
    "a wrong TAVERNA_DISCORD_API or TAVERNA_REST"
)


def instead(body: Any, status: int = 200) -> Answer:
    """Another answer than the double's: JSON, or a page if it is a text."""
    if isinstance(body, str):
        return lambda: web.Response(text=body, status=status, content_type="text/html")
    return lambda: web.Response(text=json.dumps(body), status=status, content_type="application/json")


def logins(remaining: int, shards: int = 1) -> Answer:
    limit = {"total": 1000, "remaining": remaining, "reset_after": 4_000_000, "max_concurrency": 1}
    return instead({"url": "ws://127.0.0.1", "shards": shards, "session_start_limit": limit})


# --- settings --------------------------------------------------------------------------------------------


async def test_a_misspelt_setting(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVERNA_DRAWRES", "2")
    monkeypatch.setenv("TAVERNA_XYZ", "2")
    assert await visit.bad() == [
        "BAD there is no setting TAVERNA_DRAWRES -> did you mean TAVERNA_DRAWERS?",
        "BAD there is no setting TAVERNA_XYZ -> take it out: docs/operating.md lists them all",
    ]


async def test_wrong_settings_are_all_named(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVERNA_LOG_AS", "yaml")
    monkeypatch.setenv("TAVERNA_DATABASE", "mysql://user:secret@host/db")
    with pytest.raises(BadSettings) as wrong:
        Settings.from_environment()
    lines = printed(await visit.examine(problems=wrong.value.every, unset=True))
    bad = [line for line in lines if line.startswith("BAD ")]
    assert len(bad) == 2
    assert bad[0].startswith("BAD a setting is wrong: TAVERNA_DATABASE: ")
    assert bad[1].startswith("BAD a setting is wrong: TAVERNA_LOG_AS: ")
    assert [line for line in bad if not line.endswith(" -> correct it in .env or in the environment")] == []
    assert lines[-1] == "-   nothing else was looked at"
    assert "secret" not in "".join(lines)


@pytest.mark.parametrize(
    ("token", "line"),
    [
        (
            "",
            "BAD DISCORD_TOKEN is empty, so the bot would open its sandbox -> "
            "copy the token from the developer portal (Bot, Reset Token) into .env",
        ),
        (
            "abc def",
            "BAD DISCORD_TOKEN has spaces or signs that no token has -> "
            "copy the token again, in one piece and without quotation marks",
        ),
        (
            "MTA.wrong.token",
            "BAD Discord refuses the token in DISCORD_TOKEN -> "
            "copy it again from the developer portal (Bot, Reset Token)",
        ),
    ],
)
async def test_a_token_that_is_none(visit: Visit, token: str, line: str) -> None:
    visit.settings = visit.settings.model_copy(update={"token": SecretStr(token)})
    lines = await visit.said()
    assert [each for each in lines if each.startswith("BAD")] == [line]
    assert not token or token not in "".join(lines)


# --- the way to Discord ----------------------------------------------------------------------------------


async def test_no_network_is_one_line(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.doctor.rest.server_of", lambda settings: "http://127.0.0.1:9")
    visit.settings = visit.settings.model_copy(update={"discord_api": None})
    assert await visit.bad() == [
        "BAD Discord can't be reached (ClientConnectorError); nothing else was looked at -> "
        "is there a network? A firewall, a proxy or the name server may be in the way"
    ]


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "nonsense"])
async def test_an_address_where_nobody_answers(visit: Visit, address: str) -> None:
    visit.settings = visit.settings.model_copy(update={"discord_api": address})
    [line] = await visit.bad()
    assert line.startswith("BAD nobody answers at the address in TAVERNA_DISCORD_API or TAVERNA_REST (")
    assert line.endswith(
        "nothing else was looked at -> correct the address, or start what should answer there"
    )


async def test_a_network_that_goes_away_in_between_is_one_line(visit: Visit) -> None:
    visit.city.world.lose("GET /gateway/bot", times=9)
    lines = await visit.said()
    assert "TAVERNA_REST (ServerDisconnectedError); nothing else was looked at" in lines[-1]
    assert sum(line.startswith("BAD") for line in lines) == 1


async def test_an_answer_that_is_late_is_given_up(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.doctor.rest.TIMEOUT", 0.05)
    visit.city.world.slow("GET /users/@me", 0.3, times=9)
    [line] = await visit.bad()
    assert "TAVERNA_REST (TimeoutError); nothing else was looked at" in line


@pytest.mark.parametrize(("ahead", "how"), [(600.0, "ahead"), (-600.0, "behind")])
async def test_a_clock_that_is_wrong(visit: Visit, ahead: float, how: str) -> None:
    visit.ahead = ahead
    [line] = await visit.bad()
    said, _, remedy = line.partition(" -> ")
    assert said in {f"BAD this machine's clock is {seconds} seconds {how}" for seconds in (599, 600, 601)}
    assert remedy.startswith("switch on time synchronisation")


async def test_discord_asks_to_wait(visit: Visit) -> None:
    visit.city.world.fail("GET /applications/@me", 429, times=9, retry_after=61.0)
    assert await visit.bad() == [
        "BAD the application: Discord asks to wait 61 seconds (429) -> wait that long, and run this again"
    ]
    assert visit.slept == []


async def test_it_waits_for_a_moment_by_itself(visit: Visit) -> None:
    visit.city.world.fail("GET /applications/@me", 429, retry_after=2.0)
    assert await visit.bad() == []
    assert visit.slept == [2.0]


async def test_it_asks_no_faster_than_discord_allows(visit: Visit) -> None:
    headers = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "4.5"}
    visit.instead["/few"] = lambda: web.Response(text="{}", headers=headers)
    async with asking(visit.settings, "token", sleep=visit._sleep) as rest:
        await rest.do("channel", "GET", "/few")
        await rest.do("thread", "GET", "/few")
        assert visit.slept == []
        await rest.do("channel", "GET", "/few")
    assert visit.slept == [4.5]


async def test_discord_fails(visit: Visit) -> None:
    visit.city.world.fail("GET /users/@me/guilds", 503, times=9)
    assert await visit.bad() == [f"BAD the bot's servers: Discord fails (503) -> {DOWN}"]


@pytest.mark.parametrize(("body", "status"), [("<html>Log in to the hotel</html>", 200), ({"ok": 1}, 200)])
async def test_an_answer_that_is_none_of_discords(visit: Visit, body: object, status: int) -> None:
    visit.instead["/users/@me"] = instead(body, status)
    assert await visit.bad() == [
        f"BAD the bot's account: the answer ({status}) is not Discord's -> {IN_BETWEEN}"
    ]


async def test_a_machine_that_is_kept_out_on_the_way(visit: Visit) -> None:
    visit.instead["/applications/@me"] = instead("<html>error code: 1020</html>", 403)
    assert await visit.bad() == [f"BAD the application: the answer (403) is not Discord's -> {IN_BETWEEN}"]


async def test_a_proxy_on_the_way_is_named(visit: Visit) -> None:
    rest = visit.settings.discord_api
    update = {"rest": rest, "discord_api": "http://nobody.invalid"}
    visit.settings = visit.settings.model_copy(update=update)
    lines = await visit.said()
    assert [line for line in lines if line.startswith("BAD")] == []
    assert (
        "-   127.0.0.1 was asked, not Discord itself, because of TAVERNA_DISCORD_API or TAVERNA_REST" in lines
    )


# --- the application -------------------------------------------------------------------------------------


async def test_switches_in_the_portal(visit: Visit) -> None:
    there = {"bot_require_code_grant": True, "interactions_endpoint_url": "https://example.org"}
    visit.instead["/applications/@me"] = instead({**there, "flags": 1 << 19 | 1 << 15, "bot_public": False})
    lines = await visit.said()
    for line in (
        "BAD commands and presses go to a web address, not to the bot -> "
        "developer portal, General Information: empty Interactions Endpoint URL",
        "BAD the invitation does not work: the application requires a code grant -> "
        "developer portal, Bot: switch off Requires OAuth2 Code Grant",
        "-   the bot needs no privileged intent, but these are on: Server Members and Message Content -> "
        "developer portal, Bot: switch them off",
        "-   only you may add the bot to servers",
    ):
        assert line in lines


async def test_no_logins_are_left(visit: Visit) -> None:
    visit.instead["/gateway/bot"] = logins(0)
    assert await visit.bad() == [
        f"BAD all 1,000 logins of the day are used: the bot can't start for 2 h -> {LOOPS}"
    ]


async def test_few_logins_are_left(visit: Visit) -> None:
    visit.instead["/gateway/bot"] = logins(12)
    assert await visit.bad() == [
        f"BAD only 12 of 1,000 logins are left; Discord starts counting again in 2 h -> {LOOPS}"
    ]


async def test_too_few_shards(visit: Visit) -> None:
    visit.instead["/gateway/bot"] = logins(900, shards=4)
    visit.settings = visit.settings.model_copy(update={"shards": Shards(0, 1, 2)})
    assert (
        "-   Discord advises 4 connections (shards), TAVERNA_SHARDS has 2 -> "
        "stop all processes, and start them with a larger number"
    ) in await visit.said()


async def test_no_commands(visit: Visit) -> None:
    visit.city.world.state.commands.clear()
    assert await visit.bad() == [
        "BAD no command is registered, so nobody can use the bot -> "
        "start the bot; if this line stays, its log says what Discord refuses"
    ]


async def test_commands_that_are_missing_or_others(visit: Visit) -> None:
    world = visit.city.world
    there = {command.body["name"]: command for command in registry.listed(world, None)}
    del world.state.commands[there["undo"].id]
    there["table"].body["description"] = "As it was"
    names = there["hand"].body["name_localizations"]
    assert isinstance(names, dict)
    names["pt-BR"] = "cartas"
    assert await visit.bad() == [
        f"BAD commands are missing: /undo -> {AGAIN}",
        f"BAD commands differ from those of this version: /table and /hand -> {AGAIN}",
    ]


async def test_commands_that_discord_does_not_show(visit: Visit) -> None:
    visit.city.world.fail("GET /applications/*/commands", 403, code=50001, times=9)
    lines = await visit.bad()
    assert lines[0].startswith("BAD the commands: Discord refuses it (403/50001) -> ")


async def test_icons_that_were_not_uploaded(visit: Visit) -> None:
    emojis = visit.city.world.state.emojis
    for ident in [*emojis][:50]:
        del emojis[ident]
    assert await visit.bad() == [
        "BAD 68 of 118 icons are uploaded; the other buttons show characters -> "
        "they come within three minutes of a start; if this line stays, the bot's log says why"
    ]


def test_the_environment_of_tests_names_no_settings() -> None:
    assert [name for name in Settings.strange() if name in os.environ] == []
