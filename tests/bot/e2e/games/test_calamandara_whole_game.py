"""A game of Calamandara by buttons, lost to the Dogma: what its three players and others could see of it."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.calamandara import GAME as CALAMANDARA
from rules.core.decisions import Seat
from tests.bot.e2e.games.calamandara_tables import PROMPT, limited, on_a_button
from tests.bot.e2e.history import history, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, Player, awaited, offers, pressed_is_stored
from tests.bot.e2e.tables import followed
from tests.bot.e2e.watching import look_round, views_seen
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly

SEED = "f2aee81c67e9e6a3e0feadc451f05d9f"  # of a game that three lose with the settings of `limited`
LOOKS = 16  # moves from one look round to the next
TYPED = (
    ("play", "answer"),
    ("calamandara memory", "card"),
    ("calamandara insert", "symbol"),
    ("calamandara remember", "choice"),
    ("calamandara event", "choice"),
)


@pytest.mark.usefixtures("tavern")
async def test_three_play_a_memory_card_into_an_event_and_lose_to_the_dogma(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    people = [ana, bia, city.person("Caio")]
    dora, database, chance = city.person("Dora", locale="pt-BR"), tmp_path / DATABASE, Random(3)
    await limited(people, games)
    adviser = partial(on_a_button, database)
    players = [Player(person, games, Random(n), adviser, whim=0.2) for n, person in enumerate(people)]
    moves = 0
    while OVER not in (panel := await followed(games, database)).text:
        asked = awaited(panel, players)
        assert {player.person.id for player in asked} == present(database).awaited()
        await chance.choice(asked).play()
        moves += 1
        if moves % LOOKS == 0 or not offers(panel):
            await look_round([*people, dora], games, TYPED, present(database).asked())

    stored = history(database)
    assert stored.result is not None
    assert stored.result.why.key == "calamandara.over.dogma"
    assert stored.result.places == (2, 2, 2)
    assert memories_played_into_events(database) >= 1
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    for seat, person in enumerate([*people, dora]):
        assert hands_seen(person) == ({seat} if person in people else set())


def memories_played_into_events(database: Path) -> int:
    """Count the answers to the window of an event that were a Memory Card."""
    return sum(
        played.decision.prompt.key == f"{PROMPT}event" and played.answer != ["act:pass"]
        for played in history(database).played
    )


def hands_seen(person: Person) -> set[Seat]:
    """Return the seats whose Memory Cards were in pictures that came to a user before the end."""
    return {
        seat
        for view in views_seen(person, CALAMANDARA)
        for seat, traveller in enumerate(view.travellers)
        if traveller.hand is not None
    }
