"""People: their name, language, and whether they take direct messages."""

from dataclasses import replace

from bot.table.model import Lang, Person, Theme
from bot.table.runtime.context import Context
from bot.table.storage.database import Database, Row, execute, one


async def see(context: Context, person: Person) -> Person:
    """Remember a person's name and their client's language, if they are new.

    Returns the person with the language and the colours that they have chosen.
    """
    known = await context.store.read(_known, person.id)
    if known is None or (known["name"], known["lang"]) != (person.name, person.lang):
        await context.store.write(remember, person)
    if known is None:
        return person
    return replace(person, lang=known["chosen"] or person.lang, theme=known["theme"])


async def lang_of(context: Context, user_id: int, client: Lang | None = None) -> Lang | None:
    """Return a person's language: the chosen one, else the client's; None for an unknown person.

    `client`: its language now, where that is known; else as it was when the person last pressed something.
    """
    sql = "SELECT COALESCE(chosen, $2, lang) FROM people WHERE user_id = $1"
    lang: Lang | None = await context.store.read(one, sql, user_id, client)
    return lang


async def name_of(context: Context, user_id: int) -> str | None:
    """Return a person's name, as they were last called; None for an unknown person."""
    name: str | None = await context.store.read(one, "SELECT name FROM people WHERE user_id = $1", user_id)
    return name


async def choose_lang(context: Context, user_id: int, lang: Lang) -> None:
    """Speak this language to a person, whatever their client's is. They must have been seen before."""
    await context.store.write(one, "UPDATE people SET chosen = $2 WHERE user_id = $1", user_id, lang)


async def theme_of(context: Context, user_id: int) -> Theme:
    """Return the colours of a person's own pictures."""
    theme: Theme | None = await context.store.read(
        one, "SELECT theme FROM people WHERE user_id = $1", user_id
    )
    return theme or "dark"


async def choose_theme(context: Context, user_id: int, theme: Theme) -> None:
    """Draw a person's own pictures in these colours. They must have been seen before."""
    await context.store.write(one, "UPDATE people SET theme = $2 WHERE user_id = $1", user_id, theme)


async def set_closed_dm(context: Context, user_id: int, *, closed: bool) -> None:
    """Remember whether a person refuses direct messages. They must have been seen before."""
    sql = "UPDATE people SET closed_dm = $2 WHERE user_id = $1"
    await context.store.write(one, sql, user_id, int(closed))


async def has_closed_dm(context: Context, user_id: int) -> bool:
    """Return whether the last direct message to this person was refused."""
    return bool(await context.store.read(one, "SELECT closed_dm FROM people WHERE user_id = $1", user_id))


async def reopen_dm(context: Context, user_id: int) -> None:
    """Try direct messages to a person again."""
    if await has_closed_dm(context, user_id):
        await set_closed_dm(context, user_id, closed=False)


async def reopen_dms_of(context: Context, guild_id: int) -> None:
    """Try direct messages again to all people who play on this server: the bot has come back to it."""
    await context.store.write(
        one,
        "UPDATE people SET closed_dm = 0 WHERE closed_dm = 1 AND user_id IN (SELECT seats.user_id FROM seats"
        " JOIN tables ON tables.id = seats.table_id WHERE tables.guild_id = $1)",
        guild_id,
    )


def remember(db: Database, person: Person) -> None:
    """Write a person's name and the client's language."""
    execute(
        db,
        "INSERT INTO people (user_id, name, lang, closed_dm) VALUES ($1, $2, $3, 0)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, lang = excluded.lang",
        *(person.id, person.name, person.lang),
    )


def _known(db: Database, user_id: int) -> Row | None:
    found: Row | None = execute(db, "SELECT * FROM people WHERE user_id = $1", user_id).fetchone()
    return found
