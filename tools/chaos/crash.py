"""A new bot after a crash: started on what the crash left, checked, played on, and checked again."""

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.discord.screens.ids import TablePress, parse
from bot.sandbox.world.form import texts
from bot.sandbox.world.state import Asked
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import asks
from tools.chaos import checks
from tools.chaos.contents import Contents, contents, steps
from tools.chaos.people import Awaited, awaited_in, hand_of, live_panels, press_one, soon, whispered
from tools.chaos.recording import Left, Recorder, plain_connect, watchable, watching
from tools.chaos.running import (
    at_rest,
    bot_on,
    city_of,
    heard,
    one_bot,
    people_of,
    two_bots,
    without_commands,
)
from tools.driver import City, Place, Post

TAKING_BACK = ("undo", "takeback", "goback", "agree", "restore")  # wishes after which answers may be gone
STALE = [Words(lang).say(Text(key="widgets.refused.press")) for lang in LANGS]
PRESSES = 6  # by which anybody changes something, if the buttons are those of the question
LATER = 4.0  # seconds from the crash to the new start: by then every client has given up on an answer


Answers = dict[int, list[tuple[int, str, int, str]]]


async def survives(left: Left, seed: int = 0) -> list[str]:
    """Start a bot on what a crash left, and play on. Returns the failed checks, one line each."""
    return await _looked_after(left, seed, one_bot)


async def survives_two(left: Left, seed: int = 0) -> list[str]:
    """Start two bots on it at once."""
    return await _looked_after(left, seed, two_bots)


async def recovery(left: Left) -> Recorder:
    """Start a bot on it, and note each point at which it could die again until it has come to rest."""
    with TemporaryDirectory(prefix="chaos-", dir=in_memory()) as name, watchable(), without_commands():
        folder = Path(name)
        left.write(folder)
        city = city_of(left.world, LATER)
        recorder = Recorder(city.world, folder, left.reached)
        with ExitStack() as stack:
            stack.enter_context(watching(recorder))
            left.write(folder)  # to look into a database changes its files
            async with bot_on(city, folder, GAMES, recorder):
                await at_rest(city, folder)
                stack.close()
        return recorder


def in_memory() -> str | None:
    """Return a file system in memory, where the system has one: each point needs a folder of its own."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


Bots = Callable[[City, Path], AbstractAsyncContextManager[object]]


async def _looked_after(left: Left, seed: int, bots: Bots) -> list[str]:
    with TemporaryDirectory(prefix="chaos-", dir=in_memory()) as name, heard() as log, without_commands():
        folder = Path(name)
        left.write(folder)
        if found := list(_stored(left, folder)):
            return found
        left.write(folder)  # to look into a database changes its files
        city = city_of(left.world, LATER)
        if found := list(checks.shown_early(city, left.reached)):
            return found
        try:
            async with bots(city, folder):
                found += await _played(left, city, folder, Random(seed))
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
        return [*found, *(f"logged: {line}" for line in log.lines)]


def _stored(left: Left, folder: Path) -> Iterator[str]:
    """Check that the files hold all that was committed, and nothing by halves."""
    if damaged := list(checks.sound(folder)):
        yield from damaged
        return
    with closing(plain_connect(folder / DATABASE)) as db:
        there = contents(db)
    if there not in left.allowed:
        yield f"lost or torn: {there.differs_in(left.allowed[0])} differ from what was committed"


async def _played(left: Left, city: City, folder: Path, chance: Random) -> list[str]:
    """List what fails once the bot has come to rest, and after everybody awaited has answered."""
    before = answers_in(folder)
    repeated = await again(city, chance)
    await at_rest(city, folder)
    gone = [] if repeated in TAKING_BACK else lost(before, answers_in(folder))
    found = [f"answers of table {each} are gone" for each in gone]
    found += checks.at_rest(city, folder, left.base)
    for each in [] if found else awaited_in(folder):
        found += await answered(city, folder, each, chance)
    await at_rest(city, folder)
    return found or [f"after an answer: {each}" for each in checks.at_rest(city, folder, left.base)]


async def again(city: City, chance: Random) -> str:
    """Have a person whose press seemed to fail press the same button again, or look first.

    Returns the wish that it was, if any.
    """
    last = next(reversed(city.world.state.interactions.values()), None)
    if last is None or last.kind is not Asked.COMPONENT or last.message_id is None or chance.random() < 0.5:
        return ""
    if city.world.state.messages[last.message_id].deleted:
        return ""
    custom_id, values = str(last.data["custom_id"]), texts(last.data, "values")
    person, post = people_of(city)[last.user_id], Post(city.world, last.message_id)
    await soon(person.forge_press(post, custom_id, 3 if values else 2, values or None))
    pressed = parse(custom_id)
    return pressed.what if isinstance(pressed, TablePress) else ""


async def answered(city: City, folder: Path, who: Awaited, chance: Random) -> list[str]:
    """Let an awaited person find the live question and press. Returns the failed checks."""
    if who not in awaited_in(folder):
        return []  # somebody else's answer has led on
    name = f"{city.world.state.users[who.user_id].name} at table {who.table_id}"
    person, place = people_of(city)[who.user_id], Place(city, who.channel_id)
    panel = live_panels(place, who.table_id)[-1]
    hand = await hand_of(person, panel)
    found = set() if hand is None else asks(hand)
    if hand is None or len(found) != 1:
        return [f"{name} is awaited, and the hand asks {sorted(found)}"]
    [ask] = found
    public, letters = ask in asks(panel), whispered(city, person, ask)
    if not public and len(letters) != 1:
        return [f"{name} is asked in secret by {len(letters)} direct messages"]
    post = chance.choice([hand, *([panel] if public else letters)])
    before, said = _contents(folder), ""
    for _ in range(PRESSES):
        reply = await press_one(person, post, ask, chance)
        await at_rest(city, folder)
        if _contents(folder) != before:
            return []
        said = reply.followups[-1].text if reply.followups else reply.text
        if ask not in asks(post) or any(stale in said for stale in STALE):
            break  # else an unfinished answer was confirmed, and refused
    return [f"{name} pressed, and nothing changed: {said[:200]!r}"]


def answers_in(folder: Path) -> Answers:
    """Return the answers that stand, by table, of games that go on: what is over may be packed."""
    with closing(plain_connect(folder / DATABASE)) as db:
        tables = db.execute("SELECT id FROM tables WHERE status = 'running'").fetchall()
        return {row[0]: steps(db, row[0]) for row in tables}


def lost(before: Answers, after: Answers) -> list[int]:
    """Return the tables whose answers of before are not all there, in their order."""
    return [each for each, old in before.items() if each in after and list(after[each])[: len(old)] != old]


def _contents(folder: Path) -> Contents:
    with closing(plain_connect(folder / DATABASE)) as db:
        return contents(db)
