"""Checks for faults of a layout or a form that Discord, or a small screen, would not take."""

from collections.abc import Mapping

from bot.discord.screens import limits
from bot.discord.screens.layout import Button, Form, Layout, Menu


def faults(layout: Layout) -> list[str]:
    """Name the rules that this layout breaks, Discord's or those of small screens; empty if it is fine."""
    acts = [b.act for row in layout.rows for b in ([row] if isinstance(row, Menu) else row)]
    rules: Mapping[str, bool] = {
        "text": sum(len(line) + 1 for line in layout.lines) <= limits.LINES,
        "rows": len(layout.rows) <= limits.ROWS,
        "acts": len(set(acts)) == len(acts),
        "ids": all(0 < len(act) <= limits.ACT for act in acts),
    }
    broken = [name for name, sound in rules.items() if not sound]
    for row in layout.rows:
        broken += _menu_faults(row) if isinstance(row, Menu) else _button_faults(row)
    return broken


def _button_faults(row: tuple[Button, ...]) -> list[str]:
    sizes = [] if 0 < len(row) <= limits.ROW else ["buttons"]
    return sizes + [
        f"label of {b.act}" for b in row if not 0 < len(b.label.strip()) <= len(b.label) <= limits.SHORT
    ]


def _menu_faults(menu: Menu) -> list[str]:
    values = [e.value for e in menu.entries]
    rules = {
        "entries": 0 < len(values) <= limits.ENTRIES and len(set(values)) == len(values),
        "labels": all(0 < len(e.label.strip()) <= len(e.label) <= limits.ENTRY for e in menu.entries),
        "values": all(0 < len(e.value) <= limits.ENTRY for e in menu.entries),
        "descriptions": all(len(e.description) <= limits.ENTRY for e in menu.entries),
        "placeholder": len(menu.placeholder) <= limits.PLACEHOLDER,
        "range": 0 <= menu.least <= menu.most <= len(values) and menu.most > 0,
        "picked": sum(e.picked for e in menu.entries) <= menu.most,
    }
    return [f"{name} of {menu.act}" for name, sound in rules.items() if not sound]


def form_faults(form: Form) -> list[str]:
    """Name Discord's rules that this form breaks; empty if it is fine."""
    rules = {
        "title": 0 < len(form.title) <= limits.FORM_TITLE,
        "fields": 0 < len(form.fields) <= limits.FIELDS,
        "names": len({f.name for f in form.fields}) == len(form.fields),
        "labels": all(0 < len(f.label) <= limits.FIELD_LABEL for f in form.fields),
        "descriptions": all(len(f.description) <= limits.FIELD_DESCRIPTION for f in form.fields),
        "values": all(len(f.value) <= limits.FIELD_VALUE for f in form.fields),
        "ids": 0 < len(form.act) <= limits.ACT,
    }
    return [name for name, sound in rules.items() if not sound]
