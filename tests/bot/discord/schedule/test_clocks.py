"""How long an answer may take, as people type it."""

import pytest

from bot.discord.requests.request import Request, Runtime
from bot.discord.schedule import clocks
from bot.discord.schedule.clocks import budget_of
from bot.discord.screens.waits import DAY, HOUR, MINUTE, span
from bot.table.runtime.context import Context
from bot.table.schedule import pace
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, begun


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
    assert budget_of(text) == seconds


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
        budget_of(text)
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

    monkeypatch.setattr(pace, "skip", skip)
    command = next(each for each in clocks.commands() if each.path == "table skip")
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    for nobody in ("99", ""):
        with pytest.raises(Rejected) as refused:
            await command.run(request, {"player": nobody})
        assert refused.value.text.key == "table.refused.nobody-there"
    [screen] = await command.run(request, {"player": str(BIA.id)})
    assert screen.said == request.words.say(Text(key="discord.skipped"))
    assert skipped == [(info.id, ANA.id, 1)]
