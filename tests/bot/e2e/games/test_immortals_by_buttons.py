"""A short game of Immortals by buttons and menus, and whose cards its pictures showed to whom.

All of it in long runs, else its first round.

The players take the advice of the steady computer player wherever one press follows it, and in the first
round for the whole sheet; else they press what they like.
"""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from rules.core.decisions import Fill
from rules.immortals import GAME as IMMORTALS
from tests.bot.e2e.games.immortals_secrets import secrets_seen
from tests.bot.e2e.games.immortals_tables import Album, at_work, choose, lay, reader_of
from tests.bot.e2e.history import history, present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import (
    OVER,
    Player,
    Pressed,
    asks,
    awaited,
    hand_of,
    mark,
    opened,
    panel_in,
    pressed_is_stored,
    started,
    until_panel,
)
from tests.bot.e2e.tables import advised, followed, on_a_button
from tests.bot.e2e.watching import look_round
from tests.depth import LONG
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.nightly

WHIM = 0.03
LOOKS = 40  # moves from one look round to the next
ROUNDS = 1  # of six that are played, but in long runs
TYPED = (
    ("play", "answer"),
    ("immortals plan", "cards"),
    ("immortals draft", "card"),
    ("immortals reveal", "space"),
)


@pytest.mark.usefixtures("fixed_seed")
async def test_a_game_by_buttons_shows_everybody_their_own_cards_alone(
    city: City, url: str, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    people = [ana, bia, city.person("Caio")]
    dora, album, chance, database = city.person("Dora"), Album(), Random(3), tmp_path / DATABASE
    async with at_work(city, url, tmp_path, album):
        await short_game(people, games)
        adviser = partial(on_a_button, database)
        players = [Player(person, games, Random(n), adviser, WHIM) for n, person in enumerate(people)]
        moves = 0
        while not over(panel := await followed(games, database), database):
            player = chance.choice(awaited(panel, players))
            if (sheet := first_sheet(database, player)) is not None:
                await plan(player, panel, *sheet)
            else:
                await move(player, panel)
            moves += 1
            if moves % LOOKS == 0:
                await look_round([*people, dora], games, TYPED)

    stored = history(database)
    assert (stored.result is not None) == LONG
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    for seat, person in enumerate([*people, dora]):
        assert secrets_seen(person) == ({seat} if person in people else set())
    assert {request.scene for request in album.requests} == {"board", "hand", "sheet", "choice"} | (
        {"end"} if LONG else set()
    )
    sheets = [request for request in album.requests if request.detail and request.scene != "choice"]
    assert {reader_of(request) for request in sheets} == {0, 1, 2}


def over(panel: Post, database: Path) -> bool:
    """Tell whether all rounds are played that this test plays."""
    return OVER in panel.text or (not LONG and present(database).position.state.round > ROUNDS)


async def short_game(people: list[Person], games: Place) -> None:
    """An English table, opened, set, joined and started by buttons and a menu, with the fewest rounds."""
    host, *guests = people
    lobby = await opened(host, games, IMMORTALS.key)
    await host.select(lobby, ["rounds=6"], "Settings (for the host)")
    await started(lobby, host, guests)


async def move(player: Player, panel: Post) -> None:
    """Answer the own question: on the panel or in the hand; where several are asked at once, in the hand."""
    if len(asks(panel)) < 2:
        await player.play()
        return
    hand = await hand_of(player.person, panel_in(player.games))
    [ask] = asks(hand)
    assert ask in asks(panel)
    await player.press(hand, player.adviser(player.person.id))
    await until_panel(player.games, lambda post: ask not in asks(post))


def first_sheet(database: Path, player: Player) -> tuple[Fill, dict[str, str]] | None:
    """Return what the player is asked in the planning of the first round, and how to answer it."""
    decision, answer, _ = advised(database, player.person.id)
    if decision.kind != "fill" or present(database).position.state.round > 1:
        return None
    assert isinstance(answer, dict)
    return decision, {slot: str(card) for slot, card in answer.items()}


async def plan(player: Player, panel: Post, sheet: Fill, answer: dict[str, str]) -> None:
    """Fill a sheet, a card after the other, and lock it in."""
    before, hand = mark(panel), await hand_of(player.person, panel_in(player.games))
    slots, cards = [slot.id for slot in sheet.slots], [card.id for card in sheet.options]
    for slot, card in answer.items():
        await choose(player.person, hand, str(slots.index(slot)), 0)
        await lay(player.person, hand, str(cards.index(card)))
    [ask] = asks(hand)
    [lock_in] = [str(b.custom_id) for b in hand.buttons if f"{ask}:confirm" in str(b.custom_id)]
    player.pressed.append(Pressed(player.person.id, ask, ()))
    await player.person.press(hand, lock_in)
    await until_panel(player.games, lambda post: mark(post) != before)
