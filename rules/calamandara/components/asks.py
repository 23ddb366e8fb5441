"""The questions of Calamandara: texts, and options for symbols, cells and Memory Cards."""

from collections.abc import Sequence

from rules.calamandara.components.board import board_at
from rules.calamandara.components.cells import is_central, row_of
from rules.calamandara.components.data import SYMBOLS
from rules.calamandara.components.state import CalamandaraContext, CalamandaraState, said
from rules.core.decisions import Option, Part, Seat, option, part
from rules.core.play.asking import pick, pick_or_only, prompts
from rules.core.text import Text, bare

ask = prompts("calamandara")

NONE = option("act", "none", key="calamandara.option.effect.none")


def act(name: str, key: str, group: str | None = "group:acts") -> Option:
    """An option that is an action, not a thing: `act:<name>`, with the words `calamandara.option.<key>`."""
    return option("act", name, key=f"calamandara.option.{key}", group=group)


def memories(names: Sequence[str], words: str = "play") -> list[Option]:
    """An option for each kind of Memory Card, which only its holder may see: `calamandara.option.<words>`."""
    return [
        option(
            "memory",
            name,
            key=f"calamandara.option.{words}",
            group="group:memories",
            secret=True,
            memory=f"memory:{name}",
        )
        for name in dict.fromkeys(names)
    ]


async def pick_symbol(ctx: CalamandaraContext, seat: Seat, prompt: Text, symbols: Sequence[str]) -> str:
    """Ask for one of these symbols; each shows how many the traveller has in the Reserve.

    Not asked if there is only one.
    """
    reserve = ctx.state.travellers[seat].reserve
    options = [symbol_option(symbol, reserve[symbol]) for symbol in SYMBOLS if symbol in symbols]
    return bare(await pick_or_only(ctx, seat, prompt, options))


async def pick_stored(ctx: CalamandaraContext, seat: Seat, prompt: Text, stock: dict[str, int]) -> str:
    """Ask for one symbol of a Reserve or Depot; not asked if there is only one kind."""
    options = [symbol_option(symbol, stock[symbol]) for symbol in SYMBOLS if stock[symbol]]
    return bare(await pick_or_only(ctx, seat, prompt, options))


def symbol_option(symbol: str, count: int) -> Option:
    """A symbol, and how many of it there are."""
    key = "calamandara.option.symbol"
    return option("symbol", symbol, key=key, symbol=f"symbol:{symbol}", count=count)


def stock_parts(stock: dict[str, int], most: int) -> list[Part]:
    """A part for each symbol of a Reserve or Depot that is there."""
    return [part("symbol", symbol, min(count, most)) for symbol, count in stock.items() if count]


def pieces(split: dict[str, int]) -> list[str]:
    """The symbols of a split, piece by piece."""
    return [bare(ident) for ident, count in split.items() for _ in range(count)]


async def pick_cell(
    ctx: CalamandaraContext,
    seat: Seat,
    prompt: Text,
    cells: Sequence[str],
    *,
    owner: Seat | None,
    first: Sequence[str] = (),
) -> str:
    """Ask for one of these cells of `owner`'s board (None: central board), unless there is only one.

    Those named `first` come first, and the others together after them.
    """
    if len(cells) == 1:
        return bare(ctx.only(seat, prompt, cell_option(ctx.state, owner, cells[0])))
    others = [cell_option(ctx.state, owner, cell) for cell in cells if cell not in first]
    if first:
        others = [each.model_copy(update={"group": "group:beyond"}) for each in others]
    likely = likely_options(ctx.state, owner, first)
    return bare(await _pick_on(ctx, seat, prompt, [*likely, *others], owner=owner))


def likely_options(state: CalamandaraState, owner: Seat | None, cells: Sequence[str]) -> list[Option]:
    """Options for likely cells, which are offered first."""
    listed = [cell_option(state, owner, cell) for cell in cells]
    return [each.model_copy(update={"group": "group:path"}) for each in listed]


async def offer_cell(
    ctx: CalamandaraContext, seat: Seat, prompt: Text, cells: Sequence[str], *, owner: Seat | None
) -> str | None:
    """Ask for one of these cells, or for none: `None`."""
    listed = [cell_option(ctx.state, owner, cell) for cell in cells]
    chosen = await _pick_on(ctx, seat, prompt, [*listed, NONE], owner=owner, default=NONE.id)
    return None if chosen == NONE.id else bare(chosen)


async def _pick_on(
    ctx: CalamandaraContext,
    seat: Seat,
    prompt: Text,
    options: Sequence[Option],
    *,
    owner: Seat | None,
    default: str | None = None,
) -> str:
    """Ask for one of these options, and show meanwhile whose board it is about."""
    ctx.state.asked = owner
    chosen = await pick(ctx, seat, prompt, options, default=default)
    ctx.state.asked = None
    return chosen


def cell_option(state: CalamandaraState, owner: Seat | None, cell: str) -> Option:
    """A cell by its name on the chart, and the symbol that lies there."""
    central = is_central(cell)
    group = "group:central" if central else f"group:row_{row_of(cell)}"
    symbol = board_at(state, None if central else owner).get(cell)
    if symbol is None:
        return option("cell", cell, key="calamandara.option.cell", group=group, cell=said(cell))
    key = "calamandara.option.cell.symbol"
    return option("cell", cell, key=key, group=group, cell=said(cell), symbol=f"symbol:{symbol}")
