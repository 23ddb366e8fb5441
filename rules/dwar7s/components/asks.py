"""The questions of Dwar7s Fall: texts, places on a growing chart, and the options beside them."""

from collections.abc import Iterable, Sequence

from rules.core.decisions import Option, Seat, option
from rules.core.flow import Argument
from rules.core.play.asking import pick, prompts
from rules.core.text import Text, bare
from rules.dwar7s.components.grid import place_of
from rules.dwar7s.components.objectives import holds, reveal, reveal_held
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, Plan, acting

ask = prompts("dwar7s")

MENU = 25  # places in one list; if there are more, the likeliest of them are the first list
NEAR = 8  # places that come first, because they are likely

REVEAL = "secret:reveal"
SWITCH_ON = option("switch", "on", key="dwar7s.option.switch.on", group="group:private", secret=True)
SWITCH_OFF = option("switch", "off", key="dwar7s.option.switch.off", group="group:private", secret=True)


def kingdom(card: str) -> str:
    """The kind of a kingdom card as an argument of a text: `kingdom:castle` of `red_castle`."""
    return f"kingdom:{card.partition('_')[2]}"


async def decide(
    ctx: Dwar7sContext,
    prompt: Text,
    options: Sequence[Option],
    *,
    secret: bool = False,
    default: str | None = None,
    standing: str | None = None,
    once: bool = False,
) -> str:
    """One decision of the active player; the id of an option.

    Beside it they may reveal their secret objective and change the switch that does so (ruling R10); then
    they are asked again, unless the question was only about that (`once`).
    """
    state = ctx.state
    seat = acting(state)
    while True:
        offered = [*options, *_private(state, seat)]
        chosen = await pick(ctx, seat, prompt, offered, secret=secret, default=default, standing=standing)
        if chosen == REVEAL:
            reveal(ctx, seat)
        elif chosen in (SWITCH_ON.id, SWITCH_OFF.id):
            _switch(ctx, seat, on=chosen == SWITCH_ON.id)
        if once or chosen not in (REVEAL, SWITCH_ON.id, SWITCH_OFF.id):
            return chosen


def _private(state: Dwar7sState, seat: Seat) -> list[Option]:
    """The options about a player's secret objective; others do not even see that there are some."""
    clan = state.clans[seat]
    found = []
    if not clan.revealed and not clan.switch and holds(state, seat):
        label = Text(key="dwar7s.option.reveal", args={"secret": f"secret:{clan.secret}"})
        found.append(Option(id=REVEAL, label=label, group="group:private", secret=True))
    if not clan.revealed and not state.switched:
        found.append(SWITCH_OFF if clan.switch else SWITCH_ON)
    return found


def _switch(ctx: Dwar7sContext, seat: Seat, *, on: bool) -> None:
    """Change the switch, once in a turn, so that no turn lasts for ever. Turned on, it acts at once."""
    ctx.state.clans[seat].switch = on
    ctx.state.switched = True
    ctx.log_secret([seat], f"dwar7s.log.switch.{'on' if on else 'off'}")
    reveal_held(ctx)


async def pick_cell(
    ctx: Dwar7sContext,
    plan: Plan,
    name: str,
    places: Sequence[Option],
    *,
    near: Iterable[str] = (),
    secret: bool = False,
    always: bool = False,
    **args: Argument,
) -> str:
    """Ask for one of these places, options `cell:<cell>`; not asked if there is only one, unless `always`.

    Returns the cell. The `near` cells come first; if there are many, with those that lie nearest to them, in
    a list of their own. The question is `dwar7s.ask.<name>`.
    """
    plan.cells = [bare(place.id) for place in places]
    ctx.state.plan = plan
    if len(places) == 1 and not always:
        return bare(ctx.only(acting(ctx.state), ask(name, **args), places[0]))
    first = [cell for cell in dict.fromkeys(near) if cell in plan.cells][:NEAR]
    if first and len(places) > MENU:
        first = _nearest(plan.cells, first)[:MENU]
    return bare(await pick(ctx, acting(ctx.state), ask(name, **args), _grouped(places, first), secret=secret))


def _nearest(cells: Sequence[str], near: Sequence[str]) -> list[str]:
    """The near cells, and after them all others, the closest to any of them first."""
    marks = [place_of(cell) for cell in near]

    def distance(cell: str) -> int:
        x, y = place_of(cell)
        return min((abs(x - a) + abs(y - b) for a, b in marks), default=0)

    return [*near, *sorted((cell for cell in cells if cell not in near), key=distance)]


def _grouped(places: Sequence[Option], first: Sequence[str]) -> list[Option]:
    """The places, those named `first` at the head."""
    if not first:
        return list(places)
    by_cell = {bare(place.id): place for place in places}
    head = [by_cell[cell].model_copy(update={"group": "group:near"}) for cell in first]
    others = [place for place in places if bare(place.id) not in first]
    rest = [place.model_copy(update={"group": "group:cells"}) for place in others]
    return [*head, *rest]
