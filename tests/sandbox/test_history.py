"""Looking back in a channel: pages of messages, and links to files."""

import pytest

from bot.sandbox.server.payloads import attachment_url, signature
from bot.sandbox.world import posting
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.permissions import Permission
from tests.sandbox.plain import Api
from tools.driver import City, Person, Place


@pytest.mark.parametrize(
    ("middle", "limit", "expected"),
    [(3, 3, "432"), (3, 4, "4321"), (0, 3, "210"), (6, 3, "65"), (3, 50, "6543210")],
)
async def test_a_page_around_a_message_has_it_in_the_middle(
    api: Api, ana: Person, games: Place, middle: int, limit: int, expected: str
) -> None:
    said = [ana.write(f"{n}", games) for n in range(7)]
    query = f"around={said[middle].id}&limit={limit}"
    _, page = await api.ask(f"GET /channels/{games.id}/messages?{query}")
    found = [next(post.text for post in said if str(post.id) == message["id"]) for message in page]
    assert "".join(found) == expected


async def test_who_may_not_look_back_sees_an_empty_page(
    api: Api, city: City, ana: Person, games: Place
) -> None:
    said = ana.write("hello", games)
    request = f"GET /channels/{games.id}/messages"
    assert [message["id"] for message in (await api.ask(request))[1]] == [str(said.id)]
    city.world.deny(games.channel, Permission.READ_MESSAGE_HISTORY)
    assert await api.ask(request) == (200, [])


async def test_the_bot_deletes_its_own_messages_unpermitted_and_in_private(
    api: Api, city: City, ana: Person, games: Place
) -> None:
    city.world.deny(games.channel, Permission.MANAGE_MESSAGES)
    for place in (games, ana.dm):
        said = posting.post(city.world, place.channel, {"content": "never mind"}, [])
        assert (await api.ask(f"DELETE /channels/{place.id}/messages/{said.id}"))[0] == 204
        assert place.posts == []


async def test_a_link_to_a_file_must_say_when_it_ends(api: Api, city: City, games: Place) -> None:
    [file] = posting.post(city.world, games.channel, {}, [Upload(0, "a.png", b"a")]).now.attachments
    path = f"/attachments/{games.id}/{file.id}"
    signed = f"{path}/a.png?ex=soon&hm={signature(city.world, path, 'soon')}"
    for link, status in ((attachment_url(city.world, games.id, file), 200), (signed, 404)):
        async with api.session.get(link) as answer:
            assert answer.status == status
