"""The questions of Immortals. Each function clears what the last answer changed."""

from collections.abc import Iterable, Mapping, Sequence

from rules.core.decisions import Option, Part, Seat, option
from rules.core.play.asking import pick, pick_or_only, prompts
from rules.core.text import Text, bare, numbered
from rules.immortals.components.data import CARDS, DATA, Deed, Wealth, realm_of, region_of
from rules.immortals.components.state import ImmortalsContext

ask = prompts("immortals")

DECLINE = option("decline", "decline", key="immortals.option.decline")


def space_label(space: str, tribes: Mapping[str, str]) -> Text:
    """The name of an action space; for a tribe's space, with what this player's tribe does there."""
    tribe = DATA.actions[space].tribe
    if tribe is None:
        return Text(key="label", args={"it": f"action:{space}"})
    deed = DATA.tribes[tribes[tribe]].deed
    return Text(key="immortals.option.tribe", args={"action": f"action:{space}", "deed": deed.id})


async def pick_cell(
    ctx: ImmortalsContext, seat: Seat, prompt: Text, cells: Sequence[str], *, always: bool = False
) -> str:
    """Ask for one of the cells; an only one is not asked for, unless `always`."""
    options = [option("cell", cell, group=f"realm:{realm_of(cell)}") for cell in cells]
    return bare(await (pick if always else pick_or_only)(ctx, seat, prompt, options))


async def split(
    ctx: ImmortalsContext, seat: Seat, prompt: Text, parts: Sequence[Part], least: int, most: int
) -> dict[str, int]:
    """Ask for a number for each part; returns them by bare names."""
    chosen = await ctx.split(seat, prompt, parts, least=least, most=most)
    ctx.state.changed.clear()
    return {bare(part): count for part, count in chosen.items()}


def card_options(cards: Iterable[str]) -> list[Option]:
    """An option for each card, grouped by area; equal ones are numbered: `card:blank.2`."""
    found: list[Option] = []
    for copy in numbered(cards):
        named_cells = CARDS[copy.partition(".")[0]].cells
        group = f"area:{DATA.regions[region_of(named_cells[0])].area}" if named_cells else None
        kind, _, name = copy.partition(":")
        found.append(option(kind, name, group=group))
    return found


def deed_option(deed: Deed, cost: Wealth) -> Option:
    """An option for the use of a revealed card."""
    key = "immortals.option.deed"
    return option("deed", bare(deed.id), key=key, deed=deed.id, energy=cost.energy, gold=cost.gold)


def uncopied(answer: Mapping[str, str]) -> dict[str, str]:
    """A sheet by spaces, with cards as they are named in the state."""
    return {bare(slot): card.partition(".")[0] for slot, card in answer.items()}
