"""An album of the pictures of Immortals that were drawn, and plans laid on a screen."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.discord.screens.pictures import Pictures
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
from rules.games import GAMES
from tests.bot.e2e.inside import inside, noted, unanswered
from tests.bot.e2e.players import mark, until
from tools.driver import City, Person, Post

Plan = dict[str, str]  # space -> card


@dataclass
class Album:
    """Draws as `noted` does, with the sheet so far behind the view, and remembers what was asked for."""

    requests: list[PictureRequest] = field(default_factory=list)

    async def draw(self, request: PictureRequest, **how: object) -> Picture:
        """A picture at once."""
        self.requests.append(request)
        picture = await noted(request)
        return replace(picture, png=picture.png + request.detail.encode())

    def sheet(self, reader: int) -> Plan:
        """Return what lies on the spaces in a seat's newest hand."""
        hands = [each for each in self.requests if each.scene == "hand" and reader_of(each) == reader]
        filled = json.loads(hands[-1].detail or "{}")
        return {slot.partition(":")[2]: card.partition(".")[0] for slot, card in filled.items()}


def reader_of(request: PictureRequest) -> int | None:
    """Return the seat for whose eyes a picture is; None if it is for everybody."""
    reader: int | None = json.loads(request.view)["reader"]
    return reader


@asynccontextmanager
async def at_work(city: City, url: str, folder: Path, album: Album) -> AsyncIterator[None]:
    """The bot at whatever lies in its database."""
    async with inside(city, url, folder, GAMES, Pictures(album.draw, describe, GAMES)):
        yield
    assert unanswered(city) == []


# --- the sheet on a screen -------------------------------------------------------------------------------


async def press(person: Person, hand: Post, label: str) -> None:
    """Press a button of the sheet, and wait until it shows what became of it."""
    before = mark(hand)
    await person.press(hand, label)
    await until(person.dm, lambda: mark(hand) != before)


async def choose(person: Person, hand: Post, value: str, menu: int) -> None:
    """Choose in a menu, and wait likewise: menu 0 has the spaces, menu 1 the cards, if it is there."""
    before = mark(hand)
    await person.select(hand, [value], menu)
    await until(person.dm, lambda: mark(hand) != before)


async def put(person: Person, hand: Post, plan: Mapping[str, str]) -> None:
    """Put cards on spaces; both are named as the person reads them, the spaces without their numbers."""
    for space, card in plan.items():
        [slot] = [option.label for option in hand.selects[0].options if option.label.endswith(f". {space}")]
        await choose(person, hand, slot, 0)
        await lay(person, hand, card)


async def lay(person: Person, hand: Post, card: str) -> None:
    """Lay a card on the open space by its button, else by the menu; it is named, or its number is given."""
    put = [each for each in hand.buttons if ":put." in (each.custom_id or "")]
    named = [
        each.custom_id for each in put if card in (each.label, (each.custom_id or "").rpartition(".")[2])
    ]
    if not named:
        await choose(person, hand, card, 1)
        return
    before = mark(hand)
    await person.press(hand, named[0] or "")
    await until(person.dm, lambda: mark(hand) != before)
