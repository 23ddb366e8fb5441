"""What is typed after `/me`, and what is refused kindly."""

from datetime import UTC, datetime

import pytest

from bot.discord.schedule.habits import away_of, digest_of, quiet_of, zone_of
from rules.core.decisions import Rejected

NOW = int(datetime(2026, 11, 21, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("22-7", (1320, 420)),
        ("22:30-7:05", (1350, 425)),
        ("22h30 às 7".replace("às", "a"), (1350, 420)),
        ("0 - 6", (0, 360)),
        ("off", None),
        ("não", None),
    ],
)
def test_quiet_hours(text: str, minutes: tuple[int, int] | None) -> None:
    assert quiet_of(text) == minutes


@pytest.mark.parametrize(
    "text", ["", "22", "25-7", "22-24", "22:60-7", "7-7", "at night", "22-7-9", "9" * 500]
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


def test_a_zone_whose_name_says_the_opposite_of_what_it_is_is_not_suggested() -> None:
    with pytest.raises(Rejected, match="zone") as refused:
        zone_of("GMT-3 or so")
    assert "Etc/" not in str(refused.value.text.args)


@pytest.mark.parametrize(
    ("text", "minute"),
    [("08:30", 510), ("8:30", 510), ("8h30", 510), ("8", 480), ("20h", 1200), ("off", None)],
)
def test_the_hour_of_the_digest(text: str, minute: int | None) -> None:
    assert digest_of(text) == minute


@pytest.mark.parametrize("text", ["", "24:00", "8:60", "-1", "morning", "8:3", "8:30:00", "99" * 99])
def test_odd_hours_are_refused(text: str) -> None:
    with pytest.raises(Rejected, match="digest"):
        digest_of(text)
