"""A person's thinking time: from the question to the answer, without the hours of sleep or absence."""

from datetime import UTC, datetime, timedelta

from bot.table.schedule.habits import Habits, place


def thought(habits: Habits, asked: int, answered: int) -> int:
    """Count the seconds between two moments (in seconds since 1970) in which the person could be pinged."""
    seconds, moment = 0, habits.free_at(asked)
    while moment < answered:
        pause = _next_pause(habits, moment)
        seconds += (answered if pause is None else min(pause, answered)) - moment
        moment = answered if pause is None else habits.free_at(pause)
    return seconds


def _next_pause(habits: Habits, moment: int) -> int | None:
    """The first moment after this one at which a night or an absence begins."""
    begins = [] if habits.away is None or habits.away[0] <= moment else [habits.away[0]]
    if habits.quiet is not None and habits.quiet[0] != habits.quiet[1]:
        local = datetime.fromtimestamp(moment, UTC).astimezone(place(habits.zone))
        hour, minute = divmod(habits.quiet[0], 60)
        night = local.replace(hour=hour, minute=minute, second=0)
        if int(night.timestamp()) <= moment:
            night += timedelta(days=1)
        begins.append(int(night.timestamp()))
    return min(begins, default=None)
