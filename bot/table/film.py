"""A finished game as a row of pictures: which of its moments are shown, and how long."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.desk import Desk, refusal
from bot.table.history import Past, game_of, read_past, stood
from bot.table.model import TableInfo
from rules.core.decisions import Seat
from rules.core.engine import look
from rules.core.game import AnyGame

MOST = 120  # pictures
STAY, ROUND_STAY, LAST_STAY = 700, 1_800, 6_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Still:
    """One picture of a film: the channel's view, and how many milliseconds it stays; `ended`: the podium."""

    view: Any
    stay: int
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """What the channel saw at one step, in which round, and who was asked then."""

    view: Any
    seen: bytes  # the view as JSON
    round: int
    asked: tuple[Seat, ...]
    ended: bool


async def film(desk: Desk, table_id: int) -> tuple[TableInfo, tuple[Still, ...]]:
    """The channel's views of a finished game, wherever its picture changed. Refused until it is over.

    At most `MOST`: of a longer game the ends of rounds come first, then those of turns, then the rest evenly.
    """
    past = await read_past(desk, table_id)
    if past.info.status != "over":
        raise refusal("not-over")
    async with desk.whole_games:
        sights = await asyncio.to_thread(_sights, game_of(desk, past), past)  # others go on meanwhile
    return past.info, cut(sights)


def _sights(game: AnyGame, past: Past) -> list[Sight]:
    found: list[Sight] = []
    for step in past.steps:
        _, position = stood(game, past, step)
        view = look(game, position, None).view
        seen, ended = game.seen.dump_json(view), position.result is not None
        if found and found[-1].seen == seen and not ended:
            continue
        found.append(Sight(view, seen, game.rounds(position.state), tuple(position.pending), ended))
    return found


def cut(sights: Sequence[Sight], most: int = MOST) -> tuple[Still, ...]:
    """The stills that are shown of these sights: the first and the last one, and what ends something."""
    last = len(sights) - 1
    rounds = [i for i in range(last) if sights[i].round != sights[i + 1].round]
    turns = [i for i in range(last) if sights[i].asked != sights[i + 1].asked]
    chosen = {0, last}
    for tier in (rounds, turns, range(last)):
        fresh = [i for i in tier if i not in chosen]
        chosen |= set(spread(fresh, most - len(chosen)))
    stays = {**dict.fromkeys(rounds, ROUND_STAY), last: LAST_STAY}
    return tuple(Still(sights[i].view, stays.get(i, STAY), sights[i].ended) for i in sorted(chosen))


def spread(indices: Sequence[int], most: int) -> list[int]:
    """At most `most` of them, evenly apart.

    >>> spread([1, 2, 3, 4, 5, 6], 3)
    [2, 4, 6]
    """
    if len(indices) <= most:
        return list(indices)
    return [indices[(2 * i + 1) * len(indices) // (2 * most)] for i in range(most)]
