"""Whole games of Kemet, by buttons and by typing, and all that their players and others could see of them.

The players take the advice of the steady computer player, but for a whim, or where it takes several presses.
"""

from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot import app
from bot.discord.typed import show
from bot.sandbox.driver import City, Person, Place
from bot.sandbox.server import serve
from rules.core.words import Words, nearest
from rules.kemet import GAME as KEMET
from tests.bot.e2e.history import history, labels_of, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.kemet_secrets import Watch
from tests.bot.e2e.kemet_tables import SHORT, advised, followed
from tests.bot.e2e.players import (
    OVER,
    Player,
    awaited,
    offers,
    own,
    panel_in,
    pressed_is_stored,
    seated,
)
from tests.bot.e2e.typists import Typist

WHIM = 0.03
LOOKS = 10  # moves from one look round to the next
COMMANDS = [f"kemet {name}" for name in ("start", "pray", "buy", "raise", "recruit", "move", "night")]
TYPED = (
    ("play", "answer"),
    ("kemet move", "troop"),
    ("kemet battle", "cards"),
    ("kemet card", "card"),
    ("kemet diversion", "to"),
)


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over soon."""
    monkeypatch.setattr(app, "secrets", SimpleNamespace(token_hex=lambda size: SHORT[: 2 * size]))


@pytest.fixture
async def url(city: City) -> AsyncIterator[str]:
    """The double's address.

    It refuses what Discord refuses, but does not compare each of the many requests with Discord's schema,
    which would take twice as long as all the rest; the shorter tests do.
    """
    async with serve(city.world) as address:
        yield address
    assert city.world.traffic.unknown == []


@pytest.mark.slow
@pytest.mark.usefixtures("tavern")
async def test_a_game_by_buttons_menus_and_forms(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database, dora = tmp_path / DATABASE, city.person("Dora", locale="pt-BR")
    watch, chance = Watch(city, database, [ana, bia, dora]), Random(3)
    await seated(ana, [bia], games, KEMET.key)
    players = [
        Player(person, games, Random(n), partial(on_a_button, database), WHIM)
        for n, person in enumerate((ana, bia))
    ]
    moves = 0
    while OVER not in (panel := await followed(games, database)).text:
        watch.look()
        open_to = awaited(panel, players)
        assert len(open_to) == 1 or not offers(panel), "the War Council is held in private"
        await chance.choice(open_to).play()
        moves += 1
        if moves % LOOKS == 0 or len(open_to) > 1:
            now = present(database)
            for person in (ana, bia, dora):
                await look_round(person, games, asked=now.seat_of(person.id) in now.position.pending)

    stored = history(database)
    assert stored.result is not None
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    assert {person for person, _ in watch.secrets} == {ana.id, bia.id}, "the search finds what may be seen"


def on_a_button(database: Path, user_id: int) -> set[str]:
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


@pytest.mark.slow
@pytest.mark.usefixtures("tavern")
async def test_a_game_by_typing(city: City, ana: Person, bia: Person, games: Place, tmp_path: Path) -> None:
    database, chance = tmp_path / DATABASE, Random(1)
    watch = Watch(city, database, [ana, bia, city.person("Dora")])
    await seated(ana, [bia], games, KEMET.key)
    typists = [
        Typist(person, games, Random(n), KEMET.key, partial(in_words, database, nearest(person.user.locale)))
        for n, person in enumerate((ana, bia))
    ]
    while present(database).position.result is None:
        typist = chance.choice(awaited(await followed(games, database), typists))
        await typist.play(shortcuts=typist.chance.random() < 0.2)
        watch.look()

    assert typists[0].used + typists[1].used >= Counter(play=1, **dict.fromkeys(COMMANDS, 1))
    assert {person for person, _ in watch.secrets} == {ana.id, bia.id}, "the search finds what may be seen"


def in_words(database: Path, lang: str, user_id: int) -> str:
    """What the steady computer player would answer, in words."""
    decision, answer, names = advised(database, user_id)
    return show(decision, answer, Words(lang), names)
