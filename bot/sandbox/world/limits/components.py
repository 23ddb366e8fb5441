"""Limits of the components in a message (components/reference of Discord's documentation).

Every function notes what is wrong in `Problems`; none raises for a limit. Classic messages hold up to 5
rows; with the Components V2 flag up to 40 components in all, and 4000 characters over all text displays.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count

from bot.sandbox.world.form import Json, Path, Problems, item, items, number, required, text, truth

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (3, 5, 6, 7, 8)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP = (*IN_CONTAINER, CONTAINER)
LINK, PREMIUM = 5, 6


def kind(component: Json) -> int:
    """Return the type of a component."""
    return number(component, "type") or 0


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component, with those inside, depth first, each with its place in the body."""
    for index, component in enumerate(components):
        yield (*path, index), component
        yield from walk(items(component, "components"), (*path, index, "components"))
        for key in ("accessory", "component"):
            if inner := item(component, key):
                yield (*path, index, key), inner
                yield from walk(items(inner, "components"), (*path, index, key, "components"))


def settle(components: list[Json]) -> None:
    """Change what was sent into what Discord keeps.

    Each component without an id gets the next free number, and ids of emoji become texts: discord.py sends
    numbers, which lose their last digits in a browser.
    """
    every = [component for _, component in walk(components)]
    for part in every:
        for place in (part, *items(part, "options")):
            if (emoji := item(place, "emoji")) and number(emoji, "id"):
                emoji["id"] = str(number(emoji, "id"))
    taken = {number(component, "id") for component in every}
    fresh = (n for n in count(1) if n not in taken)
    for component in every:
        if not number(component, "id"):
            component["id"] = next(fresh)


def check(
    components: list[Json], files: Collection[str], emojis: Collection[int], problems: Problems, *, v2: bool
) -> None:
    """Check the components of a message whose attached files have the names `files`.

    `emojis` are the ids of the application's own emoji.
    """
    if v2:
        _check_total(components, problems)
    else:
        problems.length(("components",), components, 0, 5)
    _check_each(components, ("components",), TOP if v2 else (ROW,), problems)
    check_names(components, ("components",), problems)
    _check_ids(components, problems)
    for path, component in walk(components):
        for key in ("media", "file"):
            if media := item(component, key):
                check_media(media, (*path, key), files, problems)
        for n, entry in enumerate(items(component, "items")):
            check_media(item(entry, "media"), (*path, "items", n, "media"), files, problems)
        places = [((*path, "emoji"), item(component, "emoji"))]
        options = enumerate(items(component, "options"))
        places += [((*path, "options", n, "emoji"), item(option, "emoji")) for n, option in options]
        for place, emoji in places:
            if emoji is not None:
                check_emoji(emoji, place, emojis, problems)


def _check_total(components: list[Json], problems: Problems) -> None:
    every = [component for _, component in walk(components)]
    if len(every) > 40:
        problems.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS",
            "The total number of components must be at most 40",
        )
    written = sum(len(text(component, "content") or "") for component in every)
    if written > 4000:
        words = "The total length of displayable text must be at most 4000"
        problems.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _check_ids(components: list[Json], problems: Problems) -> None:
    every = list(walk(components))
    numbers = Counter(number(component, "id") for _, component in every)
    for path, component in every:
        if (own := number(component, "id")) and numbers[own] > 1:
            problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def check_names(components: list[Json], start: Path, problems: Problems) -> None:
    """Check that no two components, at any depth, have the same custom id."""
    every = list(walk(components, start))
    names = Counter(text(component, "custom_id") for _, component in every)
    words = "Component custom id cannot be duplicated"
    for path, component in every:
        name = text(component, "custom_id")
        if name is not None and names[name] > 1:
            problems.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", words)


def is_one_of(component: Json, allowed: tuple[int, ...], path: Path, problems: Problems) -> bool:
    """Return whether the component's type is allowed here; if not, that is noted."""
    if kind(component) in allowed:
        return True
    choices = ", ".join(str(one) for one in allowed)
    problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).')
    return False


def _check_each(inside: list[Json], path: Path, allowed: tuple[int, ...], problems: Problems) -> None:
    for n, component in enumerate(inside):
        if is_one_of(component, allowed, (*path, n), problems):
            _check_one(component, (*path, n), problems)


def _check_one(component: Json, path: Path, problems: Problems) -> None:
    of = kind(component)
    if of == ROW:
        _check_row(component, path, problems)
    elif of == BUTTON:
        check_button(component, path, problems)
    elif of in SELECTS:
        check_select(component, path, problems)
    elif of == SECTION:
        _check_section(component, path, problems)
    elif of == TEXT:
        problems.length((*path, "content"), required(component, "content"), 1, 4000)
    elif of == THUMBNAIL:
        _check_alt(component, path, problems)
    elif of == GALLERY:
        _check_gallery(component, path, problems)
    elif of == SEPARATOR:
        problems.between((*path, "spacing"), _or_one(component, "spacing"), 1, 2)
    elif of == CONTAINER:
        _check_container(component, path, problems)


def _check_row(row: Json, path: Path, problems: Problems) -> None:
    inside = items(row, "components")
    kinds = {kind(component) for component in inside}
    problems.length((*path, "components"), inside, 1, 1 if kinds & set(SELECTS) else 5)
    _check_each(inside, (*path, "components"), (BUTTON, *SELECTS), problems)


def check_button(button: Json, path: Path, problems: Problems) -> None:
    """Check a button: its label, and a custom id or a link by its style."""
    style = number(button, "style") or 0
    problems.between((*path, "style"), style, 1, 6)
    label, url, custom_id = text(button, "label"), text(button, "url"), text(button, "custom_id")
    if label is not None:
        problems.length((*path, "label"), label, 0, 80)
    if not label and item(button, "emoji") is None and style != PREMIUM:
        problems.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if (style == LINK) != (url is not None):
        problems.add(path, "BUTTON_COMPONENT_INVALID_URL", "A link button must have a url, and no other may")
    if url is not None:
        problems.length((*path, "url"), url, 1, 512)
    if (style in (LINK, PREMIUM)) == (custom_id is not None):
        words = "A custom id and url cannot both be specified, and one of them is required"
        problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL", words)
    if custom_id is not None:
        problems.length((*path, "custom_id"), custom_id, 1, 100)


def check_select(select: Json, path: Path, problems: Problems) -> None:
    """Check a select menu of any kind."""
    problems.length((*path, "custom_id"), text(select, "custom_id") or "", 1, 100)
    problems.length((*path, "placeholder"), text(select, "placeholder") or "", 0, 150)
    least, most = _or_one(select, "min_values"), _or_one(select, "max_values")
    problems.between((*path, "min_values"), least, 0, 25)
    problems.between((*path, "max_values"), most, 1, 25)
    if least > most:
        problems.add(
            (*path, "min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", "min_values must not be above max_values"
        )
    if kind(select) != SELECT:
        return
    options = items(select, "options")
    check_options(options, (*path, "options"), 1, 25, problems)
    if most > max(len(options), 1) or least > len(options):
        problems.add((*path, "max_values"), "BASE_TYPE_BAD_INTEGER", "More values than options")
    if sum(truth(option, "default") for option in options) > most:
        problems.add(
            (*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values"
        )


def _or_one(select: Json, key: str) -> int:
    value = number(select, key)
    return 1 if value is None else value


def check_options(options: list[Json], path: Path, low: int, high: int, problems: Problems) -> None:
    """Check the options of a menu or a group of boxes: low..high of them, with different values."""
    problems.length(path, options, low, high)
    values = Counter(text(option, "value") for option in options)
    for n, option in enumerate(options):
        for key in ("label", "value"):
            problems.length((*path, n, key), text(option, key) or "", 1, 100)
        problems.length((*path, n, "description"), text(option, "description") or "", 0, 100)
        if values[text(option, "value")] > 1:
            words = "The specified option value is already used"
            problems.add((*path, n, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)


def _check_section(section: Json, path: Path, problems: Problems) -> None:
    texts = items(section, "components")
    problems.length((*path, "components"), texts, 1, 3)
    _check_each(texts, (*path, "components"), (TEXT,), problems)
    accessory = item(section, "accessory")
    if accessory is None:
        problems.need((*path, "accessory"))
    elif is_one_of(accessory, (BUTTON, THUMBNAIL), (*path, "accessory"), problems):
        _check_one(accessory, (*path, "accessory"), problems)


def _check_gallery(gallery: Json, path: Path, problems: Problems) -> None:
    entries = items(gallery, "items")
    problems.length((*path, "items"), entries, 1, 10)
    for n, entry in enumerate(entries):
        _check_alt(entry, (*path, "items", n), problems)


def _check_alt(picture: Json, path: Path, problems: Problems) -> None:
    alt = text(picture, "description")
    if alt is not None:
        problems.length((*path, "description"), alt, 1, 1024)
    if item(picture, "media") is None:
        problems.need((*path, "media"))


def _check_container(container: Json, path: Path, problems: Problems) -> None:
    inside = items(container, "components")
    problems.length((*path, "components"), inside, 1, 40)
    problems.between((*path, "accent_color"), number(container, "accent_color") or 0, 0, 0xFFFFFF)
    _check_each(inside, (*path, "components"), IN_CONTAINER, problems)


def check_media(media: Json | None, path: Path, files: Collection[str], problems: Problems) -> None:
    """Check a picture's link; `attachment://name` must name one of the message's files."""
    url = text(media or {}, "url") or ""
    if url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in files:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            problems.add((*path, "url"), code, f"The referenced attachment {url} was not found.")
    elif path[-1] == "file" or not url.startswith(("http://", "https://")):
        problems.add(
            (*path, "url"), "URL_TYPE_INVALID_SCHEME", f'"{url}": scheme must be one of the allowed ones.'
        )


def check_emoji(emoji: Json, path: Path, known: Collection[int], problems: Problems) -> None:
    """Check an emoji: one of the application's, or a character."""
    custom, name = number(emoji, "id"), text(emoji, "name") or ""
    if (custom is not None and custom not in known) or (custom is None and (not name or name.isascii())):
        problems.add(path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
