"""Messages that reply to another: whom they ping, and what they say about the other."""

import pytest

from bot.sandbox.server.payloads import message_json
from bot.sandbox.world.form import Json
from tests.sandbox.plain import Api
from tools.driver import City, Person, Place


def reply_to(message_id: object, **fields: object) -> Json:
    return {"content": "indeed", "message_reference": {"message_id": str(message_id)}, **fields}


async def test_a_reply_shows_the_message_that_it_answers(
    api: Api, city: City, ana: Person, games: Place
) -> None:
    said = ana.write("hello", games)
    _, reply = await api.ask(f"POST /channels/{games.id}/messages", reply_to(said.id))
    assert reply["type"] == 19
    assert reply["message_reference"] == {
        "type": 0,
        "message_id": str(said.id),
        "channel_id": str(games.id),
        "guild_id": str(city.guild.id),
    }
    assert reply["referenced_message"] == message_json(city.world, said.message)


async def test_a_reply_in_a_dm_names_no_guild(api: Api, ana: Person) -> None:
    said = ana.write("hello", ana.dm)
    _, reply = await api.ask(f"POST /channels/{ana.dm.id}/messages", reply_to(said.id))
    assert reply["message_reference"].keys() == {"type", "message_id", "channel_id"}


async def test_of_a_reply_to_a_reply_the_first_message_is_left_out(
    api: Api, ana: Person, games: Place
) -> None:
    path = f"/channels/{games.id}/messages"
    _, first = await api.ask(f"POST {path}", reply_to(ana.write("hello", games).id))
    _, second = await api.ask(f"POST {path}", reply_to(first["id"]))
    assert second["referenced_message"]["id"] == first["id"]
    assert "referenced_message" not in second["referenced_message"]


async def test_a_reply_outlives_the_message_that_it_answers(
    api: Api, city: City, ana: Person, games: Place
) -> None:
    said = ana.write("hello", games)
    _, reply = await api.ask(f"POST /channels/{games.id}/messages", reply_to(said.id))
    city.world.delete_message(said.message)
    _, later = await api.ask(f"GET /channels/{games.id}/messages/{reply['id']}")
    assert later["message_reference"]["message_id"] == str(said.id)
    assert later["referenced_message"] is None


@pytest.mark.parametrize(("fields", "pings"), [({}, 1), ({"allowed_mentions": {"replied_user": False}}, 0)])
async def test_a_reply_pings_the_author_unless_it_says_otherwise(
    api: Api, ana: Person, games: Place, fields: Json, pings: int
) -> None:
    await api.ask(f"POST /channels/{games.id}/messages", reply_to(ana.write("hello", games).id, **fields))
    assert len(ana.pinged_by) == pings


async def test_the_bot_does_not_ping_itself(api: Api, games: Place) -> None:
    path = f"/channels/{games.id}/messages"
    _, first = await api.ask(f"POST {path}", {"content": "hello"})
    _, second = await api.ask(f"POST {path}", reply_to(first["id"]))
    assert second["mentions"] == []
