"""Games of the toy, as people play it: they plan in secret, then act in turn; two rounds."""

from collections.abc import Sequence
from functools import partial

from tools.driver import Person, Place, Post, Reply


def asks_to_act(person: Person, post: Post) -> bool:
    return f"<@{person.id}>" in post.text and "toy.ask.act" in post.text


def can_press(post: Post, label: str) -> bool:
    return any(button.label == label and not button.disabled for button in post.buttons)


async def plan(person: Person, where: Place) -> Reply:
    """Seal a plan by typing: the first ware in the morning."""
    while not (offered := (await person.autocomplete("play", where, answer="")).choices):
        pass  # the table is being loaded
    return await person.command("play", where, answer=str(offered[0].value))


async def seal(person: Person, sheet: Post) -> Post:
    """Seal a plan by buttons: whatever comes first in the morning."""
    piece = next(each for each in sheet.buttons if ":put." in (each.custom_id or ""))
    await person.press(sheet, piece.custom_id or "")
    where = Place(person.city, sheet.message.channel_id)
    await where.until(lambda post: post == sheet and can_press(post, "Lock in"), reader=person)
    await person.press(sheet, "Lock in")
    return await where.until(lambda post: post == sheet and can_press(post, "Change"), reader=person)


async def planned(people: Sequence[Person], games: Place) -> Post:
    """Let everybody plan; the panel then asks the first seat to act, in public."""
    for person in people:
        await games.until(lambda post, i=person.id: f"<@{i}>" in post.text and "secret" in post.text)  # type: ignore[misc]
        await plan(person, games)
    return await games.until(
        lambda post: "toy.ask.act" in post.text and post.message.versions[0].pings == [people[0].id]
    )


async def rested(people: Sequence[Person], games: Place) -> None:
    """A round in which all plan, and rest."""
    await planned(people, games)
    for person in people:
        panel = await games.until(partial(asks_to_act, person))
        await person.press(panel, "action:rest")


async def finished(people: Sequence[Person], games: Place) -> Post:
    """A game in which all rest; its podium."""
    for _ in range(2):
        await rested(people, games)
    return await games.until(lambda post: "🏆" in post.text)
