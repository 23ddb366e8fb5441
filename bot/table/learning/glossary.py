"""Words of a game that the coach explains where a learner first meets them, once."""

from collections.abc import Iterable

from bot.table.learning.tips import known_at, remember
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import Words


async def explained(context: Context, user_id: int, game: str, ask: str, said: Iterable[Text]) -> Text | None:
    """Return what one word means among all that is said at the question `ask`, and remember that it was told.

    It stays with that question. None if all words there are known, or if the person wants no tips.
    """
    known = teaching(game)
    if known is None or not known.words:
        return None
    words = Words("en")
    english = " ".join(words.say(text) for text in said)
    for name, stem in known.words.items():
        key = f"{game}.word.{name}"
        if stem not in english:
            continue
        at = await context.store.read(known_at, user_id, game, key, ask)
        if at is None:
            await context.store.write(remember, user_id, key, ask)
        if at is not False:
            return Text(key=key)
    return None
