"""Any number of options through menus of 25, by their groups.

A game lists the likeliest options first. So where there is room, the first page is always open, and the
others are behind one menu of groups; a few pages are all open.
"""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace

from bot.discord.questions.draft import Draft, Press
from bot.discord.screens import limits
from bot.discord.screens.layout import Button, Entry, Layout, Menu, Row, rows_of
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from rules.core.decisions import Option

ROOM = 3  # menus of options in a question that has nothing else but buttons
_WINDOWS = ("window", "page")  # the windows of the menu of groups, and of slots or parts


@dataclass(frozen=True, slots=True)
class Page:
    """Up to 25 options of one group, or of several up to the `last`; `indexes`: their places in the decision.

    The first index is the page's name. Secret options come last, so the name is the same with and without
    them.
    """

    group: str | None
    start: int  # the position of its first option within the group, from 1
    whole: bool  # whether the group has no other page
    indexes: tuple[int, ...]
    last: str | None = None

    @property
    def first(self) -> int:
        """The name of the page."""
        return self.indexes[0]

    def label(self, speech: Speech) -> str:
        """Return `Delta`, or `Delta 26-50` for a part of a group, or `26-50` for options without a group.

        For several groups the first and the last.
        """
        span = f"{self.start}-{self.start + len(self.indexes) - 1}"
        name = speech.words.name(self.group, speech.names) if self.group else ""
        if self.last:
            return f"{name} \N{EN DASH} {speech.words.name(self.last, speech.names)}"
        return name if name and self.whole else f"{name} {span}".strip()


def pages(options: Sequence[Option]) -> list[Page]:
    """Return all options: one page if they are at most 25, else by group, in order of first appearance.

    Of small groups several have one page, if so all pages can be open.
    """
    if len(options) <= limits.ENTRIES:
        return [Page(None, 1, True, tuple(range(len(options))))]
    groups: dict[str | None, list[int]] = {}
    for index, option in enumerate(options):
        groups.setdefault(option.group, []).append(index)
    every = [
        Page(group, at + 1, len(members) <= limits.ENTRIES, tuple(members[at : at + limits.ENTRIES]))
        for group, members in groups.items()
        for at in range(0, len(members), limits.ENTRIES)
    ]
    joined = _joined(every) if len(every) > ROOM else every
    return joined if len(joined) <= ROOM else every


def _joined(every: Sequence[Page]) -> list[Page]:
    """Join whole groups that follow each other, as many as a menu holds."""
    found = [every[0]]
    for page in every[1:]:
        before = found[-1]
        together = (*before.indexes, *page.indexes)
        if before.group and page.group and page.whole and before.whole and len(together) <= limits.ENTRIES:
            found[-1] = replace(before, indexes=together, last=page.group)
        else:
            found.append(page)
    return found


def open_page(options: Sequence[Option], first: int | None) -> Page | None:
    """Return the page with this name; an only page is always open."""
    every = pages(options)
    if len(every) == 1:
        return every[0]
    return next((page for page in every if page.first == first), None)


def _pages_of(options: Sequence[Option], offered: Set[int]) -> list[tuple[Page, list[int]]]:
    """Return the pages with anything that is offered, and what of each is."""
    every = [(page, [i for i in page.indexes if i in offered]) for page in pages(options)]
    return [(page, rest) for page, rest in every if rest]


def option_rows(
    options: Sequence[Option],
    offered: Sequence[int],
    draft: Draft,
    speech: Speech,
    menu: Callable[[Sequence[int]], Menu],
    note: Callable[[Sequence[int]], str] = lambda _: "",
    *,
    room: int = ROOM,
) -> tuple[list[Row], list[Button]]:
    """Return at most `room` menus that lead to the `offered` options, and the buttons that turn their pages.

    `menu` makes a menu from the indices of options, `note` makes the description of a page.
    """
    if len(offered) <= limits.ENTRIES:
        return [menu(offered)], []
    every = _pages_of(options, frozenset(offered))

    def named(page: Page, rest: Sequence[int]) -> Menu:
        return replace(menu(rest), placeholder=placeholder(page.label(speech)))

    if len(every) <= room:
        return [named(page, rest) for page, rest in every], []
    chosen = [(page, rest) for page, rest in every if page.first == draft.at.get("group")]
    if room == 1 and chosen:
        return [menu(chosen[0][1])], [speech.button(draft.act("groups"), "groups", emoji="◀️")]
    head, tail = (every[:1], every[1:]) if room > 1 else ([], every)
    window, buttons = turned([*range(len(tail))], "window", draft, speech)

    def line(page: Page, rest: list[int]) -> Entry:
        icon = speech.icon(page.group or "")
        return entry(page.label(speech), page.first, note(rest), picked=(page, rest) in chosen, icon=icon)

    entries = tuple(line(*tail[i]) for i in window)
    groups = Menu(draft.act("group"), placeholder(speech.word("choose-group")), entries)
    opened = [named(page, rest) for page, rest in chosen if (page, rest) in tail]
    return [*(named(page, rest) for page, rest in head), groups, *opened], buttons


def turned(
    things: Sequence[int], name: str, draft: Draft, speech: Speech
) -> tuple[Sequence[int], list[Button]]:
    """Return the things in the open window, at most 25, and buttons to the windows before and after it."""
    last = (len(things) - 1) // limits.ENTRIES
    now = min(draft.at.get(name, 0), last)
    buttons = [
        speech.button(draft.act(name, max(now - 1, 0)), "previous", emoji="◀️", on=now > 0),
        speech.button(draft.act(name, now + 1), "next", emoji="▶️", on=now < last),
    ]
    return things[now * limits.ENTRIES : (now + 1) * limits.ENTRIES], buttons if last else []


def navigate(draft: Draft, press: Press, count: int) -> dict[str, int | None] | None:
    """Return the changes by a press that turns pages, for `Draft.moved`; None for any other press."""
    if press.verb in _WINDOWS and press.number(0, count) is not None:
        return {press.verb: press.numbers[0]}
    if press.verb == "groups":
        return {"group": None}
    if press.verb == "group" and press.value(count) is not None:
        return {"group": press.values[0]}
    return None


def entry(
    label: str, value: int, description: str = "", picked: bool = False, icon: str | None = None
) -> Entry:
    """Return a line of a menu. A label that is too long continues in the description."""
    if len(label) > limits.ENTRY and not description:
        description = "…" + label[limits.ENTRY - 1 :].lstrip()
    return Entry(clip(label, limits.ENTRY), str(value), clip(description, limits.ENTRY), picked, icon)


def placeholder(text: str) -> str:
    """Return the text of a menu while nothing is chosen in it."""
    return clip(text, limits.PLACEHOLDER)


def built(lines: Sequence[str], rows: Sequence[Row], buttons: Sequence[Button]) -> Layout:
    """Return the layout with the buttons after the other rows."""
    return Layout(tuple(lines), (*rows, *rows_of(buttons)))
