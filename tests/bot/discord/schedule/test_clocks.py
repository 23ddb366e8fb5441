"""Time limits of an answer, as people type them."""

from dataclasses import replace

import pytest

from bot.discord.actions import table_button
from bot.discord.requests.actions import Typing
from bot.discord.requests.request import Request, Runtime
from bot.discord.schedule.clocks import NAMED_LIMITS, complete_time_control, time_limit_of
from bot.discord.screens.ids import TablePress
from bot.discord.screens.waits import DAY, HOUR, MINUTE, span, terms
from bot.table import reading
from bot.table.model import TableInfo
from bot.table.runtime.context import Context
from bot.table.schedule import time_control
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, begun, slash
from tests.bot.table.scene import refused


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("36h", 36 * HOUR),
        ("36 H", 36 * HOUR),
        ("2 days", 2 * DAY),
        ("90 min", 90 * MINUTE),
        ("2 dias", 2 * DAY),
        ("1 dia e 12 horas", 36 * HOUR),
        ("1 día y 12 horas", 36 * HOUR),
        ("1 DIA Y 30 minutos", DAY + 30 * MINUTE),
        ("1 day, 12 hours", 36 * HOUR),
        ("1d12h", 36 * HOUR),
        ("1,5 h", 90 * MINUTE),
        ("1.5h", 90 * MINUTE),
        ("1 semana", 7 * DAY),
        ("0 min", 0),
        ("daily", DAY),
        ("Diário: 24 horas", DAY),
        ("Daily: 24 hours", DAY),
        ("none", None),
        ("No clock", None),
        ("sem relógio", None),
        ("nenhum", None),
        ("ninguno", None),
        ("sin reloj", None),
        ("Não", None),
        ("off", None),
    ],
)
def test_lengths_of_time(text: str, seconds: int | None) -> None:
    assert time_limit_of(text) == seconds


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "36",
        "soon",
        "two days",
        "-5 h",
        "5 parsecs",
        "1h -30min",
        "h",
        "1:30",
        "9" * 500 + "h",
        "2 days maybe",
    ],
)
def test_what_is_no_length_of_time_is_refused(text: str) -> None:
    with pytest.raises(Rejected) as refusal:
        time_limit_of(text)
    assert refusal.value.text.key == "discord.refused.budget"
    for lang in ("en", "pt-BR"):
        assert len(Words(lang).say(refusal.value.text)) < 300


@pytest.mark.parametrize(
    ("seconds", "english", "portuguese"),
    [
        (36 * HOUR, "1 day 12 hours", "1 dia 12 horas"),
        (10 * MINUTE, "10 minutes", "10 minutos"),
        (2 * DAY + HOUR + MINUTE, "2 days 1 hour 1 minute", "2 dias 1 hora 1 minuto"),
    ],
)
def test_lengths_are_told_in_words(seconds: int, english: str, portuguese: str) -> None:
    assert (span(seconds, Words("en")), span(seconds, Words("pt-BR"))) == (english, portuguese)


async def test_who_is_skipped_is_the_person_that_the_host_names(
    runtime: Runtime, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(context)
    skipped: list[tuple[int, int, int]] = []

    async def skip(context: Context, table_id: int, by: int, seat: int) -> None:
        skipped.append((table_id, by, seat))

    monkeypatch.setattr(time_control, "skip", skip)
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    run = slash("table skip").run
    for nobody in ("99", ""):
        assert await refused(run(request, {"player": nobody})) == "discord.refused.not-there"
    [screen] = await run(request, {"player": str(BIA.id)})
    assert screen.said == request.words.say(Text(key="discord.skipped"))
    assert skipped == [(info.id, ANA.id, 1)]


@pytest.mark.parametrize(("rest", "skipped"), [("1", [1]), ("x", []), ("", [])])
async def test_a_button_skips_the_seat_that_it_names(
    rest: str, skipped: list[int], runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []

    async def skip(*what: object) -> None:
        found.append(what)

    monkeypatch.setattr(time_control, "skip", skip)
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    assert await table_button("skip").run(request, TablePress(7, "skip", rest), []) == []
    assert found == [(runtime.context, 7, ANA.id, seat) for seat in skipped]


async def test_what_the_host_gives_is_changed_and_all_of_it_is_told(runtime: Runtime) -> None:
    info = await begun(runtime.context)
    request, words = Request(runtime, ANA, Words("en"), 2, 1, "en"), Words("en")

    async def set_to(**given: str) -> tuple[str, TableInfo]:
        [screen] = await slash("table pace").run(request, given)
        return screen.said, (await reading.seen(runtime.context, info.id, None)).table

    off = words.say(Text(key="discord.pace-off"))
    auto = {given: words.say(Text(key=f"discord.autoplay.{given}")) for given in ("on", "off")}
    assert info.autoplay, "as usual"
    steps: tuple[tuple[dict[str, str], str, TableInfo], ...] = (
        ({}, f"{off}\n{auto['on']}", info),
        ({"answer": "36h"}, "", replace(info, time_limit=36 * HOUR)),
        ({"then": "play"}, "", replace(info, time_limit=36 * HOUR, expiry="play")),
        ({"then": "dance"}, "", replace(info, time_limit=36 * HOUR, expiry="play")),
        ({"answer": "1h", "then": "default"}, "", replace(info, time_limit=HOUR, expiry="default")),
        ({"autoplay": "off"}, "", replace(info, time_limit=HOUR, expiry="default", autoplay=False)),
        ({"answer": "none", "autoplay": "on"}, f"{off}\n{auto['on']}", replace(info, expiry="default")),
    )
    for given, said, after in steps:
        shown, now = await set_to(**given)
        assert (now.time_limit, now.expiry, now.autoplay) == (after.time_limit, after.expiry, after.autoplay)
        if now.time_limit is not None:
            said = f"{terms(now.time_limit, now.expiry, words)}\n{auto['on' if now.autoplay else 'off']}"
        assert shown == said

    await set_to(answer="1h")
    for command, paused, key in (("table pause", True, "paused"), ("table resume", False, "resumed")):
        [screen] = await slash(command).run(request, {})
        assert screen.said == words.say(Text(key=f"discord.{key}"))
        assert (await reading.seen(runtime.context, info.id, None)).table.paused is paused


@pytest.mark.parametrize(
    ("typed", "own", "names"),
    [
        ("", [], list(NAMED_LIMITS)),
        (" 36h ", ["36h"], None),
        ("off", [], None),
        ("daily", ["daily"], ["daily"]),
    ],
)
def test_the_usual_limits_are_suggested_after_what_is_typed_itself(
    runtime: Runtime, typed: str, own: list[str], names: list[str] | None
) -> None:
    offered = complete_time_control(Typing(runtime, Words("en"), ANA.id, 2, typed, {}))
    assert offered[: len(own)] == [(text, text) for text in own]
    paces = offered[len(own) :]
    assert [
        (label, name) for label, name in paces if label != Words("en").say(Text(key=f"discord.pace.{name}"))
    ] == []
    assert names is None or [name for _, name in paces] == names
