"""A person's notification settings: the way to be pinged, quiet hours and absences."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Literal, get_args
from zoneinfo import ZoneInfo, available_timezones

Notice = Literal["mention", "dm", "both", "silent"]
NOTICES: tuple[Notice, ...] = get_args(Notice)
DAY = 24 * 60  # minutes
ODD = {"Factory", "localtime", "posixrules"}  # what these mean, if anything, differs between machines


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """A person's notification settings.

    `quiet`: the hours without pings, from and to, in minutes of the local day; they may span midnight.
    `away`: the begin and end of an absence, in seconds since 1970. `zone`: a name of the IANA database.
    `digest`: the minute of the local day at which the person is told which tables wait.
    """

    notice: Notice = "mention"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[int, int] | None = None
    digest: int | None = None

    @property
    def mentions(self) -> bool:
        """True if the person wants to be mentioned in the channel."""
        return self.notice in ("mention", "both")

    @property
    def writes(self) -> bool:
        """True if the person wants direct messages."""
        return self.notice in ("dm", "both")

    def free_at(self, now: int) -> int:
        """Return the first moment from `now` on, in seconds since 1970, at which the person may be pinged."""
        for _ in range(2):  # an absence may end at night, and a night during an absence
            if self.away is not None and self.away[0] <= now < self.away[1]:
                now = self.away[1]
            now = self._after_quiet(now)
        return now

    def back_at(self, now: int) -> int:
        """Return the end of the absence, or `now` if there is none."""
        return self.away[1] if self.away is not None and self.is_away(now) else now

    def is_away(self, now: int) -> bool:
        """Return whether the person has announced an absence for now."""
        return self.away is not None and self.away[0] <= now < self.away[1]

    def digest_after(self, now: int) -> int | None:
        """Return the digest's next time after `now`, by the local wall clock, also across summer time."""
        if self.digest is None:
            return None
        local = datetime.fromtimestamp(now, UTC).astimezone(place(self.zone))
        hour, minute = divmod(self.digest, 60)
        today = local.replace(hour=hour, minute=minute, second=0)
        # When the clock goes back across midnight, tomorrow's may be over as well.
        days = (today + timedelta(days=count) for count in range(3))  # at the first of two equal times
        return next(due for day in days if (due := int(day.timestamp())) > now)

    def _after_quiet(self, now: int) -> int:
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return now
        start, end = self.quiet
        local = datetime.fromtimestamp(now, UTC).astimezone(place(self.zone))
        minute = local.hour * 60 + local.minute
        if not (start <= minute < end if start < end else minute >= start or minute < end):
            return now
        ends = local.replace(hour=end // 60, minute=end % 60, second=0)
        if ends <= local:
            ends += timedelta(days=1)  # by the wall clock, also across summer time changes
        return int(ends.timestamp())


@lru_cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, sorted, but for those that are none everywhere."""
    return tuple(sorted(available_timezones() - ODD))


@lru_cache
def is_zone(name: str) -> bool:
    """Return whether it is the name of a time zone that this machine knows."""
    try:
        return name in zones() and ZoneInfo(name) is not None
    except (LookupError, ValueError, OSError):  # its file is gone or damaged
        return False


def place(zone: str) -> tzinfo:
    """Return the time zone of this name; UTC if it is gone, so that nobody else waits for its person."""
    return ZoneInfo(zone) if is_zone(zone) else UTC
