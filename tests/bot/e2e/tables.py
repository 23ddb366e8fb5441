"""Tables that begin where a test wants them to, and what a steady computer player would do there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.discord.questions.typed import show
from bot.discord.screens.pictures import Draw, Pictures
from bot.table.learning.folding import easy, last_chosen
from bot.table.learning.tips import met_by
from bot.table.model import Folded
from bot.table.play.follow_ups import follow_ups
from bot.table.play.forced import known_answer
from bot.table.runtime.loaded_table import opened
from render.scene import describe
from rules.core.decisions import Answer, Decision
from rules.core.engine import look
from rules.core.game import AnyGame
from rules.core.moves import probe
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.e2e.history import Present, labels_of, present
from tests.bot.e2e.inside import DATABASE, inside, looking, noted, unanswered
from tests.bot.e2e.players import COMING, Advice, seated, until_panel
from tools.driver import City, Person, Place, Post


@asynccontextmanager
async def begun(
    city: City,
    url: str,
    folder: Path,
    people: Sequence[Person],
    games: Place,
    game: AnyGame,
    state: Any,
    draw: Draw = noted,
) -> AsyncIterator[Path]:
    """The bot's database, with a table in this state; `people` sit there in the order of seats."""
    rigged = {game.key: replace(game, new=lambda seats, options, dice: state)}
    async with inside(city, url, folder, rigged, Pictures(draw, describe, rigged)):
        host, *guests = people
        await seated(host, guests, games, game.key)
        yield folder / DATABASE
    assert unanswered(city) == []


async def all_said(database: Path) -> None:
    """Wait until the bot has said all that it has to say.

    What is said late may be said in one with something else, so that two equal games would look different.
    """
    for _ in range(2000):
        with looking(database) as db:
            if db.execute("SELECT 1 FROM outbox LIMIT 1").fetchone() is None:
                return
        await asyncio.sleep(0.01)
    raise AssertionError("the bot has not fallen silent")


async def all_drawn(city: City) -> None:
    """Wait until no message lacks a picture that is still to come."""
    for _ in range(2000):
        shown = [str(m.now) for m in city.world.state.messages.values() if not m.deleted]
        if not any(coming in text for text in shown for coming in COMING):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("pictures have not come")


async def followed(games: Place, database: Path) -> Post:
    """The panel, when it shows all answers that are stored."""
    return await until_panel(games, picture_of(present(database)))


def picture_of(now: Present, more: int = 0) -> Callable[[Post], bool]:
    """Return a check whether a post shows the table as it is, or after so many answers more."""
    name = f"{now.stored.info.game}-{now.position.n + more}.png"
    return lambda post: name in [file.filename for file in post.files]


def advised(database: Path, user_id: int) -> tuple[Decision, Answer, tuple[str, ...]]:
    """Return a user's open question, the steady computer player's answer, and the players' names."""
    now = present(database)
    game, seat = GAMES[now.stored.info.game], now.seat_of(user_id)
    assert seat is not None
    decision = now.position.pending[seat]
    answer = answer_of(game, "steady", look(game, now.position, seat).view, decision, Dice("advice"))
    return decision, answer, now.stored.info.names


def on_a_button(database: Path, user_id: int) -> set[str]:
    """Return the words on the button that the steady computer player would press."""
    return Advice(labels_of(*advised(database, user_id)), both_of(database, user_id))


def both_of(database: Path, user_id: int) -> tuple[int, int] | None:
    """The indices of the steady player's answers to this question and to the next one, if both are of one."""
    decision, answer, _ = advised(database, user_id)
    then = answer_after(database, user_id, answer)
    if then is None or decision.kind != "choose" or then[0].kind != "choose":
        return None
    chosen = ((decision, answer), then)
    first, second = (
        [i for i, o in enumerate(asked.options) if [o.id] == given]
        for asked, given in chosen
        if asked.kind == "choose"
    )
    return (first[0], second[0]) if first and second else None


def answer_after(database: Path, user_id: int, answer: Answer) -> tuple[Decision, Answer] | None:
    """The question that the user is asked next, after what is answered by itself, and the steady answer."""
    now = present(database)
    game, seat = GAMES[now.stored.info.game], now.seat_of(user_id)
    assert seat is not None
    at = probe(game, now.stored.record, now.position, seat, answer)[0]
    while at is not None:
        asked = at[1].pending[seat]
        known = known_answer(game, asked)
        if known is None:
            return asked, answer_of(game, "steady", look(game, at[1], seat).view, asked, Dice("advice"))
        at = probe(game, *at, seat, known)[0]
    return None


def along(database: Path, user_id: int, *, public: bool) -> Folded | None:
    """Find what can be answered along with the user's open question."""
    now = present(database)
    game, seat, info = GAMES[now.stored.info.game], now.seat_of(user_id), now.stored.info
    assert seat is not None
    then = follow_ups(game, now.stored.record, now.position, seat, public=public)
    prompts = frozenset(follow.question.prompt.key for follow in then.values())
    with looking(database) as db:
        met = met_by(db, user_id, info.id, info.game, prompts) | easy(info, prompts)
    kept = {ident: follow for ident, follow in then.items() if follow.question.prompt.key in met}
    if info.lesson:  # the coach, whose first answer is opened, is the steady player
        answer = advised(database, user_id)[1]
        named = answer[0] if isinstance(answer, list) and answer else None
        return Folded(kept, named if named in kept else None) if kept else None
    loaded = opened(game, now.stored, now.stored.record, now.position)
    return Folded(kept, last_chosen(loaded, seat, kept)) if kept else None


def in_words(database: Path, lang: str, user_id: int) -> str:
    """Return what the steady computer player would answer, in words."""
    decision, answer, names = advised(database, user_id)
    return show(decision, answer, Words(lang), names)
