"""Checks for events that tell a reader something that was in none of the reader's views so far."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pydantic_core

from rules.core.decisions import Seat
from rules.core.engine import Position, dump, load
from rules.core.flow import Event
from rules.core.game import AnyGame
from rules.core.text import Text

_QUOTED = re.compile(r'"([^"\\]*)"')  # ids have neither quotes nor backslashes
STATIC = ("seat",)  # kinds of ids that hide nothing: seats are public


class LeakCheck:
    """Watches the events of one playout, a position at a time.

    Views cost most of it. So a reader's views are only made when an event tells something that this reader is
    not known to have seen, from the newest position back; at each position one reader in turn is shown it
    anyway, so that a view that fails is found.
    """

    def __init__(self, game: AnyGame, readers: tuple[Seat | None, ...]) -> None:
        self.game = game
        self.readers = readers
        self.known: dict[Seat | None, set[str]] = {reader: set() for reader in readers}
        self.unseen: dict[Seat | None, list[str]] = {reader: [] for reader in readers}  # states, oldest first
        self.seen_until = -1

    def __call__(self, position: Position[Any]) -> None:
        """Check the events since the last position. Raises `AssertionError`."""
        state = dump(self.game, position.state)
        words = cache(lambda: values(pydantic_core.from_json(state)))
        for reader, unseen in self.unseen.items():
            unseen.append(state)
            for n, event in position.events:
                if n > self.seen_until:
                    self._event(event, reader, lambda word: f'"{word}"' in state and word in words())
        self._look(self.readers[position.n % len(self.readers)])
        self.seen_until = position.n

    def _event(self, event: Event, reader: Seat | None, there: Callable[[str], bool]) -> None:
        text = event.read_by(reader)
        if text is None:
            return
        todo = "which is hidden: use ctx.log_secret, or show it in the view"
        for ident in ids(text):
            kind, _, name = ident.partition(":")
            told = kind in STATIC or self._has_seen(reader, name, ident)
            assert told, f"{text.key} tells {named(reader)} of {ident}, {todo}"
        for word in plain(text):
            told = word in self.known[reader] or not there(word) or self._has_seen(reader, word)
            assert told, f"{text.key} tells {named(reader)} of {word}, {todo}"

    def _has_seen(self, reader: Seat | None, *names: str) -> bool:
        known = self.known[reader]
        while known.isdisjoint(names) and self.unseen[reader]:
            self._look(reader)
        return not known.isdisjoint(names)

    def _look(self, reader: Seat | None) -> None:
        """Add what the newest position that the reader has not been shown shows."""
        if self.unseen[reader]:
            view = self.game.view(load(self.game, self.unseen[reader].pop()), reader)
            for string in strings(self.game.seen.dump_json(view)) - self.known[reader]:
                self.known[reader] |= {string, string.partition(":")[2] or string}


def named(reader: Seat | None) -> str:
    """Return a reader, in messages."""
    return "a spectator" if reader is None else f"seat {reader}"


def ids(text: Text) -> Iterator[str]:
    """Yield the ids among a text's arguments."""
    for value in text.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, str) and ":" in item:
                yield item.split(".")[0]


def plain(text: Text) -> Iterator[str]:
    """Yield the other strings among a text's arguments."""
    for value in text.args.values():
        yield from (item for item in (value if isinstance(value, list) else [value]) if isinstance(item, str))


def values(state: object) -> set[str]:
    """Return all strings in a state's JSON, without keys."""
    if isinstance(state, str):
        return {state}
    inner = state.values() if isinstance(state, dict) else state if isinstance(state, list) else ()
    return set().union(*map(values, inner))


def strings(view: bytes) -> set[str]:
    """Return all strings in a view's JSON, including keys."""
    return set(_QUOTED.findall(view.decode()))
