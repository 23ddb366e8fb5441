"""How questions of Kemet are put: their texts, and options for things of which a hand may hold several."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core.decisions import Option, Part, Seat, option
from rules.core.flow import Argument
from rules.core.text import Text
from rules.kemet.components.state import KemetTable


def ask(name: str, **args: Argument) -> Text:
    """The prompt `kemet.ask.<name>`."""
    return Text(key=f"kemet.ask.{name}", args=args)


async def pick(
    t: KemetTable,
    seat: Seat,
    prompt: Text,
    options: Sequence[Option],
    *,
    secret: bool = False,
    default: str | None = None,
    standing: str | None = None,
) -> str:
    """Ask for exactly one option and return its id. What the answer before it changed is old then."""
    chosen = await t.pick(seat, prompt, options, secret=secret, default=default, standing=standing)
    t.state.changed.clear()
    return chosen


def things(kind: str, names: Iterable[str], *, secret: bool = False) -> list[Option]:
    """An option for each name, labelled by it; equal ones are numbered: `divine:prayer.2`."""
    found: list[Option] = []
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        copy = name if seen[name] == 1 else f"{name}.{seen[name]}"
        found.append(option(kind, copy, secret=secret))
    return found


def zone_parts(rooms: dict[str, int], most: int) -> list[Part]:
    """A part for each zone that has room."""
    return [
        Part(id=f"zone:{zone}", label=Text(key="label", args={"it": f"zone:{zone}"}), high=min(room, most))
        for zone, room in rooms.items()
        if room > 0
    ]


def bare(ident: str) -> str:
    """The name in an id, without kind and number of a copy: `prayer` of `divine:prayer.2`."""
    return ident.partition(":")[2].partition(".")[0]


def named(kind: str, names: Sequence[str]) -> list[str]:
    """Names as arguments of the log."""
    return [f"{kind}:{name}" for name in names]
