"""The sheet of Immortals: three people plan in three ways, change their minds, and the bot starts anew."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.immortals import GAME as IMMORTALS
from rules.immortals.components.state import ImmortalsContext, ImmortalsState
from tests.bot.e2e.games.immortals_secrets import names_seen, secrets_seen
from tests.bot.e2e.games.immortals_tables import Album, Plan, at_work, choose, press, put
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import hand_of, panel_in, until_panel
from tests.bot.e2e.tables import begun
from tests.immortals.small import game
from tools.driver import City, Person, Place

LAST_ROUND = {
    "gold": "region:treehome",
    "energy": "region:grove",
    "attack": "card:blank",
    "magic_1": "magic:transition5",
}


def planning() -> ImmortalsContext:
    """All three plan; Ana has planned before, with a card that she no longer has."""
    ctx = game(
        armies={
            "light_treehome": (0, 3),
            "dark_heartwood": (0, 2),
            "light_saltmere": (1, 3),
            "dark_witchfen": (1, 2),
            "light_foothold": (2, 3),
            "dark_red_steppe": (2, 2),
        },
        owners={"treehome": 0, "heartwood": 0, "saltmere": 1, "witchfen": 1, "foothold": 2, "red_steppe": 2},
        hands={0: ["conflict:light_owlwatch"], 1: ["wild:dark_moors"], 2: ["wild:light_greenwood"]},
        wealth=dict.fromkeys(range(3), (5, 5)),
        phase="planning",
    )
    ctx.state.players[0].last_plan = dict(LAST_ROUND)
    return ctx


@pytest.fixture
def caio(city: City) -> Person:
    return city.person("Caio")


@pytest.fixture
def people(ana: Person, bia: Person, caio: Person) -> list[Person]:
    """By seat. Ana reads Portuguese, and takes no direct messages."""
    ana.close_dms()
    return [ana, bia, caio]


@pytest.fixture
def album() -> Album:
    return Album()


@pytest.fixture
async def database(
    city: City, url: str, games: Place, tmp_path: Path, people: list[Person], album: Album
) -> AsyncIterator[Path]:
    """Yield the database of a bot at whose only table all plan."""
    async with begun(city, url, tmp_path, people, games, IMMORTALS, planning().state, album.draw) as database:
        yield database


def state_in(database: Path) -> ImmortalsState:
    """The table as it is now."""
    state: ImmortalsState = present(database).position.state
    return state


async def awaited(games: Place, *people: Person) -> None:
    """Wait until the panel awaits these and no others."""
    wanted = {person.id for person in people}
    everybody = set(games.city.world.state.users)
    panel = await until_panel(games, lambda post: {i for i in everybody if f"<@{i}>" in post.text} == wanted)
    assert panel.selects == []


BLANKS = dict.fromkeys(("energy", "transition3", "construct", "attack_move"), "card:blank")
PLANS = [  # of the three
    {"gold": "region:treehome", "attack": "conflict:light_owlwatch", "magic_1": "magic:transition5"} | BLANKS,
    {
        "gold": "region:saltmere",
        "construct": "region:witchfen",
        "attack": "wild:dark_moors",
        "tribe_light": "card:blank",
    },
    {
        "transition3": "region:foothold",
        "attack_move": "wild:light_greenwood",
        "magic_2": "magic:seize_or_temple",
    },
]


async def test_three_people_plan_in_three_ways_while_the_bot_starts_anew(
    city: City, url: str, games: Place, tmp_path: Path, people: list[Person], album: Album
) -> None:
    ana, bia, caio = people
    async with begun(city, url, tmp_path, people, games, IMMORTALS, planning().state, album.draw):
        sheet = await hand_of(ana, panel_in(games))
        await put(ana, sheet, {"Extrair ouro": "Lar das Árvores", "Atacar": "Vigia da Coruja (luz)"})
        locked = await bia.command("immortals plan", games, cards="1 = saltmere, attack = wild, 7 = blank")
        assert "Done" in locked.text
        await awaited(games, ana, caio)

    async with at_work(city, url, tmp_path, album):
        await put(ana, sheet, {"Magia 1": "Transição de 5 exércitos"})
        line = "transition of 3 = foothold, attack or = wild, magic 2 = seize"
        assert "Done" in (await caio.command("play", games, answer=line)).text
        await awaited(games, ana)
        hand = await hand_of(bia, panel_in(games))
        await press(bia, hand, "Change")
        await put(bia, hand, {"Build": "Witchfen"})
        await press(bia, hand, "Lock in")
        await press(bia, hand, "Lock in like that")
        await press(ana, sheet, "Completar com cartas em branco")
        await press(ana, sheet, "Confirmar")
        await ana.press(sheet, "Confirmar assim mesmo")
        await until_panel(games, lambda post: "All plans are made" in post.text)

    assert [len(person.dm.posts) for person in people] == [0, 1, 1], "nobody was asked twice"
    assert [secrets_seen(person) for person in people] == [{0}, {1}, {2}]
    for holder, card in enumerate(("conflict:light_owlwatch", "wild:dark_moors", "wild:light_greenwood")):
        assert [bool(names_seen(person, card)) for person in people] == [seat == holder for seat in range(3)]
    assert [player.plan for player in state_in(tmp_path / DATABASE).players] == PLANS


async def test_who_takes_no_direct_messages_gets_none_and_plans_all_the_same(
    database: Path, ana: Person, bia: Person, caio: Person, games: Place
) -> None:
    for person in (bia, caio):
        await person.dm.until(lambda post: bool(post.selects))
    assert ana.dm.posts == []
    while True:  # until Discord has refused the message to her
        told = await hand_of(ana, panel_in(games))
        if "mensagens diretas estão fechadas" in told.text:
            break
    told = await hand_of(ana, panel_in(games))
    assert "mensagens diretas estão fechadas" not in told.text, "it is said once"
    await press(ana, told, "Confirmar")
    await ana.press(told, "Confirmar assim mesmo")
    await awaited(games, bia, caio)


async def test_the_picture_shows_the_plan_so_far_at_every_press(
    database: Path, ana: Person, games: Place, album: Album
) -> None:
    hand = await hand_of(ana, panel_in(games))
    shown: list[Plan] = [album.sheet(0)]

    async def then(label: str) -> None:
        await press(ana, hand, label)
        shown.append(album.sheet(0))

    await put(ana, hand, {"Atacar": "Cerne da Mata"})
    shown.append(album.sheet(0))
    for label in ("Meu último plano, onde couber", "Completar com cartas em branco", "Limpar tudo"):
        await then(label)
    await put(ana, hand, {"Construir": "Cerne da Mata"})
    await choose(ana, hand, "4. Construir", 0)
    await then("Limpar este espaço")
    await then("Meu último plano, onde couber")
    await press(ana, hand, "Confirmar")
    await then("Confirmar assim mesmo")

    again = {space: card for space, card in LAST_ROUND.items() if card != "region:grove"}
    full = again | dict.fromkeys(("energy", "transition3", "construct"), "card:blank")
    assert shown == [{}, {"attack": "region:heartwood"}, again, full, {}, {}, again, again]


async def test_a_locked_plan_stays_valid_until_the_changed_one_is_locked_in(
    database: Path, ana: Person, bia: Person, caio: Person, games: Place, album: Album
) -> None:
    await bia.command("immortals plan", games, cards="1 = saltmere")
    hand = await hand_of(bia, panel_in(games))
    await press(bia, hand, "Change")
    await put(bia, hand, {"Attack": "Witchfen"})
    assert album.sheet(1) == {"gold": "region:saltmere", "attack": "region:witchfen"}
    await ana.command("play", games, answer="-")
    await caio.command("play", games, answer="-")
    await until_panel(games, lambda post: "All plans are made" in post.text)
    assert state_in(database).players[1].plan == {"gold": "region:saltmere"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 = heartwood", "heartwood"),
        ("magic 1 = saltmere", "magic 1"),
        ("1 = saltmere, 2 = saltmere", "only once"),
        ("1 = saltmere, 1 = witchfen", "only once"),
    ],
)
async def test_a_sheet_that_is_refused_leaves_the_plan_as_it_was(
    line: str, why: str, database: Path, bia: Person, games: Place, album: Album
) -> None:
    hand = await hand_of(bia, panel_in(games))
    await put(bia, hand, {"Attack": "Witchfen"})
    refused = await bia.command("immortals plan", games, cards=line)
    assert "Done" not in refused.text
    assert why in refused.text.lower()
    assert album.sheet(1) == {"attack": "region:witchfen"}
    assert "**Attack**: 🗺️ Witchfen" in refused.text
