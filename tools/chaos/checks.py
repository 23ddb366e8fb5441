"""The checks after a crash and a restart, at whatever moment the crash happened."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

from bot.sandbox.world.state import Message
from tools.chaos import calls
from tools.chaos.people import live_lobbies, live_panels, stored
from tools.driver import City, Person, Place, Post

Finding = str  # one line that says what does not hold
REMINDED = """
    SELECT tables.id, channel_id, seats.seat, seats.user_id, COALESCE(notice, 'mention') FROM seats
    JOIN tables ON tables.id = seats.table_id
    JOIN reminders ON reminders.table_id = tables.id AND reminders.kind = 'call' AND number = seats.seat
    LEFT JOIN habits ON habits.user_id = seats.user_id
    WHERE waiting = 1 AND seats.user_id IS NOT NULL AND status = 'running' AND archived IS NULL AND count > 0
"""
PANEL = re.compile(r'"t:\d+:hand"')
PICTURE = re.compile(r"[a-z0-9]+-(\d+)[.-]")
CALLING = ("panel", "private")  # kinds of jobs that may notify the people in their seats, in each way
REMINDING = ("ping", "ping-dm")  # ... in one way each
ASKING = ("vote", "invite", "gathered")  # those that may notify anybody
SHOWN = {"running": (1, 0), "lobby": (0, 1)}  # panels and lobbies with live buttons, by a table's status


def sound(folder: Path) -> Iterator[Finding]:
    """Check that the files are a database in order."""
    try:
        with stored(folder) as db:
            found = db.execute("PRAGMA integrity_check").fetchone()[0]
            loose = db.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.DatabaseError as error:
        yield f"the database can't be read: {error}"
        return
    if found != "ok":
        yield f"the database is damaged: {found}"
    if loose:
        yield f"rows refer to nothing: {len(loose)}"


def shown_early(city: City, reached: int) -> Iterator[Finding]:
    """Check that nothing of a game was shown before it was committed, by the pictures' names.

    The names say after how many answers a picture was made. `reached`: the most answers that any game ever
    had.
    """
    for message in city.world.state.messages.values():
        for version in message.versions:
            for file in version.attachments:
                found = PICTURE.match(file.filename)
                if found is not None and int(found[1]) > reached:
                    yield f"{file.filename} was shown, and only {reached} answers were committed"


def at_rest(city: City, folder: Path, base: int) -> Iterator[Finding]:
    """Check what must hold when everything is said. `base`: the last id before the outbox's log began."""
    with stored(folder) as db:
        tables = db.execute("SELECT * FROM tables ORDER BY id").fetchall()
        frozen = [row["id"] for row in tables if row["status"] == "frozen"]
        if frozen:
            yield f"tables are frozen: {frozen}"
        if left := db.execute("SELECT COUNT(*) FROM outbox").fetchone()[0]:
            yield f"the outbox still holds {left}"
        for table in tables:
            yield from _shown_once(city, db, table)
        yield from _series_said_once(city, db, base)
        yield from _called_once(city, db, base)
        yield from _said_once(city, db, base)
        yield from _reminded(city, db)


def _reminded(city: City, db: sqlite3.Connection) -> Iterator[Finding]:
    """Check that all who were reminded of the open question have one live reminder in each way they want."""
    for table_id, channel_id, seat, user, notice in db.execute(REMINDED):
        world, ways = city.world, {"mention": 1, "dm": 1, "both": 2, "silent": 0}[notice]
        live = [
            message
            for message in world.state.messages.values()
            if user in message.versions[0].pings
            and f"<@{user}>" in json.dumps(message.now.components)
            and not message.deleted
            and message.interaction_id is None
            and "custom_id" not in json.dumps(message.versions[0].components)
            and world.state.channels[message.channel_id].recipient_id in (None, user)
            and message.channel_id in (channel_id, Person(city, world.state.users[user]).dm.id)
        ]
        if len(live) != ways:
            name = world.state.users[user].name
            yield f"{name} (seat {seat} of table {table_id}) has {len(live)} live reminders, wants {ways}"


def _shown_once(city: City, db: sqlite3.Connection, table: sqlite3.Row) -> Iterator[Finding]:
    """Check that a running table has one up-to-date panel with buttons, and a lobby one lobby."""
    place = Place(city, table["channel_id"])
    panels, lobbies = live_panels(place, table["id"]), live_lobbies(place, table["id"])
    status = "archived" if table["archived"] is not None else table["status"]
    if status in SHOWN and (len(panels), len(lobbies)) != SHOWN[status]:
        yield f"table {table['id']} ({status}): {len(panels)} live panels, {len(lobbies)} live lobbies"
    if status not in SHOWN and (len(panels) > 1 or lobbies):
        yield f"table {table['id']} ({status}): {len(panels)} live panels, {len(lobbies)} live lobbies"
    if status == "running" and panels:
        answers = db.execute("SELECT COUNT(*) FROM steps WHERE table_id = ?", (table["id"],)).fetchone()[0]
        names = [file.filename for file in panels[-1].files]
        if f"{table['game']}-{answers}.png" not in names:
            yield f"table {table['id']}: the panel shows {names} after {answers} answers"


def _called_once(city: City, db: sqlite3.Connection, base: int) -> Iterator[Finding]:
    """Check that nobody was notified more often than there was a reason to."""
    heard: Counter[int] = Counter()
    for message in _said_since(city, base):
        if not Post(city.world, message.id).silent and message.interaction_id is None:
            heard.update(set(message.versions[0].pings) & set(message.versions[0].viewers))
    meant = _calls(city, db)
    for user, times in sorted(heard.items()):
        if times > meant[user]:
            yield f"{city.world.state.users[user].name} was notified {times} times by {meant[user]} calls"


def _calls(city: City, db: sqlite3.Connection) -> Counter[int]:
    """Count the times that each person may have been notified, by all that ever was to be said."""
    seats = {
        (row["table_id"], row["seat"]): row["user_id"]
        for row in db.execute("SELECT table_id, seat, user_id FROM seats WHERE user_id IS NOT NULL")
    }
    found: Counter[int] = Counter()
    reminded: Counter[int] = Counter()
    for job in calls.account(db):
        if job.user_id is not None:
            found[job.user_id] += 1
        if job.kind in (*CALLING, *REMINDING):
            counter = reminded if job.kind in REMINDING else found
            counter.update(seats[key] for seat in job.seats if (key := (job.table_id, seat)) in seats)
        if job.kind in ASKING:
            found.update(city.world.state.users.keys())
    for (user,) in db.execute("SELECT user_id FROM habits WHERE notice = 'both'"):
        found[user] *= 2
    return found + reminded


def _said_once(city: City, db: sqlite3.Connection, base: int) -> Iterator[Finding]:
    """Check that no more panels, notices and secret questions were posted than there was to say."""
    channels = {row["id"]: row["channel_id"] for row in db.execute("SELECT id, channel_id FROM tables")}
    meant: Counter[tuple[str, int]] = Counter()
    for job in calls.account(db):
        if job.kind == "panel" and job.anew:
            meant["panel", channels[job.table_id]] += 1
        if job.kind == "notice":
            meant["notice", channels[job.table_id]] += 1
        if job.kind == "private":
            meant["private", job.table_id] += len(job.seats)
    own = [each for each in _said_since(city, base) if each.interaction_id is None]
    said = Counter(_kind(each, set(channels.values())) for each in own)
    for what, times in said.items():
        if what is not None and times > meant[what]:
            yield f"{times} messages of kind {what[0]} in {what[1]}, for {meant[what]} to say"


def _series_said_once(city: City, db: sqlite3.Connection, base: int) -> Iterator[Finding]:
    """Each message of a series is there once, and each of its tables has one thread."""
    kept = {row[0] for row in db.execute("SELECT message_id FROM series_posts")}
    places = {row[0] for row in db.execute("SELECT channel_id FROM series")}
    for message in _said_since(city, base):
        there = message.channel_id in places and not message.deleted and message.interaction_id is None
        if there and message.id not in kept:
            text = Post(city.world, message.id).text[:80]
            yield f"nobody knows of a message in a series' channel: {text!r}"
    sql = "SELECT channel_id FROM tables JOIN series_tables ON table_id = id"
    tables = {row[0] for row in db.execute(sql)}
    threads = {each.id for place in places for each in Place(city, place).threads}
    if places and threads != tables:
        yield f"{len(threads)} threads for {len(tables)} tables of series"


def _kind(message: Message, channels: Collection[int]) -> tuple[str, int] | None:
    """Return the kind of a message when it was posted, and its channel; for a secret question, its table."""
    parts = json.dumps(message.versions[0].components)
    if message.channel_id not in channels:
        found = parts.partition('"custom_id": "d:')[2].partition(":")[0]
        return ("private", int(found)) if found else None
    if PANEL.search(parts):
        return "panel", message.channel_id
    plain = "custom_id" not in parts and not message.versions[0].pings
    return ("notice", message.channel_id) if plain else None


def _said_since(city: City, base: int) -> list[Message]:
    """Return the messages that the bot has sent since, deleted or not."""
    world = city.world
    return [m for m in world.state.messages.values() if m.id > base and m.author_id == world.bot.id]
