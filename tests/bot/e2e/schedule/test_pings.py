"""Pings: a player who must act gets one when it becomes so, and nobody else."""

from random import Random

import pytest

from tests.bot.e2e.players import Player, awaited, panel_in, seated
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
MOVES = 20
ROGUE = "@everyone <@1> **x**"


async def test_each_turn_notifies_its_player_once_and_nobody_else(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    eve, dora = city.person(ROGUE), city.person("Dora")
    people = {ana.id: ana, bia.id: bia, eve.id: eve}
    expected: dict[int, list[Post]] = {dora.id: [], **{user_id: [] for user_id in people}}
    panel = await seated(ana, [bia, eve], games)
    players = [Player(person, games, Random(n)) for n, person in enumerate(people.values())]
    [player] = awaited(panel, players)
    expected[player.person.id].append(panel)
    for _ in range(MOVES):
        await player.play()
        panel = panel_in(games)
        [following] = awaited(panel, players)
        if following is not player:
            expected[following.person.id].append(panel)
        player = following

    for person in (*people.values(), dora):
        assert person.pinged_by == expected[person.id], person.user.name
    assert sum(len(posts) for posts in expected.values()) > len(people), "turns went round"


async def test_a_players_name_neither_notifies_nor_formats(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    eve = city.person(ROGUE)
    panel = await seated(eve, [ana, bia], games)
    players = [Player(person, games, Random(n)) for n, person in enumerate((eve, ana, bia))]
    for _ in range(8):
        [player] = awaited(panel_in(games), players)
        await player.play()
    shown = "\n".join(post.text for post in games.posts) + (await bia.command("table log", games)).text
    assert "everyone" in shown, "the name is there"
    assert ROGUE not in shown
    assert "**x**" not in shown
    assert not [m for m in city.world.state.messages.values() if any(v.everyone for v in m.versions)]
    assert panel.message.versions[0].pings in ([eve.id], [ana.id], [bia.id])
