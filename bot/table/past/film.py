"""A finished game as a series of pictures: which of its moments are shown, and for how long."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.model import TableInfo
from bot.table.past.history import stood
from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, refusal
from bot.table.storage import past_rows
from bot.table.storage.past_rows import Past, StoredPast
from rules.core.decisions import Seat
from rules.core.engine import look
from rules.core.game import AnyGame
from rules.core.search.course import spread

MAX_PICTURES = 120  # pictures
STAY, ROUND_STAY, LAST_STAY = 700, 1_800, 6_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Still:
    """One picture of a film: the channel's view as JSON, and how many milliseconds it stays.

    `ended`: it is the podium.
    """

    view: str
    stay: int
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """The channel's view at one step, as JSON, with the round and the seats that were asked."""

    view: str
    round: int
    asked: tuple[Seat, ...]
    ended: bool


async def finished(context: Context, table_id: int) -> TableInfo:
    """Return a finished table. Refused before its end."""
    return (await context.store.study(past_rows.finished, table_id)).info


async def stills(context: Context, table_id: int, user_id: int) -> tuple[Still, ...]:
    """Return a finished game as the channel saw it, picture by picture. Refused before its end.

    At most `MAX_PICTURES`. From a longer game the ends of rounds are taken first, then the ends of turns,
    then the rest, evenly spread.
    """
    return await context.studies.of(await context.store.study(past_rows.finished, table_id), user_id, filmed)


def filmed(games: Games, it: StoredPast) -> tuple[Still, ...]:
    """Return a study: the film of a finished game."""
    game = games.get(it.info.game)
    if game is None:
        raise refusal("without-game")
    return cut(_sights(game, Past.of(it)))


def _sights(game: AnyGame, past: Past) -> list[Sight]:
    found: list[Sight] = []
    for step in past.steps:
        _, position = stood(game, past.info.id, past.record(step))
        view = game.seen.dump_json(look(game, position, None).view).decode()
        ended = position.result is not None
        if found and found[-1].view == view and not ended:
            continue
        found.append(Sight(view, game.rounds(position.state), tuple(position.pending), ended))
    return found


def cut(sights: Sequence[Sight], most: int = MAX_PICTURES) -> tuple[Still, ...]:
    """Choose the stills: the first and the last sight, then the ends of rounds and of turns."""
    last = len(sights) - 1
    rounds = [i for i in range(last) if sights[i].round != sights[i + 1].round]
    turns = [i for i in range(last) if sights[i].asked != sights[i + 1].asked]
    chosen = {0, last}
    for tier in (rounds, turns, range(last)):
        fresh = [i for i in tier if i not in chosen]
        chosen |= set(spread(fresh, most - len(chosen)))
    stays = {**dict.fromkeys(rounds, ROUND_STAY), last: LAST_STAY}
    return tuple(Still(sights[i].view, stays.get(i, STAY), sights[i].ended) for i in sorted(chosen))
