"""The questions of Kemet: texts, and options for things of which a hand may hold several."""

from collections.abc import Iterable

from rules.core.decisions import Option, Part, option, part
from rules.core.play.asking import prompts
from rules.core.text import numbered

ask = prompts("kemet")


def things(kind: str, names: Iterable[str]) -> list[Option]:
    """An option for each name, labelled by it; equal ones are numbered: `divine:prayer.2`."""
    return [option(kind, name) for name in numbered(names)]


def zone_parts(rooms: dict[str, int], most: int) -> list[Part]:
    """A part for each zone that has room."""
    return [part("zone", zone, min(room, most)) for zone, room in rooms.items() if room > 0]
