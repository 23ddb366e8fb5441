"""Two games of Immortals that differ only in what one player holds or plans look the same to all others."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.server.server import serve
from rules.immortals import GAME as IMMORTALS
from rules.immortals.components.state import ImmortalsContext
from tests.bot.e2e.games.immortals_tables import press, put
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import hand_of, look_round, panel_in, until_panel
from tests.bot.e2e.tables import all_drawn, all_said, begun
from tests.bot.e2e.watching import read_by
from tests.immortals.small import draft_game, game

ARMIES = {
    "light_treehome": (0, 3),
    "light_saltmere": (1, 3),
    "dark_witchfen": (1, 2),
    "light_foothold": (2, 3),
}
OWNERS = {"treehome": 0, "saltmere": 1, "witchfen": 1, "foothold": 2}
TYPED = (
    ("play", "answer"),
    ("immortals plan", "cards"),
    ("immortals draft", "card"),
    ("immortals reveal", "space"),
)


@dataclass(frozen=True)
class Tavern:
    """The users: Ana, Bia, whose secret it is, and Caio play, Dora looks on."""

    ana: Person
    bia: Person
    caio: Person
    dora: Person
    games: Place
    database: Path

    async def look_round(self) -> None:
        """Open, as everybody, all that can be opened, and type what a player who is asked could type."""
        await all_said(self.database)
        await all_drawn(self.games.city)
        await look_round((self.ana, self.bia, self.caio, self.dora), self.games, TYPED)

    async def answer(self, person: Person, command: str, **given: str) -> None:
        """Answer by a command, and wait until the panel no longer awaits the person for it."""
        before = panel_in(self.games).message.versions[-1]
        reply = await person.command(command, self.games, **given)
        assert reply.ephemeral
        assert "**Done" in reply.text, reply.text
        await until_panel(self.games, lambda post: post.message.versions[-1] is not before)
        await all_said(self.database)  # or two positions may be shown in one


Story = Callable[[Tavern], Awaitable[None]]


def planning(*hand: str) -> ImmortalsContext:
    """Return a table where all plan; Bia holds these conflict cards besides."""
    return game(armies=ARMIES, owners=OWNERS, hands={1: hand}, phase="planning")


async def by_menus(tavern: Tavern) -> None:
    """Bia fills her sheet in a direct message, locks it in, and changes it."""
    sheet = await tavern.bia.dm.until(lambda post: bool(post.selects))
    await put(tavern.bia, sheet, {"Attack": "Owlwatch (light)", "Extract gold": "Saltmere"})
    await tavern.look_round()
    await press(tavern.bia, sheet, "Fill the rest with blanks")
    await press(tavern.bia, sheet, "Lock in")
    await press(tavern.bia, sheet, "Lock in like that")
    await tavern.look_round()
    await press(tavern.bia, sheet, "Change")
    await press(tavern.bia, sheet, "Clear all")
    await tavern.look_round()
    await press(tavern.bia, sheet, "Lock in")
    await tavern.look_round()
    await press(tavern.bia, sheet, "Lock in like that")
    await tavern.look_round()


async def by_typing(tavern: Tavern) -> None:
    """Bia looks in as often, types a plan of one card, and then another."""
    await tavern.look_round()
    await tavern.answer(tavern.bia, "immortals plan", cards="1 = witchfen")
    await tavern.look_round()
    sheet = await hand_of(tavern.bia, panel_in(tavern.games))
    await press(tavern.bia, sheet, "Change")
    await tavern.look_round()
    await tavern.answer(tavern.bia, "play", answer="dark tribe = wild, magic 2 = seize")
    await tavern.look_round()


def acting(plan: Mapping[str, str], *hand: str) -> ImmortalsContext:
    """Bia is first, with these cards face down beside a blank, and these conflict cards in her hand."""
    plans = {1: {**plan, "energy": "card:blank"}, 2: {"gold": "region:foothold"}}
    ctx = game(armies=ARMIES, owners=OWNERS, hands={1: hand}, plans=plans)
    ctx.state.first = ctx.state.marker = 1
    return ctx


async def reveals_and_passes(tavern: Tavern) -> None:
    """Bia turns up a blank, and later takes the other cards back."""
    await tavern.look_round()
    await tavern.answer(tavern.bia, "immortals reveal", space="Extract energy")
    await tavern.answer(tavern.bia, "immortals take", take="Gold")
    await tavern.look_round()
    await tavern.answer(tavern.caio, "immortals pass", take="Gold")
    await tavern.answer(tavern.ana, "immortals take", take="Gold")
    await tavern.answer(tavern.bia, "immortals pass", take="Energy")
    await tavern.look_round()


def drafting(card: str) -> ImmortalsContext:
    """The draft, in which Bia has no group left: the card that she chooses goes to her hand unseen."""
    hands = {
        0: ["conflict:dark_treehome", "conflict:dark_grove"],
        1: [card, "conflict:light_windmill_down"],
        2: ["conflict:dark_foothold", "conflict:dark_the_murk"],
    }
    return draft_game({0: [3, 2], 2: [3, 2]}, hands)


async def drafts(tavern: Tavern) -> None:
    """Bia chooses the first card of her draft hand; then the others choose."""
    for person in (tavern.bia, tavern.ana, tavern.caio):
        await tavern.look_round()
        reply = await person.autocomplete("immortals draft", tavern.games, card="")
        await tavern.answer(person, "immortals draft", card=str(reply.choices[0].value))
    await tavern.look_round()


PAIRS: dict[str, tuple[tuple[Callable[[], ImmortalsContext], Story], ...]] = {
    "planning": (
        (lambda: planning("conflict:light_owlwatch"), by_menus),
        (lambda: planning("wild:dark_moors"), by_typing),
    ),
    "actions": (
        (
            lambda: acting(
                {"gold": "region:saltmere", "attack": "conflict:light_owlwatch"}, "wild:dark_moors"
            ),
            reveals_and_passes,
        ),
        (
            lambda: acting(
                {"gold": "region:witchfen", "attack": "card:blank"},
                "conflict:dark_red_steppe",
                "conflict:light_heartwood",
            ),
            reveals_and_passes,
        ),
    ),
    "draft": (
        (lambda: drafting("conflict:light_owlwatch"), drafts),
        (lambda: drafting("conflict:light_pearl_strand"), drafts),
    ),
}


@pytest.mark.usefixtures("fixed_seed", "all_met")
@pytest.mark.parametrize("phase", PAIRS)
async def test_others_see_the_same_whatever_one_player_holds_or_plans(phase: str, tmp_path: Path) -> None:
    screens = []
    for number, (make, story) in enumerate(PAIRS[phase]):
        folder = tmp_path / str(number)
        folder.mkdir()
        screens.append(await shown(make(), story, folder))
    one, other = screens
    for name in ("Ana", "Caio", "Dora"):
        assert [line for line in one[name] if line not in other[name]] == []
        assert one[name] == other[name]
    assert one["Bia"] != other["Bia"], "she sees the difference"


async def shown(ctx: ImmortalsContext, story: Story, folder: Path) -> dict[str, list[str]]:
    """Return all that each user reads during a story, sorted: what comes to whom first is chance."""
    city = City()
    ana, bia, caio, dora = (city.person(name) for name in ("Ana", "Bia", "Caio", "Dora"))
    tavern = Tavern(ana, bia, caio, dora, city.channel("games"), folder / DATABASE)
    people = [ana, bia, caio]
    async with (
        serve(city.world, check_spec=True) as url,
        begun(city, url, folder, people, tavern.games, IMMORTALS, ctx.state),
    ):
        await story(tavern)
    assert city.world.traffic.violations == []
    return {person.user.name: read_by(person) for person in (*people, dora)}
