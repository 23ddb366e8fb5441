"""Tables of Calamandara: one lost soon by its settings, and others that begin where a test wants them to."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from bot.discord.pictures import Pictures
from bot.sandbox.driver import City, Person, Place, Post
from render.scene import describe
from rules.calamandara import GAME as CALAMANDARA
from rules.calamandara.state import CalamandaraTable
from rules.core.decisions import Answer, Choose, Decision
from rules.core.engine import look
from rules.core.playout import answer_of
from rules.core.rng import Dice
from rules.core.words import LANGS, Words
from tests.bot.e2e.history import labels_of, present
from tests.bot.e2e.inside import DATABASE, inside, noted, unanswered
from tests.bot.e2e.players import PATIENCE, asks, own, panel_in, seated, until_panel

PROMPT = "calamandara.ask."
LOST_SOON = "0fd5fd9544f1d4ffe001e72839a14157"  # the seed of a game that three lose with `SETTINGS`
SETTINGS = {"time": "limited", "difficulty": "custom", "fears": "23", "counter": "4"}


@asynccontextmanager
async def begun(
    city: City, url: str, folder: Path, people: Sequence[Person], games: Place, t: CalamandaraTable
) -> AsyncIterator[Path]:
    """The bot's database, with a table that stands as `t` does; `people` sit there in the order of seats."""
    rigged = {CALAMANDARA.key: replace(CALAMANDARA, new=lambda seats, options, seed: t.state)}
    async with inside(city, url, folder, rigged, Pictures(noted, describe, rigged)):
        host, *guests = people
        await seated(host, guests, games, CALAMANDARA.key)
        yield folder / DATABASE
    assert unanswered(city) == []


async def limited(people: Sequence[Person], games: Place) -> None:
    """An English table with `SETTINGS`, opened, set, joined and started by buttons and the menu."""
    host, *guests = people
    await host.command("table open", games, game=CALAMANDARA.key, language="English")
    lobby = await games.until(lambda post: "1. " in post.text)
    for name, value in SETTINGS.items():
        before = lobby.text
        await host.select(lobby, [f"{name}={value}"])
        await games.until(lambda post, before=before: post == lobby and post.text != before)  # type: ignore[misc]
    for number, guest in enumerate(guests, 2):
        await guest.press(lobby, "Join")
        await games.until(lambda post, n=number: f"{n}. " in post.text)  # type: ignore[misc]
    await host.press(lobby, "Start")
    await games.until(lambda post: "Waiting for" in post.text, PATIENCE)


async def followed(games: Place, database: Path) -> Post:
    """The panel, when it shows all answers that are stored."""
    picture = f"{CALAMANDARA.key}-{present(database).position.n}.png"
    return await until_panel(games, lambda post: picture in [file.filename for file in post.files])


def question(database: Path, user_id: int) -> tuple[Decision, Answer, tuple[str, ...]]:
    """Somebody's open question, what is to be answered, and the players' names.

    That is what the steady computer player would answer, but whoever can plays a Memory Card into an event.
    """
    now = present(database)
    seat = now.seat_of(user_id)
    assert seat is not None
    decision = now.position.pending[seat]
    answer = answer_of(
        CALAMANDARA, "steady", look(CALAMANDARA, now.position, seat).view, decision, Dice("advice")
    )
    if decision.prompt.key == f"{PROMPT}event":
        assert isinstance(decision, Choose)
        cards = [option.id for option in decision.options if option.id.startswith("memory:")]
        answer = cards[:1] or answer
    return decision, answer, now.stored.info.names


def advised(database: Path, user_id: int) -> set[str]:
    """What is written on the button that gives the answer of `question`, and on its group."""
    decision, answer, names = question(database, user_id)
    if not isinstance(decision, Choose) or decision.most != 1:
        return set()
    groups = {each.group for each in decision.options if [each.id] == answer and each.group}
    named = {Words(lang).name(group) for group in groups for lang in LANGS}
    return labels_of(decision, answer, names) | named


async def answer_in_hand(person: Person, games: Place, label: str) -> None:
    """Open the own hand and press the button, or choose the line of a menu, on which this is written."""
    panel = panel_in(games)
    hand = (await person.press(panel, own(panel, "hand"))).shown
    asked, public = asks(hand), asks(panel)
    before = panel.message.versions[-1]
    menus = [menu for menu in hand.selects if label in [option.label for option in menu.options]]
    if menus:
        await person.select(hand, [label], menus[0].custom_id)
    else:
        await person.press(hand, label)
    await until_panel(
        games, lambda post: asks(post) != asked if public else post.message.versions[-1] is not before
    )
