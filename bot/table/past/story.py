"""The story of a finished game, told once: where it was won, by luck or by choice, and what cost most.

It uses everything, so it comes only after the end. It is computed in the background, in pieces of a few
seconds between which others have their turn, and kept with the table.
"""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

from pydantic import ValidationError

from bot.table.model import TableInfo
from bot.table.past.film import finished
from bot.table.runtime.child import TOO_LONG, Games
from bot.table.runtime.context import Context, log, refusal, rules_of, studies
from bot.table.runtime.studies import Computation
from bot.table.storage import past_rows
from bot.table.storage.database import Database, one, upsert
from bot.table.storage.past_rows import Past, StoredPast
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.play.evaluation import settled
from rules.core.search import chances
from rules.core.search import story as thinking
from rules.core.search.course import Given, Stretch, course
from rules.core.search.story import Examination, Plan, Point, Story, planned, summed_up, suspects

P = ParamSpec("P")
R = TypeVar("R")
UNTOLD = refusal("no-story")


@dataclass(frozen=True, slots=True)
class Telling:
    """A finished table, and its story in the making."""

    table: TableInfo
    making: Computation[Story]


async def story(context: Context, table_id: int) -> Telling:
    """Return the story of a finished game, kept or in the making. Refused before its end."""
    info = await finished(context, table_id)
    if not rules_of(context, info).computers:
        raise UNTOLD
    return Telling(
        info, context.thinker.begin(("story", table_id), lambda it: _kept_or_made(context, info, it))
    )


@studies
def kept_story(db: Database, table_id: int) -> Story | None:
    """Return the story of a table, if somebody has had it told, and by this version of the bot."""
    content = one(db, "SELECT content FROM stories WHERE table_id = $1", table_id)
    try:
        return None if content is None else Story.model_validate_json(zlib.decompress(content))
    except (zlib.error, ValidationError):
        return None


async def _kept_or_made(context: Context, info: TableInfo, it: Computation[Story]) -> Story:
    kept = await kept_story(context, info.id)
    if kept is not None:
        return kept
    async with context.thinker.alone(info.queue):
        found = await _thought_out(context, info, it)
    await context.store.write(_keep, info.id, found)
    return found


async def _thought_out(context: Context, info: TableInfo, it: Computation[Story]) -> Story:
    """Return the story, piece by piece. Its dice are named by the game's seed, which is public now."""
    seed, server = info.seed or "", info.queue
    whole = await context.store.study(past_rows.kept, info.id)
    plan = planned(rules_of(context, info), len(info.seats), len(whole.steps))
    stretches = await context.thinker.run(server, None, cut, whole, plan)
    it.total = len(stretches) + plan.choices
    points: list[Point | None] = []
    for stretch in stretches:
        points.append(await _piece(context, info, weighed, stretch, plan, seed))
        it.done += 1
    if not any(points) or info.result is None:
        raise UNTOLD
    found = suspects(stretches, points, plan.choices)
    it.total = len(stretches) + len(found)
    looks: list[Examination] = []
    for suspect in found:
        look = await _piece(context, info, examined, *suspect, plan, seed)
        looks += [] if look is None else [look]
        it.done += 1
    return summed_up(points, settled(info.result.places), looks, len(whole.steps))


async def _piece(
    context: Context,
    info: TableInfo,
    work: Callable[Concatenate[Games, str, P], R | None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> R | None:
    """Compute one piece of the story; None if it takes too long or the rules fail: the story goes on."""
    try:
        return await context.thinker.run(info.queue, None, work, info.game, *args, **kwargs)
    except Rejected as refused:
        if refused.text != TOO_LONG:
            raise
    except Bug as bug:
        log.error("table %d: a part of its story is left out: %s", info.id, traced(bug))
    return None


# --- the work of the process -----------------------------------------------------------------------------


def cut(games: Games, it: StoredPast, plan: Plan) -> tuple[Stretch, ...]:
    """Return the stretches of a finished game."""
    return course(games[it.info.game], parts_of(Past.of(it)), plan.positions)


def parts_of(past: Past) -> Sequence[Record]:
    """Return the game from checkpoint to checkpoint, each with the answers until the next one."""
    ends = [*(each.at for each in past.checkpoints[1:]), len(past.lines)]
    return [
        first.model_copy(update={"steps": tuple(line.step for line in past.lines[first.at : end])})
        for first, end in zip(past.checkpoints, ends, strict=True)
    ]


def weighed(games: Games, game: str, stretch: Stretch, plan: Plan, seed: str) -> Point | None:
    """Return the chances where a stretch begins."""
    return chances.weighed(games[game], stretch, plan, seed)


def examined(
    games: Games, game: str, record: Record, given: Given, point: Point, plan: Plan, seed: str
) -> Examination:
    """Estimate the cost of a choice."""
    return thinking.examined(games[game], record, given, point, plan, seed)


# --- what is stored --------------------------------------------------------------------------------------


def _keep(db: Database, table_id: int, told: Story) -> None:
    content = zlib.compress(told.model_dump_json().encode())
    upsert(db, "stories", "table_id", table_id=table_id, content=content)
