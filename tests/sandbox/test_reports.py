"""Reports to a test about answers and messages, and about what is not there."""

import asyncio

import pytest

from bot.sandbox.people import reply
from bot.sandbox.people.driver import City, Person, Place, Reply
from bot.sandbox.people.reply import reply_to
from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json
from bot.sandbox.world.limits.messages import EPHEMERAL
from bot.sandbox.world.state import Asked
from tests.sandbox.test_left_out import posted
from tests.sandbox.test_limits import button, field, label, modal

FORM = modal(label(field(), label="Your name"))


def answered(ana: Person, games: Place, body: Json | None, kind: Asked = Asked.COMMAND) -> Reply:
    """The reply to an interaction of Ana's that was answered with this body, or not at all."""
    asked = ask(ana.world, kind, ana.id, games.channel, {"name": "play"})
    if body is not None:
        responses.respond(ana.world, asked.id, asked.token, body, [])
    return Reply(ana.world, asked)


HELLO: Json = {"type": 4, "data": {"content": "hello", "flags": EPHEMERAL}}
CHOICES: Json = {"type": 8, "data": {"choices": [{"name": "Delta", "value": "d"}]}}


def test_a_reply_says_in_a_report_what_it_shows(ana: Person, games: Place) -> None:
    said = [
        answered(ana, games, HELLO),
        answered(ana, games, {"type": 9, "data": FORM}),
        answered(ana, games, CHOICES, Asked.AUTOCOMPLETE),
        answered(ana, games, None),
    ]
    assert [repr(one) for one in said] == [
        "<reply: message <message 'hello' (ephemeral)>>",
        "<reply: modal <modal 'Title': ['Your name']>>",
        "<reply: choices [Option(label='Delta', value='d', description='', default=False, emoji='')]>",
        "<reply: nothing ''>",
    ]


def test_a_reply_without_a_message_shows_nothing(ana: Person, games: Place) -> None:
    none = answered(ana, games, None)
    assert (none.post, none.text, none.files, none.buttons, none.selects) == (None, "", [], [], [])
    assert (none.modal, none.choices, none.ephemeral, none.failed) == (None, [], False, True)
    with pytest.raises(AssertionError, match="the answer has no message: <reply: nothing ''>"):
        _ = none.shown
    some = answered(ana, games, HELLO)
    assert (some.shown, some.ephemeral, some.failed) == (some.post, True, False)


def test_choices_are_read_in_the_persons_language(ana: Person, bia: Person, games: Place) -> None:
    translated: Json = {"name": "one", "name_localizations": {"pt-BR": "um"}, "value": 1}
    choices: list[Json] = [translated, {"name": "two", "value": "2"}]
    for person, first in ((ana, "um"), (bia, "one")):
        asked = ask(ana.world, Asked.AUTOCOMPLETE, person.id, games.channel, {"name": "play"})
        asked.choices = choices
        read = [(choice.label, choice.value) for choice in Reply(ana.world, asked).choices]
        assert read == [(first, 1), ("two", "2")]


async def test_waiting_for_what_does_not_come_fails_with_what_there_is(ana: Person, games: Place) -> None:
    said = answered(ana, games, HELLO)
    assert await said.until(lambda one: one.text == "hello") is said
    with pytest.raises(AssertionError, match=r"within 0.01 s no answer fitted: <reply: message .*, then"):
        await said.until(lambda one: one.text == "goodbye", timeout=0.01)


async def test_thinking_that_does_not_end_fails(
    ana: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    thinking = answered(ana, games, {"type": 5}).interaction
    with pytest.raises(AssertionError, match=r"still thinking after 0.01 s"):
        await reply_to(ana.world, thinking)


@pytest.mark.parametrize("deleted", [True, False])
async def test_thinking_ends_with_an_answer_or_without_the_message(
    ana: Person, games: Place, deleted: bool
) -> None:
    thinking = answered(ana, games, {"type": 5})
    waiting = asyncio.ensure_future(reply_to(ana.world, thinking.interaction))
    await asyncio.sleep(0)
    assert not waiting.done()
    if deleted:
        posting.delete(ana.world, thinking.shown.message)
    else:
        posting.edit(ana.world, thinking.shown.message, {"content": "done"}, [])
    assert (await waiting).text == ("" if deleted else "done")


def test_a_place_in_which_nobody_has_written_has_no_last_message(
    ana: Person, bia: Person, games: Place
) -> None:
    whisper = posting.post(ana.world, games.channel, {"content": "psst"}, [], only=bia.id)
    with pytest.raises(AssertionError, match="nobody has written here"):
        _ = games.last
    assert [post.id for post in games.posts_for(bia)] == [whisper.id]
    said = ana.write("hello", games)
    assert games.last == said


def test_who_is_no_member_sees_nothing_of_the_guild(city: City, ana: Person, games: Place) -> None:
    said, stranger = ana.write("hello", games), city.person("Cid", member=False)
    assert (ana.sees(said), stranger.sees(said)) == (True, False)
    assert stranger.id not in city.guild.members


def test_two_looks_at_one_message_are_one(ana: Person, games: Place) -> None:
    one, other = posted(games, button()), ana.write("hello", games)
    again = games.posts[0]
    assert {one, again, other} == {one, other}
    assert one != "a message" and one != other


def test_all_texts_of_a_message_are_read_from_top_to_bottom(games: Place) -> None:
    embed: Json = {
        "title": "title",
        "description": "description",
        "author": {"name": "author"},
        "footer": {"text": "foot"},
        "fields": [{"name": f"name {n}", "value": f"value {n}"} for n in (1, 2)],
    }
    body: Json = {"content": "content", "embeds": [embed, {"title": "second"}]}
    posting.post(games.city.world, games.channel, body, [])
    assert games.last.text.splitlines() == [
        *("content", "author", "title", "description"),
        *("name 1", "value 1", "name 2", "value 2", "foot", "second"),
    ]
