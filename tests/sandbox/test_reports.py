"""Reports to a test about answers and messages, and about what is not there."""

import asyncio

import pytest

from bot.sandbox.people import reply
from bot.sandbox.people.reply import reply_to
from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json
from bot.sandbox.world.limits.messages import EPHEMERAL
from bot.sandbox.world.state import Asked
from tests.sandbox.test_limits import field, label, modal
from tools.driver import Person, Place, Reply

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
