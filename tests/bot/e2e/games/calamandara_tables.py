"""A table of Calamandara that is lost soon by its settings, what to answer there, and answers in the hand."""

from collections.abc import Sequence
from pathlib import Path

from rules.calamandara import GAME as CALAMANDARA
from rules.core.decisions import Answer, Choose, Decision
from rules.core.words import LANGS, Words
from tests.bot.e2e.history import labels_of
from tests.bot.e2e.players import Advice, asks, hand_of, opened, panel_in, started, until_panel
from tests.bot.e2e.tables import advised, both_of
from tools.driver import Person, Place

PROMPT = "calamandara.ask."
SETTINGS = {"time": "limited", "difficulty": "custom", "fears": "23", "counter": "4"}


async def limited(people: Sequence[Person], games: Place) -> None:
    """An English table with `SETTINGS`, opened, set, joined and started by buttons and menus."""
    host, *guests = people
    lobby = await opened(host, games, CALAMANDARA.key)
    for name, value in SETTINGS.items():
        before, entry = lobby.text, f"{name}={value}"
        menu = next(menu for menu in lobby.selects if entry in [option.value for option in menu.options])
        await host.select(lobby, [entry], menu.custom_id)
        await games.until(lambda post, before=before: post == lobby and post.text != before)  # type: ignore[misc]
    await started(lobby, host, guests)


def question(database: Path, user_id: int) -> tuple[Decision, Answer, tuple[str, ...]]:
    """Return a user's open question, what is to be answered, and the players' names.

    That is what the steady computer player would answer, but whoever can plays a Memory Card into an event.
    """
    decision, answer, names = advised(database, user_id)
    if decision.prompt.key == f"{PROMPT}event":
        assert isinstance(decision, Choose)
        cards = [option.id for option in decision.options if option.id.startswith("memory:")]
        answer = cards[:1] or answer
    return decision, answer, names


def on_a_button(database: Path, user_id: int) -> set[str]:
    """Return the words on the button that gives the answer of `question`, and on its group."""
    decision, answer, names = question(database, user_id)
    if not isinstance(decision, Choose) or decision.most != 1:
        return set()
    groups = {each.group for each in decision.options if [each.id] == answer and each.group}
    named = {Words(lang).name(group) for group in groups for lang in LANGS}
    return Advice(labels_of(decision, answer, names) | named, both_of(database, user_id))


async def answer_in_hand(person: Person, games: Place, label: str) -> None:
    """Open the own hand and press the button, or choose the line of a menu, on which this is written."""
    panel = panel_in(games)
    hand = await hand_of(person, panel)
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
