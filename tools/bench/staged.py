"""Tables that a database holds before the bot is started: played by the use cases, without Discord."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

from bot.table import model, reading
from bot.table.following import FOLLOWERS
from bot.table.lobby import lobby
from bot.table.model import TableView
from bot.table.play import moves
from bot.table.runtime.context import Context
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of, seed_of
from rules.games import GAMES
from tools.driver import Person, Place

LONGEST = 20_000  # answers


@asynccontextmanager
async def staged(path: Path, *, alike: bool = False) -> AsyncIterator[Context]:
    """Run the use cases on a new database; games that are `alike` have the same chance in them."""
    store, seeds = await Store.open(path), count()
    games_seed = (lambda: seed_of("staged")) if alike else (lambda: seed_of("staged", next(seeds)))
    try:
        yield Context(store, GAMES, lambda: 1_790_000_000.0, games_seed, FOLLOWERS)
    finally:
        await store.close()


async def begun(context: Context, place: Place, people: Sequence[Person], game: str) -> int:
    """Return a game that has just begun; the table's id."""
    players = [model.Person(person.id, person.user.name, "en") for person in people]
    assert place.channel.guild_id is not None
    info = await lobby.open_table(context, place.channel.guild_id, place.id, players[0], game, "en")
    for player in players[1:]:
        await lobby.join(context, info.id, player)
    await moves.start_table(context, info.id, players[0].id)
    return info.id


async def played(
    context: Context, table_id: int, kind: str, until: Callable[[TableView], bool] = lambda seen: False
) -> int:
    """Go on as computer players of this kind would, to the end or `until` who is awaited sees that.

    Returns how many answers there are.
    """
    game, dice = GAMES[(await reading.seen(context, table_id, None)).table.game], Dice("staged")
    for _ in range(LONGEST):
        seen = await reading.seen(context, table_id, None)
        if not seen.look.waiting:
            return seen.n
        user = seen.table.seats[seen.look.waiting[0]].user_id
        assert user is not None
        own = await reading.seen(context, table_id, user)
        if until(own):
            return own.n
        assert own.seat is not None
        assert own.decision is not None
        answer = answer_of(game, kind, own.look.view, own.decision, dice)
        with suppress(Rejected):  # by the game's own check: then another one
            await moves.answer(context, table_id, user, own.asks[own.seat], answer)
    raise AssertionError("the game does not end")
