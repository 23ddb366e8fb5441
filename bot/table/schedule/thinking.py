"""A person's thinking time: from the question to the answer, without the hours of sleep or absence."""

from datetime import UTC, datetime, timedelta

from bot.table.schedule.notification_settings import NotificationSettings, place


def thought(notifications: NotificationSettings, asked: int, answered: int) -> int:
    """Count the seconds between two moments (in seconds since 1970) in which the person could be pinged."""
    seconds, moment = 0, notifications.free_at(asked)
    while moment < answered:
        pause = _next_pause(notifications, moment)
        seconds += (answered if pause is None else min(pause, answered)) - moment
        moment = answered if pause is None else notifications.free_at(pause)
    return seconds


def _next_pause(notifications: NotificationSettings, moment: int) -> int | None:
    """Return the first moment after this one at which a night or an absence begins."""
    begins = [] if notifications.away is None or notifications.away[0] <= moment else [notifications.away[0]]
    if notifications.quiet is not None and notifications.quiet[0] != notifications.quiet[1]:
        local = datetime.fromtimestamp(moment, UTC).astimezone(place(notifications.zone))
        hour, minute = divmod(notifications.quiet[0], 60)
        night = local.replace(hour=hour, minute=minute, second=0)
        if int(night.timestamp()) <= moment:
            night += timedelta(days=1)
        begins.append(int(night.timestamp()))
    return min(begins, default=None)
