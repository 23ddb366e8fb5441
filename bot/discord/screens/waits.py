"""Texts on a table's clock: its terms, the deadlines, and who is late or away."""

from collections.abc import Sequence

from discord import ui

from bot.discord.screens import ids
from bot.discord.screens.limits import ROW, SHORT, clip
from bot.discord.screens.screen import Item
from bot.discord.screens.speech import Speech, say
from bot.table.model import Expiry, TableInfo, TableView
from rules.core.decisions import Seat
from rules.core.text import Text
from rules.core.words import Words

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def terms(time_limit: int, expiry: Expiry, words: Words) -> str:
    """Describe the time control: the time for an answer (`budget`, in seconds), and what happens then."""
    then = say(words, f"then.{expiry}")
    return say(words, "pace-set", span=span(time_limit, words), then=then)


def at_rest(info: TableInfo, words: Words) -> str:
    """Say why a game that is not over does not go on, and until when it can be reopened."""
    if info.closes is None:
        return say(words, f"panel.{info.status}")
    key = "learning.lesson.rests" if info.lesson else "discord.panel.closed-until"
    return words.say(Text(key=key, args={"until": f"<t:{info.closes}:D>"}))


def span(seconds: int, words: Words) -> str:
    """Return a length of time in words, to the minute: "1 day 12 hours"."""
    days, rest = divmod(seconds, DAY)
    parts = {"days": days, "hours": rest // HOUR, "minutes": rest % HOUR // MINUTE}
    return " ".join(say(words, f"span.{name}", count=count) for name, count in parts.items() if count)


def lines(seen: TableView, words: Words) -> list[str]:
    """Return lines for the deadlines, the people who are late, and the absences."""
    said = [say(words, "panel.paused")] if seen.table.paused else []
    dues = sorted({wait.due for wait in seen.waits.values() if wait.due is not None})
    for due in dues:
        seats = [seat for seat, wait in seen.waits.items() if wait.due == due]
        said.append(_say(seen, words, "due" if len(seats) == len(seen.waits) else "due-of", seats, due=due))
    if late := _late(seen):
        said.append(_say(seen, words, "late", late))
    said += [
        _say(seen, words, "away", [seat], back=wait.back)
        for seat, wait in seen.waits.items()
        if wait.back is not None
    ]
    return [f"-# {line}" for line in said]


def absence(user_id: int | None, back: int | None, words: Words) -> list[str]:
    """Return a line that says until when a person is away, if they have said so."""
    return [] if back is None else [say(words, "panel.away", who=f"<@{user_id}>", back=back)]


def skip_row(seen: TableView, words: Words) -> list[Item]:
    """Return a button for each late person, with which the host goes on without their answer."""
    speech = Speech(words, seen.table.names)
    buttons: list[Item] = []
    for seat in _late(seen)[:ROW]:
        label = speech.plain(Text(key="discord.button.skip", args={"who": f"seat:{seat}"}))
        buttons.append(
            ui.Button(label=clip(label, SHORT), custom_id=ids.table_button(seen.table.id, "skip", str(seat)))
        )
    return [ui.ActionRow(*buttons)] if buttons else []


def _late(seen: TableView) -> list[Seat]:
    return [seat for seat, wait in seen.waits.items() if wait.late]


def _say(seen: TableView, words: Words, key: str, seats: Sequence[Seat], **moments: int) -> str:
    """Return words in which `moments` (in seconds since 1970) are shown in the reader's own time."""
    who = [f"<@{seen.table.seats[seat].user_id}>" for seat in seats]
    return say(words, f"panel.{key}", who=who, **moments)
