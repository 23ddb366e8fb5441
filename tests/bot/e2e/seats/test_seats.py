"""A seat changes hands through the double: the board's button, the command, and what becomes of the hand."""

import pytest

from tests.bot.e2e.players import give_up, hand_of, own, panel_in, seated, sure, until, until_panel
from tools.driver import City, Person, Place

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_seat_is_given_up_and_taken(city: City, ana: Person, bia: Person, games: Place) -> None:
    dora = city.person("Dora")
    await seated(ana, [bia], games, game="toy.name")
    await until(games, lambda: bool(bia.dm.posts))
    await give_up(bia, games)
    await until(games, lambda: not bia.dm.posts)
    assert "don't have a seat" in (await bia.command("hand", games)).text

    panel = await until_panel(games, lambda post: any(b.label == "Take the free seat" for b in post.buttons))
    await dora.press(panel, own(panel, "seat"))
    await until(
        games, lambda: any(post.ephemeral and "toy.ask.plan" in post.text for post in games.posts_for(dora))
    )
    await until_panel(games, lambda post: all(b.label != "Take the free seat" for b in post.buttons))
    refused = await bia.press(panel_in(games), own(panel_in(games), "hand"))
    assert "don't have a seat" in refused.text


async def test_nobody_leaves_a_game_by_a_slip(ana: Person, bia: Person, games: Place) -> None:
    await seated(ana, [bia], games, game="toy.name")
    asked = (await bia.command("table leave", games)).shown
    assert "Give up your seat?" in asked.text
    assert "computer" in asked.text
    await bia.press(asked, own(asked, "keepseat"))
    await until(games, lambda: "keep your seat" in asked.text)
    assert not asked.buttons
    assert not (await bia.command("hand", games)).failed

    asked = (await bia.command("table leave", games)).shown
    await bia.press(asked, own(asked, "lend"))
    await until(games, lambda: "your seat is kept for you" in asked.text)
    last = (await ana.command("table leave", games)).shown
    assert "Ela será arquivada" in last.text
    assert [button.label for button in last.buttons] == ["Deixar o meu lugar", "Ficar com o meu lugar"]

    await ana.press(last, own(last, "giveup"))
    await bia.dm.until(lambda post: "your seat is kept" in post.text)
    rest = await games.until(lambda post: "This table is archived. Everything" in post.text)
    await bia.press(rest, "Reopen")
    await until(games, lambda: rest.deleted or "archived" not in rest.text)
    assert not (await bia.command("hand", games)).failed


@pytest.mark.parametrize("way", ["given", "lent", "offered", "freed"])
async def test_an_open_hand_is_closed_when_its_seat_changes_hands(
    city: City, ana: Person, bia: Person, games: Place, way: str
) -> None:
    dora = city.person("Dora")
    panel = await seated(ana, [bia], games, game="toy.name")
    others = await hand_of(ana, panel)
    assert others.files
    hands = [await hand_of(bia, panel) for _ in range(2)]
    assert [hand for hand in hands if not hand.files] == []
    match way:
        case "given":
            await give_up(bia, games)
        case "lent":
            await bia.command("table leave", games, until="back")
        case "offered":
            await bia.command("table offer", games, player=dora)
            offer = await games.until(lambda post: "🪑" in post.text)
            await dora.press(offer, "Accept")
        case "freed":
            await sure(ana, await ana.command("table replace", games, player="Bia"), "free")
    for hand in hands:
        await until(games, lambda hand=hand: "no longer have this seat" in hand.text)  # type: ignore[misc]
        assert (hand.files, hand.buttons, hand.selects) == ([], [], [])
    assert others.files, "Ana still sits there"
