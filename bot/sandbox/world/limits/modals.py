"""Limits of a modal (components/reference of Discord's documentation)."""

from bot.sandbox.world.form import Json, Path, Problems, item, items, number, text
from bot.sandbox.world.limits.components import (
    INPUT,
    ROW,
    SELECTS,
    TEXT,
    check_names,
    check_options,
    check_select,
    is_one_of,
    kind,
)

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
INPUTS = (INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check(modal: Json, problems: Problems) -> None:
    """Check the modal that answers an interaction."""
    start: Path = ("data",)
    problems.length((*start, "custom_id"), text(modal, "custom_id") or "", 1, 100)
    problems.length((*start, "title"), text(modal, "title") or "", 1, 45)
    parts = items(modal, "components")
    problems.length((*start, "components"), parts, 1, 5)
    for n, part in enumerate(parts):
        path: Path = (*start, "components", n)
        if kind(part) == LABEL:
            _check_label(part, path, problems)
        elif kind(part) == ROW:
            _check_row(part, path, problems)
        elif is_one_of(part, (ROW, TEXT, LABEL), path, problems):
            problems.length((*path, "content"), text(part, "content") or "", 1, 4000)
    check_names(parts, ("data", "components"), problems)


def _check_row(row: Json, path: Path, problems: Problems) -> None:
    inside = items(row, "components")
    problems.length((*path, "components"), inside, 1, 1)
    for n, component in enumerate(inside):
        place = (*path, "components", n)
        if is_one_of(component, (INPUT,), place, problems):
            problems.length((*place, "label"), text(component, "label") or "", 1, 45)
            _check_text(component, place, problems)


def _check_label(label: Json, path: Path, problems: Problems) -> None:
    problems.length((*path, "label"), text(label, "label") or "", 1, 45)
    description = text(label, "description")
    if description is not None:
        problems.length((*path, "description"), description, 1, 100)
    inner = item(label, "component")
    place = (*path, "component")
    if inner is None:
        problems.need(place)
    elif is_one_of(inner, INPUTS, place, problems):
        _check_input(inner, place, problems)


def _check_input(inner: Json, path: Path, problems: Problems) -> None:
    of = kind(inner)
    if inner.get("disabled"):
        problems.add(
            (*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "A component in a modal cannot be disabled"
        )
    problems.length((*path, "custom_id"), text(inner, "custom_id") or "", 1, 100)
    if of == INPUT:
        if text(inner, "label") is not None:
            problems.add(
                (*path, "label"), "COMPONENT_LABEL_TWICE", "A text input in a label has no label of its own"
            )
        _check_text(inner, path, problems)
    elif of in SELECTS:
        check_select(inner, path, problems)
    elif of == UPLOAD:
        problems.between((*path, "min_values"), number(inner, "min_values") or 0, 0, 10)
        most = number(inner, "max_values")
        problems.between((*path, "max_values"), 1 if most is None else most, 1, 10)
    elif of == RADIO:
        check_options(items(inner, "options"), (*path, "options"), 2, 10, problems)
    elif of == CHECKBOXES:
        check_options(items(inner, "options"), (*path, "options"), 1, 10, problems)


def _check_text(field: Json, path: Path, problems: Problems) -> None:
    problems.length((*path, "custom_id"), text(field, "custom_id") or "", 1, 100)
    problems.between((*path, "style"), number(field, "style") or 0, 1, 2)
    problems.length((*path, "placeholder"), text(field, "placeholder") or "", 0, 100)
    least, most = number(field, "min_length") or 0, number(field, "max_length")
    most = 4000 if most is None else most
    problems.between((*path, "min_length"), least, 0, 4000)
    problems.between((*path, "max_length"), most, 1, 4000)
    if least > most:
        problems.add(
            (*path, "min_length"), "TEXT_INPUT_MIN_ABOVE_MAX", "min_length must not be above max_length"
        )
    if value := text(field, "value"):
        problems.length((*path, "value"), value, least, most)
