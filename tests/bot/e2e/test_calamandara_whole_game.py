"""A game of Calamandara by buttons, lost to the Dogma: what its three players and others could see of it."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot import app
from bot.sandbox.driver import City, Person, Place
from rules.calamandara import GAME as CALAMANDARA
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Seat
from tests.bot.e2e.calamandara_tables import LOST_SOON, PROMPT, advised, followed, limited
from tests.bot.e2e.history import history, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, Player, awaited, offers, own, panel_in, pressed_is_stored

LOOKS = 8  # moves from one look round to the next
VIEW = re.compile(r'\{"reader":')  # of a picture: what it was drawn from
TYPED = (
    ("play", "answer"),
    ("calamandara memory", "card"),
    ("calamandara insert", "symbol"),
    ("calamandara remember", "choice"),
    ("calamandara event", "choice"),
)


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over soon."""
    monkeypatch.setattr(app, "secrets", SimpleNamespace(token_hex=lambda size: LOST_SOON[: 2 * size]))


@pytest.mark.slow
@pytest.mark.usefixtures("tavern")
async def test_three_play_a_memory_card_into_an_event_and_lose_to_the_dogma(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    people = [ana, bia, city.person("Caio")]
    dora, database, chance = city.person("Dora", locale="pt-BR"), tmp_path / DATABASE, Random(3)
    await limited(people, games)
    adviser = partial(advised, database)
    players = [Player(person, games, Random(n), adviser, whim=0.0) for n, person in enumerate(people)]
    moves = 0
    while OVER not in (panel := await followed(games, database)).text:
        asked = awaited(panel, players)
        assert {player.person.id for player in asked} == awaited_by_the_rules(database)
        await chance.choice(asked).play()
        moves += 1
        if moves % LOOKS == 0 or not offers(panel):
            for person in (*people, dora):
                await look_round(person, games, database)

    stored = history(database)
    assert stored.result is not None
    assert stored.result.why.key == "calamandara.over.dogma"
    assert stored.result.places == (2, 2, 2)
    assert memories_played_into_events(database) >= 1
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    for seat, person in enumerate([*people, dora]):
        assert hands_seen(person) == ({seat} if person in people else set())


def awaited_by_the_rules(database: Path) -> set[int | None]:
    """The users whom the stored position asks."""
    now = present(database)
    return {sitter.user_id for sitter in now.stored.info.seats if sitter.seat in now.position.pending}


def memories_played_into_events(database: Path) -> int:
    """How many answers to the window of an event were a Memory Card."""
    return sum(
        played.decision.prompt.key == f"{PROMPT}event" and played.answer != ["act:pass"]
        for played in history(database).played
    )


async def look_round(person: Person, games: Place, database: Path) -> None:
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
        assert person.id in awaited_by_the_rules(database) or not reply.choices


# --- what was seen ---------------------------------------------------------------------------------------


def hands_seen(person: Person) -> set[Seat]:
    """Whose Memory Cards were in pictures that came to somebody before the end."""
    return {
        seat
        for seen in person.seen()
        for file in seen.files
        for view in views_in(file.content.decode("latin-1"))
        if view.phase != "over"
        for seat, traveller in enumerate(view.travellers)
        if traveller.hand is not None
    }


def views_in(picture: str) -> Iterator[CalamandaraView]:
    """What a picture was drawn from."""
    for begin in VIEW.finditer(picture):
        yield CALAMANDARA.seen.validate_python(json.JSONDecoder().raw_decode(picture, begin.start())[0])
