"""A whole game of Dwar7s Fall by buttons and menus, as two steady computer players would play it."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot import app
from bot.sandbox.driver import City, Person, Place
from bot.sandbox.server import serve
from rules.dwar7s import GAME as DWAR7S
from tests.bot.e2e.dwar7s_secrets import Watch
from tests.bot.e2e.dwar7s_tables import advised, followed
from tests.bot.e2e.history import history, labels_of, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, Player, awaited, own, panel_in, pressed_is_stored, seated

SEED = "9bf31c7ff062936a96d3c8bd1f8f2ff3"
LOOKS = 10  # moves from one look round to the next
TYPED = (("play", "answer"), ("dwar7s build", "card"), ("dwar7s ogre", "card"), ("dwar7s secret", "choice"))


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over soon."""
    monkeypatch.setattr(app, "secrets", SimpleNamespace(token_hex=lambda size: SEED[: 2 * size]))


@pytest.fixture
async def url(city: City) -> AsyncIterator[str]:
    """The double's address; it does not compare each of the many requests with Discord's schema."""
    async with serve(city.world) as address:
        yield address
    assert city.world.traffic.unknown == []


@pytest.mark.slow
@pytest.mark.usefixtures("tavern")
async def test_a_whole_game_shows_everybody_what_they_may_know_and_nothing_else(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database, dora = tmp_path / DATABASE, city.person("Dora", locale="pt-BR")
    adviser, watch = partial(steady, database), Watch(city, database, [ana, bia, dora])
    await seated(ana, [bia], games, DWAR7S.key)
    players = [Player(person, games, Random(n), adviser, whim=0.0) for n, person in enumerate((ana, bia))]
    moves = 0
    while OVER not in (panel := await followed(games, database)).text:
        watch.look()
        [player] = awaited(panel, players)
        await player.play()
        moves += 1
        if moves % LOOKS == 0:
            now = present(database)
            for person in (ana, bia, dora):
                await look_round(person, games, asked=now.seat_of(person.id) in now.position.pending)

    stored = history(database)
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    assert stored.result is not None
    total = stored.result.sheet["total"]
    for name, place, points in zip(stored.names, stored.result.places, total, strict=True):
        assert f"{place}\\. {name}: {points}" in panel.text
    assert {person for person, _ in watch.secrets} == {ana.id, bia.id}, "the search finds what may be seen"


def steady(database: Path, user_id: int) -> set[str]:
    """What is written on the button that the steady computer player would press."""
    decision, answer, names = advised(database, user_id)
    return labels_of(decision, answer, names)


async def look_round(person: Person, games: Place, *, asked: bool) -> None:
    """Try everything that shows something. Who is not asked gets no suggestions."""
    panel = panel_in(games)
    if OVER in panel.text:
        return
    for what in ("hand", "text", "help"):
        assert (await person.press(panel, own(panel, what))).ephemeral
    for command in ("table log", "hand", "me"):
        assert (await person.command(command, games)).ephemeral
    for words, option in TYPED:
        reply = await person.autocomplete(words, games, **{option: ""})
        assert reply.kind == "choices"
        assert asked or not reply.choices
