"""A table's moves in the database, played again by the rules: to compare with what people did and saw."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.discord.screens.speech import Speech
from bot.table.storage.database import Database, execute
from bot.table.storage.rows import Stored, stored, unpacked
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Position, Record
from rules.core.flow import Event, Result
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.e2e.inside import looking


@dataclass(frozen=True, slots=True)
class Played:
    """One stored answer, and the question that it was given to."""

    user_id: int | None  # None: the table itself
    ask: str
    decision: Decision
    answer: Answer

    def labels(self, names: tuple[str, ...]) -> set[str]:
        """Return the words on the button of this answer, in each language; none if it was not one button."""
        return labels_of(self.decision, self.answer, names)


def labels_of(decision: Decision, answer: Answer, names: tuple[str, ...]) -> set[str]:
    """Return the words on the button or menu line that gives this answer, in each language.

    None if it takes more than one of them.
    """
    if decision.kind == "number":
        return {str(answer)}
    if decision.kind != "choose" or decision.most != 1:
        return set()
    chosen = [option for option in decision.options if [option.id] == answer]
    return {Speech(Words(lang), names).plain(option.label) for lang in LANGS for option in chosen}


@dataclass(frozen=True, slots=True)
class History:
    """All answers that stand, and where they lead by the rules."""

    played: tuple[Played, ...]
    result: Result | None
    users: tuple[int, ...]  # by seat
    names: tuple[str, ...]
    open: frozenset[str]  # the questions that wait for an answer


def history(database: Path, games: Mapping[str, AnyGame] = GAMES, table_id: int | None = None) -> History:
    """Play the only table, or this one, again, from its first checkpoint on."""
    with looking(database) as db:
        [table] = execute(db, "SELECT * FROM tables WHERE id = COALESCE($1, id)", table_id).fetchall()
        found = "SELECT * FROM {} WHERE table_id = $1 ORDER BY {}"
        first = execute(db, found.format("checkpoints", "step_no"), table["id"]).fetchone()
        steps = execute(db, found.format("steps", "n"), table["id"]).fetchall()
        seats = execute(db, found.format("seats", "seat"), table["id"]).fetchall()
    game = games[table["game"]]
    record = Record(game=game.key, version=first["version"], checkpoint=unpacked(first["state"]))
    position = run(game, record)
    played: list[Played] = []
    for step in steps:
        seat, answer = int(step["seat"]), json.loads(step["answer"])
        played.append(_played(position, seat, step["user_id"], answer))
        record, position = submit(game, record, position, seat, position.asks[seat], answer)
    return History(
        tuple(played),
        position.result,
        tuple(seat["user_id"] for seat in seats),
        tuple(seat["name"] for seat in seats),
        frozenset(position.asks.values()),
    )


@dataclass(frozen=True, slots=True)
class Present:
    """The position of the only table, by the rules, and what has happened."""

    stored: Stored
    position: Position[Any]
    events: tuple[Event, ...]  # all of the game

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a user's seat, or None."""
        return next((player.seat for player in self.stored.info.seats if player.user_id == user_id), None)

    def asked(self) -> set[int | None]:
        """The users who are asked."""
        return {player.user_id for player in self.stored.info.seats if player.seat in self.position.pending}

    def awaited(self) -> set[int | None]:
        """The users who are asked, but for those who have sealed their answer."""
        return {player.user_id for player in self.stored.info.seats if player.seat in self.position.waiting}


def present(database: Path, games: Mapping[str, AnyGame] = GAMES) -> Present:
    """The table as it is now: its last checkpoint, and the answers since."""
    with looking(database) as db:
        [table] = db.execute("SELECT id FROM tables").fetchall()
        found = stored(db, table["id"], None)
        events = _events(db, table["id"])
    assert found is not None
    return Present(found, run(games[found.info.game], found.record), events)


def _events(db: Database, table_id: int) -> tuple[Event, ...]:
    rows = execute(db, "SELECT event FROM events WHERE table_id = $1 ORDER BY n", table_id).fetchall()
    return tuple(_event(row["event"]) for row in rows)


_event = lru_cache(maxsize=None)(Event.model_validate_json)  # some tests read all of them after each press


def _played(position: Position[Any], seat: Seat, user_id: int | None, answer: Answer) -> Played:
    return Played(user_id, position.asks[seat], position.pending[seat], answer)
