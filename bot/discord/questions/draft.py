"""An unfinished answer between presses: what is picked so far, and which menus are open."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.discord.screens.layout import Changed
from rules.core.decisions import Rejected
from rules.core.text import Text

_ACT = re.compile(r"([a-z]+)((?:\.[0-9]{1,6})+)")
_INDEX = re.compile(r"[0-9]{1,6}")
_TICKS = 1000


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft, read from the JSON that the service keeps; anything that does not fit counts as absent.

    `answer` is a partial `Answer`. Its parts are checked where they are used, because the JSON may be damaged
    or belong to an older question. `at`: the open group, slot, part or page. `tick` changes with each press,
    so that Discord treats each menu as a new one. `reopened`: the sealed answer is being changed.
    """

    answer: object
    at: Mapping[str, int]
    tick: int
    reopened: bool

    @classmethod
    def from_json(cls, raw: Mapping[str, object]) -> "Draft":
        """Return the draft in the JSON."""
        at, tick = raw.get("at"), raw.get("tick")
        places = at.items() if isinstance(at, dict) else ()
        return cls(
            answer=raw.get("answer"),
            at={k: v for k, v in places if isinstance(k, str) and type(v) is int and 0 <= v <= 999_999},
            tick=tick % _TICKS if type(tick) is int else 0,
            reopened=raw.get("reopened") is True,
        )

    def changed(self, answer: object, at: Mapping[str, int], *, reopened: bool | None = None) -> Changed:
        """Return the draft after a press."""
        kept = self.reopened if reopened is None else reopened
        saved: dict[str, object] = {"answer": answer, "at": dict(at), "tick": (self.tick + 1) % _TICKS}
        return Changed({**saved, "reopened": True} if kept else saved)

    def moved(self, **at: int | None) -> Changed:
        """Return the draft with the same answer and other menus open; None closes one."""
        places: dict[str, int | None] = {**self.at, **at}
        return self.changed(self.answer, {name: place for name, place in places.items() if place is not None})

    def act(self, verb: str, *numbers: int) -> str:
        """Return the id of a button or menu, fresh for each press: `take.7.12`."""
        return ".".join((verb, *map(str, (self.tick, *numbers))))


@dataclass(frozen=True, slots=True)
class Press:
    """A press: the verb, its numbers (without the tick), and the chosen entries of a menu."""

    verb: str
    numbers: tuple[int, ...]
    values: tuple[int, ...] = ()

    @classmethod
    def parse(cls, act: str, values: Sequence[str] = ()) -> "Press | None":
        """Read an act; None if no layout could have made it. An old tick is fine: the act says everything."""
        match = _ACT.fullmatch(act)
        if match is None or not all(_INDEX.fullmatch(value) for value in values):
            return None
        numbers = [int(number) for number in match[2][1:].split(".")]
        return cls(match[1], tuple(numbers[1:]), tuple(dict.fromkeys(map(int, values))))

    def number(self, place: int, below: int) -> int | None:
        """Return the act's number at this place, if there is one below `below`."""
        found = self.numbers[place : place + 1]
        return found[0] if found and found[0] < below else None

    def value(self, below: int) -> int | None:
        """Return the only chosen entry of a menu, if it is below `below`."""
        return self.values[0] if len(self.values) == 1 and self.values[0] < below else None


def out_of_date() -> Rejected:
    """Return the refusal of a press that matches no button of the question."""
    return Rejected(Text(key="widgets.refused.press"))


def picks(answer: object, allowed: Sequence[str]) -> list[str]:
    """Return the distinct allowed ids in a list, in its order; empty if it is not a list."""
    if not isinstance(answer, list):
        return []
    known = set(allowed)
    return [ident for ident in dict.fromkeys(a for a in answer if isinstance(a, str)) if ident in known]
