"""Thinking time of a player: sleep and journeys do not count."""

from datetime import UTC, datetime

import pytest

from bot.table.schedule.notification_settings import NotificationSettings
from bot.table.schedule.thinking import thought

HOUR = 3600
NIGHT = (22 * 60, 7 * 60 + 30)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def away(begins: str, ends: str) -> tuple[int, int]:
    return at(begins), at(ends)


@pytest.mark.parametrize(
    ("notifications", "asked", "answered", "seconds"),
    [
        (NotificationSettings(), "2026-11-21T12:00", "2026-11-23T12:00:01", 48 * HOUR + 1),
        (NotificationSettings(), "2026-11-21T12:00", "2026-11-21T12:00", 0),
        # nights: before, over, in the middle of and after one; two of them
        (NotificationSettings(quiet=NIGHT), "2026-11-21T12:00", "2026-11-21T13:00", HOUR),
        (NotificationSettings(quiet=NIGHT), "2026-11-21T21:00", "2026-11-22T08:30", 2 * HOUR),
        (NotificationSettings(quiet=NIGHT), "2026-11-21T22:00", "2026-11-22T07:30", 0),
        (NotificationSettings(quiet=NIGHT), "2026-11-21T21:59:59", "2026-11-22T07:30:01", 2),
        (NotificationSettings(quiet=NIGHT), "2026-11-21T23:00", "2026-11-22T03:00", 0),
        (NotificationSettings(quiet=NIGHT), "2026-11-21T23:00", "2026-11-23T08:30", int(15.5 * HOUR)),
        (NotificationSettings(quiet=(5, 5)), "2026-11-21T00:00", "2026-11-22T00:00", 24 * HOUR),
        (NotificationSettings(quiet=(13 * 60, 14 * 60)), "2026-11-21T12:00", "2026-11-22T15:00", 25 * HOUR),
        # where the person lives, also when the clocks go back
        (
            NotificationSettings(zone="America/Sao_Paulo", quiet=NIGHT),
            "2026-11-22T00:00",
            "2026-11-22T11:30",
            2 * HOUR,
        ),
        (
            NotificationSettings(zone="Europe/Berlin", quiet=NIGHT),
            "2026-10-24T19:00",
            "2026-10-25T07:30",
            2 * HOUR,
        ),
        # journeys: over, during, before; with a night at the end
        (
            NotificationSettings(away=away("2026-11-22", "2026-11-24")),
            "2026-11-21T23:00",
            "2026-11-24T01:00",
            2 * HOUR,
        ),
        (
            NotificationSettings(away=away("2026-11-20", "2026-11-24")),
            "2026-11-21T23:00",
            "2026-11-24T01:00",
            HOUR,
        ),
        (
            NotificationSettings(away=away("2026-11-20", "2026-11-21")),
            "2026-11-21T00:00",
            "2026-11-21T01:00",
            HOUR,
        ),
        (
            NotificationSettings(quiet=NIGHT, away=away("2026-11-21T20:00", "2026-11-24T03:00")),
            *("2026-11-21T19:00", "2026-11-24T08:30", 2 * HOUR),
        ),
        (
            NotificationSettings(quiet=NIGHT, away=away("2026-11-23T12:00", "2026-11-23T13:00")),
            *("2026-11-22T21:00", "2026-11-23T14:00", HOUR + int(5.5 * HOUR)),
        ),
    ],
)
def test_only_the_time_counts_in_which_the_person_could_be_called(
    notifications: NotificationSettings, asked: str, answered: str, seconds: int
) -> None:
    assert thought(notifications, at(asked), at(answered)) == seconds
