"""Input typed after `/me`, and what is refused kindly."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.discord.requests.request import Request, Runtime
from bot.discord.schedule import notification_settings
from bot.discord.schedule.notification_settings import away_of, digest_of, quiet_of, zone_of
from bot.table.runtime.context import Context
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import NotificationSettings
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA

NOW = int(datetime(2026, 11, 21, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("22-7", (1320, 420)),
        ("22:30-7:05", (1350, 425)),
        ("22h30 às 7".replace("às", "a"), (1350, 420)),
        ("0 - 6", (0, 360)),
        ("23:59-0", (1439, 0)),
        ("0-23:59", (0, 1439)),
        ("off", None),
        ("não", None),
    ],
)
def test_quiet_hours(text: str, minutes: tuple[int, int] | None) -> None:
    assert quiet_of(text) == minutes


@pytest.mark.parametrize(("lang", "word"), [("en", "off"), ("pt-BR", "não"), ("es", "no")])
def test_what_ends_a_habit_is_a_word_of_the_readers_language(lang: str, word: str) -> None:
    assert (quiet_of(word), away_of(word, "UTC", NOW), digest_of(word)) == (None, None, None)
    words = Words(lang)
    told = [words.say(Text(key=f"discord.refused.{of}")) for of in ("quiet", "away", "past", "digest")]
    assert [said for said in told if re.findall(r"\w+", said)[-1] != word] == []


@pytest.mark.parametrize(
    "text", ["", "22", "25-7", "22-24", "22:60-7", "22-7:60", "24-7", "7-7", "at night", "22-7-9", "9" * 500]
)
def test_odd_quiet_hours_are_refused(text: str) -> None:
    with pytest.raises(Rejected, match="quiet"):
        quiet_of(text)


def test_days_away_are_whole_days_where_the_person_lives() -> None:
    found = away_of("2026-12-20 2027-01-03", "America/Sao_Paulo", NOW)
    assert found == (
        int(datetime(2026, 12, 20, 3, tzinfo=UTC).timestamp()),
        int(datetime(2027, 1, 4, 3, tzinfo=UTC).timestamp()),
    )
    assert away_of("2026-12-20", "UTC", NOW) == away_of("2026-12-20 to 2026-12-20", "UTC", NOW)
    assert away_of("off", "UTC", NOW) is None


def test_an_absence_ends_with_its_last_day() -> None:
    end = int(datetime(2026, 11, 21, tzinfo=UTC).timestamp())
    assert away_of("2026-11-20", "UTC", end - 1) == (end - 86400, end)
    with pytest.raises(Rejected, match=r"past$"):
        away_of("2026-11-20", "UTC", end)
    assert away_of("9990-12-31 9991-01-01", "UTC", end) is not None
    with pytest.raises(Rejected, match=r"away$"):
        away_of("9991-01-01", "UTC", end)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("next week", "away"),
        ("2026-13-01", "away"),
        ("2026-12-20 2026-12-01", "away-order"),
        ("2026-12-20 2099-12-01", "away-long"),
        ("2026-12-20 2027-12-21", "away-long"),
        ("2026-11-01 2026-11-10", "past"),
        ("20/12/2026", "away"),
        ("9999-01-01 9999-12-31", "away"),
    ],
)
def test_odd_days_are_refused(text: str, why: str) -> None:
    with pytest.raises(Rejected, match=f"{why}$"):
        away_of(text, "UTC", NOW)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("2026-12-20 2026-12-01", "2026-12-01 2026-12-20"),
        ("2026-12-20 2099-12-01", "2026-12-20 2027-12-20"),
    ],
)
def test_what_is_refused_comes_with_days_that_are_right(text: str, right: str) -> None:
    with pytest.raises(Rejected) as refused:
        away_of(text, "UTC", NOW)
    assert refused.value.text.args == {"right": right}
    assert away_of(right, "UTC", NOW) is not None


def test_zones_are_found_whatever_the_case() -> None:
    assert zone_of("america/sao paulo") == "America/Sao_Paulo"
    assert zone_of("são paulo") == "America/Sao_Paulo", "a city is enough, if there is one of that name"
    with pytest.raises(Rejected, match="zone"):
        zone_of("Middle/Earth")


@pytest.mark.parametrize(
    ("typed", "near"),
    [("Sao Paolo", "America/Sao_Paulo"), ("berlim", "Europe/Berlin"), ("lisboa", "Europe/Lisbon")],
)
def test_zones_that_are_near_are_suggested(typed: str, near: str) -> None:
    with pytest.raises(Rejected, match="zone-near") as refused:
        zone_of(typed)
    assert near in str(refused.value.text.args["near"])


@pytest.mark.parametrize("typed", ["localtime", "Factory", "posixrules", "LOCALTIME"])
def test_what_is_another_zone_on_each_machine_is_refused(typed: str) -> None:
    with pytest.raises(Rejected, match="zone"):
        zone_of(typed)


def test_a_zone_that_can_not_be_loaded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bot.table.schedule.notification_settings", "bot.discord.schedule.notification_settings"):
        monkeypatch.setattr(f"{module}.zones", lambda: ("Europe/Atlantis", "Europe/Berlin"))
    with pytest.raises(Rejected, match="zone"):
        zone_of("Europe/Atlantis")
    assert zone_of("europe/berlin") == "Europe/Berlin"


def test_a_time_zone_with_a_misleading_name_is_not_suggested() -> None:
    with pytest.raises(Rejected, match="zone") as refused:
        zone_of("GMT-3 or so")
    assert "Etc/" not in str(refused.value.text.args)


@pytest.mark.parametrize(
    ("text", "minute"),
    [
        ("0", 0),
        ("23:59", 1439),
        ("08:30", 510),
        ("8:30", 510),
        ("8h30", 510),
        ("8", 480),
        ("20h", 1200),
        ("off", None),
    ],
)
def test_the_hour_of_the_digest(text: str, minute: int | None) -> None:
    assert digest_of(text) == minute


@pytest.mark.parametrize("text", ["", "24:00", "8:60", "-1", "morning", "8:3", "8:30:00", "99" * 99])
def test_odd_hours_are_refused(text: str) -> None:
    with pytest.raises(Rejected, match="digest"):
        digest_of(text)


async def test_what_is_given_is_changed_and_the_rest_stays(runtime: Runtime, context: Context) -> None:
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    before = NotificationSettings("dm", "America/Sao_Paulo", (1320, 420), (100, 2_000_000), 480)
    await notification_settings.change(request, {"notice": "loud"})
    assert await preferences.notifications(context, ANA.id) == NotificationSettings(), "no such notice"
    await preferences.set_notifications(context, ANA.id, before)
    changes: tuple[tuple[str, str, NotificationSettings], ...] = (
        ("notice", "both", replace(before, notice="both")),
        ("zone", "europe/berlin", replace(before, zone="Europe/Berlin")),
        ("quiet", "off", replace(before, quiet=None)),
        ("away", "1970-01-20", replace(before, away=(1_652_400, 1_738_800))),
        ("digest", "8:30", replace(before, digest=510)),
    )
    for option, value, after in changes:
        await preferences.set_notifications(context, ANA.id, before)
        await notification_settings.change(request, {option: value})
        assert await preferences.notifications(context, ANA.id) == after


@pytest.mark.parametrize(
    ("wanted", "lines"),
    [
        (NotificationSettings(), ["notice"]),
        (NotificationSettings(zone="Europe/Berlin"), ["notice", "zone"]),
        (NotificationSettings(zone="Europe/Berlin", quiet=(0, 425)), ["notice", "quiet"]),
        (NotificationSettings(zone="Europe/Berlin", digest=0), ["notice", "digest"]),
        (NotificationSettings(away=(5, 1_000_001)), ["notice", "away"]),
        (NotificationSettings(away=(5, 1_000_000)), ["notice"]),
    ],
)
def test_somebody_reads_what_is_not_as_usual(
    runtime: Runtime, wanted: NotificationSettings, lines: list[str]
) -> None:
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    args = {
        "notice": {"notice": request.words.say(Text(key="discord.notice.mention"))},
        "quiet": {"start": "00:00", "end": "07:05", "zone": wanted.zone},
        "away": {"start": "<t:5:d>", "end": "<t:1000001:d>"},
        "digest": {"at": "00:00", "zone": wanted.zone},
        "zone": {"zone": wanted.zone},
    }
    said = [
        request.words.say(Text(key=f"discord.notifications.{line}", args={**args[line]})) for line in lines
    ]
    assert notification_settings.in_words(request, wanted) == said


def test_zones_are_suggested_by_their_places() -> None:
    places = notification_settings._places()
    assert {"UTC", "America/Sao_Paulo"} <= {*places}
    assert [name for name in ("Etc/GMT+3", "GMT", "EST") if name in places] == []
