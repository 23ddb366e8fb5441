"""Memory of a sandbox that runs for weeks: what it forgets, and what it keeps."""

import pytest

from bot.sandbox import forgetting
from bot.sandbox.forgetting import LINGERS, REQUESTS_MOST, files, forget, forget_notes
from bot.sandbox.server.interactions import ask
from bot.sandbox.server.responses import TOKEN_LIFE
from bot.sandbox.world import posting
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.state import Asked, Message, Typing
from bot.sandbox.world.traffic import Request
from bot.sandbox.world.world import World
from tools.driver import City, Person, Place


@pytest.fixture
def city() -> City:
    """A world whose clock moves by hand."""
    return City(World(Clock(1_700_000_000.0, running=False)))


def post(place: Place, words: str, content: bytes | None = None, only: int | None = None) -> Message:
    uploads = [] if content is None else [Upload(0, "a.bin", content)]
    return posting.post(place.city.world, place.channel, {"content": words}, uploads, only=only)


def kept(place: Place) -> list[str]:
    return [message.now.content for message in place.city.world.messages(place.id)]


def test_messages_are_counted_in_each_channel_and_the_oldest_go(
    city: City, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert forgetting.MESSAGES_MOST == 5000
    monkeypatch.setattr(forgetting, "MESSAGES_MOST", 3)
    other = city.channel("other")
    for n in range(4):
        post(games, f"{n}")
    for n in range(3):
        post(other, f"{n}")
    forget(city.world)
    assert (kept(games), kept(other)) == (["1", "2", "3"], ["0", "1", "2"])


def test_messages_go_with_their_channel_and_some_time_after_deletion(city: City, games: Place) -> None:
    other = city.channel("other")
    there, deleted, below = post(games, "there"), post(games, "deleted"), post(other, "below")
    posting.delete(city.world, deleted)
    city.world.delete_channel(other.channel)
    forget(city.world)
    assert list(city.world.state.messages) == [there.id, deleted.id]
    assert below.id not in city.world.state.messages
    city.world.clock.advance(60)
    forget(city.world)
    assert list(city.world.state.messages) == [there.id, deleted.id]
    city.world.clock.advance(1)
    forget(city.world)
    assert list(city.world.state.messages) == [there.id]


def test_of_an_edited_message_the_first_and_the_latest_version_are_kept(city: City, games: Place) -> None:
    message = post(games, "one", b"first")
    for words in ("two", "three", "four"):
        city.world.clock.advance(LINGERS)
        body: Json = {"content": words, "attachments": []}
        posting.edit(city.world, message, body, [Upload(0, "a.bin", words.encode())])

    def shown() -> list[tuple[str, list[bytes]]]:
        forget(city.world)
        return [(each.content, [file.content for file in each.attachments]) for each in message.versions]

    two, three, four = [(words, [words.encode()]) for words in ("two", "three", "four")]
    assert shown() == [("one", []), two, three, four], "two was there until three came, not long ago"
    city.world.clock.advance(1)
    assert shown() == [("one", []), three, four]
    city.world.clock.advance(LINGERS)
    assert shown() == [("one", []), four]


def test_files_are_bounded_by_the_bytes_of_all_and_the_newest_stay(
    city: City, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert forgetting.FILES_MOST == 200 * 1024 * 1024
    monkeypatch.setattr(forgetting, "FILES_MOST", 20)
    messages = [post(games, f"{n}", bytes(10)) for n in range(3)]
    forget(city.world)
    assert [len(message.now.attachments[0].content) for message in messages] == [0, 10, 10]
    ids = [file.id for file in files(city.world)]
    assert ids == sorted(ids, reverse=True) and len(ids) == 3


def test_an_interaction_stays_while_its_token_works_or_it_has_a_message(
    city: City, ana: Person, games: Place
) -> None:
    named, spent = [ask(city.world, Asked.COMMAND, ana.id, games.channel, {}) for _ in range(2)]
    posting.post(city.world, games.channel, {"content": "answer"}, [], interaction=named)
    forget(city.world)
    assert list(city.world.state.interactions) == [named.id, spent.id]
    city.world.clock.advance(TOKEN_LIFE - 1)
    forget(city.world)
    assert list(city.world.state.interactions) == [named.id, spent.id]
    city.world.clock.advance(1)
    young = ask(city.world, Asked.COMMAND, ana.id, games.channel, {})
    forget(city.world)
    assert list(city.world.state.interactions) == [named.id, young.id]


def test_requests_typing_and_new_commands_are_forgotten(city: City, games: Place) -> None:
    now, world = city.world.clock.now(), city.world
    world.traffic.requests += [Request(now, "GET", f"/{n}") for n in range(REQUESTS_MOST + 2)]
    world.state.typing.append(Typing(games.id, now))
    world.state.creations += [(now - 86400, None), (now - 86399, None)]
    forget(world)
    assert [each.path for each in world.traffic.requests[:2]] == ["/2", "/3"]
    assert len(world.traffic.requests) == REQUESTS_MOST == 500
    assert world.state.typing == []
    assert world.state.creations == [(now - 86399, None)]


def test_a_restart_forgets_the_notes_for_one_person_alone(city: City, ana: Person, games: Place) -> None:
    post(games, "for Ana", only=ana.id)
    post(games, "for all")
    forget_notes(city.world)
    assert kept(games) == ["for all"]
