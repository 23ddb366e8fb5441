"""A lesson, from the command to "you know enough": all of it in the learner's direct messages."""

import pytest

from tests.bot.e2e.players import PATIENCE, offers, own, sure, until
from tests.contract.fluent import always_said
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
WHERE = always_said("kemet.ask.found.zone")


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
    assert always_said("learning.coach.welcome") in post.text
    assert offers(post), "the learner's own question"
    assert any("Placing troops" in alt for alt in post.alts), "the board"
    assert any("Battle cards" in alt for alt in post.alts), "and the hand"
    assert games.posts == [], "nothing in public"
    assert ana.pinged_by == []


async def answered(bia: Person, post: Post, games: Place) -> None:
    """Choose the two districts that are asked for."""
    for count in (1, 2):
        district = next(each for each in post.buttons if ":pick." in (each.custom_id or ""))
        await bia.press(post, district.custom_id or "")
        await until(games, lambda n=count: n == 2 or f"({n})" in post.text)  # type: ignore[misc]
    await until(games, lambda: WHERE in post.text and bool(offers(post)))


async def test_a_press_answers_and_the_goal_is_said_once(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    await answered(bia, post, games)
    assert "**You win**" not in post.text
    assert bia.dm.last.id == post.id, "one message, edited in place"


async def test_it_ends_after_a_question_and_goes_on_where_it_stopped(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    await answered(bia, post, games)
    asked = await bia.press(post, own(post, "endlesson"))
    assert "**End this lesson?**" in asked.text
    assert offers(post), "it goes on until that is answered"
    told = await sure(bia, asked, "restlesson")
    await until(games, lambda: not offers(post))
    onward = ["Go on with the lesson", "Another lesson", "Open a table"]
    assert [button.label for button in told.shown.buttons] == onward
    assert "This lesson rests" in post.text
    mine = await bia.command("me", games)
    assert "Your lesson of **Kemet: Blood and Sand** rests." in mine.text
    await bia.press(mine.shown, "Go on with Kemet")
    again = await bia.dm.until(lambda new: new.id != post.id and bool(offers(new)), PATIENCE)
    assert WHERE in again.text


async def test_a_lesson_goes_on_in_the_language_that_its_person_has_by_then(
    bia: Person, games: Place
) -> None:
    post = await begun(bia, games)
    await answered(bia, post, games)
    await sure(bia, await bia.press(post, own(post, "endlesson")), "restlesson")
    await until(games, lambda: not offers(post))
    bia.user.locale = "es-ES"
    await bia.press(post, own(post, "golesson"))
    again = await bia.dm.until(lambda new: new.id != post.id and bool(offers(new)), PATIENCE)
    labels = str(again.buttons)
    assert ("Hacer esto" in labels, "Do this" in labels) == (True, False), labels


async def test_a_new_lesson_asks_first_and_lets_the_old_one_rest(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    await answered(bia, post, games)
    asked = await bia.command("learn", games, game="bellum")
    assert "**Begin Bellum Magica?** Meanwhile your lesson of Kemet" in asked.text
    assert offers(post), "it goes on until that is answered"
    [anew] = [button for button in asked.shown.buttons if button.label.startswith("Begin ")]
    await bia.press(asked.shown, anew.custom_id or "")
    await until(games, lambda: not offers(post))
    await bia.dm.until(lambda new: new.id != post.id and bool(offers(new)), PATIENCE)
    asked = await bia.command("learn", games, game="kemet")
    await sure(bia, asked, "golesson")
    await bia.dm.until(lambda new: WHERE in new.text and bool(offers(new)), PATIENCE)


async def test_what_somebody_writes_is_answered_with_buttons(bia: Person, games: Place) -> None:
    post = await begun(bia, games)
    bia.write("what does this card do?", bia.dm)
    told = await bia.dm.until(lambda new: new.id != post.id and "can't read messages" in new.text)
    labels = [button.label for button in told.buttons]
    assert labels == ["Help", "Another lesson", "Open a table"]
    helped = await bia.press(told, "Help")
    assert "districts" in helped.text
    assert "/play" not in helped.text, "it does not work here"


async def test_help_names_what_works_where_it_is_asked_for(bia: Person, games: Place) -> None:
    await begun(bia, games)
    for where, works in ((games, True), (bia.dm, False)):
        told = await bia.command("help", where)
        assert ("/play" in told.text, "/table open" in told.text) == (works, works), told.text


async def test_what_people_write_in_a_channel_is_not_seen(bia: Person, games: Place) -> None:
    bia.write("what does this card do?", games)
    assert (await bia.command("help", games)).ephemeral
    assert [post for post in games.posts if post.message.author_id != bia.id] == []
    assert bia.dm.posts == []


async def test_a_lesson_says_the_score_and_the_deeds_of_a_round_once(bia: Person, games: Place) -> None:
    def do_this() -> list[str]:
        return [each.custom_id or "" for each in post.buttons if (each.label or "").startswith("Do this")]

    post = await begun(bia, games, "saideira")
    rounds = 0
    while rounds < 2:
        await until(games, lambda: bool(do_this()))
        shown = len(post.message.versions)
        await bia.press(post, do_this()[0])
        await until(games, lambda n=shown: len(post.message.versions) > n and bool(do_this()))  # type: ignore[misc]
        said = [line.lstrip("-#⚖️🏁* ") for line in post.text.splitlines() if len(line) > 30]
        sentences = [each for line in said for each in line.split(". ") if len(each) > 20]
        assert sorted({each for each in sentences if sentences.count(each) > 1}) == []
        rounds += "🏁" in post.text
