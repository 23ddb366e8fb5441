"""A lesson, from the command to "you know enough": all of it in the learner's direct messages."""

import pytest

from bot.sandbox.people.driver import Person, Place, Post
from tests.bot.e2e.players import PATIENCE, offers, own, until

pytestmark = pytest.mark.usefixtures("tavern")
COACH, ENOUGH = "🎓", "You know enough now"


async def begun(person: Person, games: Place, game: str = "kemet") -> Post:
    """A lesson of the game; its message with the first question."""
    told = await person.command("learn", games, game=game)
    assert told.shown.ephemeral
    return await person.dm.until(lambda post: bool(offers(post)), PATIENCE)


async def test_it_begins_in_direct_messages_with_the_goal_and_a_question(
    bia: Person, ana: Person, games: Place
) -> None:
    post = await begun(bia, games)
    assert "**You win** with 9 fame" in post.text
    assert "Press a button or choose from a menu" in post.text
    assert offers(post), "the learner's own question"
    assert any("Placing troops" in alt for alt in post.alts), "the board"
    assert any("Battle cards" in alt for alt in post.alts), "and the hand"
    assert games.posts == [], "nothing in public"
    assert ana.pinged_by == []


async def test_a_press_answers_and_the_goal_is_said_once(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    for count in (1, 2):
        district = next(each for each in post.buttons if ":pick." in (each.custom_id or ""))
        await bia.press(post, district.custom_id or "")
        await until(games, lambda n=count: n == 2 or f"({n})" in post.text)  # type: ignore[misc]
    await until(games, lambda: "Where does your pyramid" in post.text and bool(offers(post)))
    assert "**You win**" not in post.text
    assert bia.dm.last.id == post.id, "one message, edited in place"


async def test_it_ends_with_one_press_and_begins_anew(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    told = await bia.press(post, own(post, "endlesson"))
    await until(games, lambda: "The lesson is over" in bia.dm.last.text or bool(told.followups))
    await until(games, lambda: not offers(post))
    assert (await begun(bia, games)).id != post.id


async def test_a_new_lesson_takes_the_place_of_the_old_one(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    await bia.command("learn", games, game="kemet")
    await until(games, lambda: not offers(post))
    await bia.dm.until(lambda new: new.id != post.id and bool(offers(new)), PATIENCE)


async def test_closed_direct_messages_are_said_kindly(bia: Person, games: Place) -> None:
    bia.close_dms()
    told = await bia.command("learn", games, game="kemet")
    assert "Allow them" in told.text
