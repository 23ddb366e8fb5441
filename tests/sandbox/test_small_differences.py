"""Small differences that a bot would notice: large files, a deferral without flags."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.world import posting
from bot.sandbox.world.form import Refused
from bot.sandbox.world.limits.messages import Upload


def test_a_file_may_be_as_large_as_its_server_allows(city: City, ana: Person, games: Place) -> None:
    city.guild.upload_limit = 10
    for place in (games, ana.dm):
        posting.post(city.world, place.channel, {}, [Upload(0, "a.png", b"x" * 10)])
    posting.post(city.world, ana.dm.channel, {}, [Upload(0, "a.png", b"x" * 11)])
    with pytest.raises(Refused) as refusal:
        posting.post(city.world, games.channel, {}, [Upload(0, "a.png", b"x" * 11)])
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
