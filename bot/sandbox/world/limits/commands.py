"""Limits of application commands (interactions/application-commands of Discord's documentation)."""

import unicodedata

from bot.sandbox.world.form import Json, Path, Problems, item, items, number, text, truth

CHAT, ON_USER, ON_MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
COUNTS = {CHAT: 100, ON_USER: 15, ON_MESSAGE: 15}
LOCALES = [
    "id",
    "da",
    "de",
    "en-GB",
    "en-US",
    "es-ES",
    "es-419",
    "fr",
    "hr",
    "it",
    "lt",
    "hu",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "fi",
    "sv-SE",
    "vi",
    "tr",
    "cs",
    "el",
    "bg",
    "ru",
    "uk",
    "hi",
    "th",
    "zh-CN",
    "ja",
    "zh-TW",
    "ko",
]
"""The locales of Discord's documentation (reference, locales)."""


def kind(body: Json) -> int:
    """Return the type of a command; a slash command when it is left out."""
    return number(body, "type") or CHAT


def check(body: Json, path: Path, problems: Problems) -> None:
    """Check one command, whose place in the request is `path`."""
    if kind(body) == CHAT:
        _check_name(body, path, problems)
        _check_described(body, path, problems)
        _check_options(items(body, "options"), (*path, "options"), (GROUP, SUBCOMMAND), problems)
    else:
        problems.length((*path, "name"), text(body, "name") or "", 1, 32)
        for key in ("description", "options"):
            if body.get(key):
                words = "Context menu commands cannot have a description or options"
                problems.add((*path, key), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", words)
    size = written(body)
    if size > 8000:
        words = f"Command exceeds maximum size (8000): {size}"
        problems.add(path or ("name",), "APPLICATION_COMMAND_TOO_LARGE", words)


def written(part: Json) -> int:
    """Return the characters of a command, option or choice: names, descriptions and values, with all inside.

    Of a text and its translations the longest counts.
    """
    total = 0
    for key in ("name", "description"):
        translations = item(part, f"{key}_localizations") or {}
        total += max(len(text(part, key) or ""), *(len(str(value)) for value in translations.values()), 0)
    if isinstance(value := part.get("value"), str):
        total += len(value)
    return total + sum(written(inner) for key in ("options", "choices") for inner in items(part, key))


def good_name(name: str) -> bool:
    """Return whether Discord's pattern for the names of slash commands and options accepts a name."""
    letters = all(ch in "-_'" or unicodedata.category(ch)[0] in "LN" or _indic(ch) for ch in name)
    return 1 <= len(name) <= 32 and letters and name == name.lower()


def _indic(ch: str) -> bool:
    return "\u0900" <= ch <= "\u097f" or "\u0e00" <= ch <= "\u0e7f"


def _check_name(part: Json, path: Path, problems: Problems) -> None:
    names = [((*path, "name"), text(part, "name") or "")]
    translations = item(part, "name_localizations") or {}
    names += [((*path, "name_localizations", locale), str(name)) for locale, name in translations.items()]
    for place, name in names:
        if not good_name(name):
            problems.add(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    _check_locales(part, path, problems)


def _check_locales(part: Json, path: Path, problems: Problems) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in item(part, key) or {}:
            if locale not in LOCALES:
                problems.add((*path, key, locale), "INVALID_LOCALE", "Locale is not available")


def _check_described(part: Json, path: Path, problems: Problems) -> None:
    problems.length((*path, "description"), text(part, "description") or "", 1, 100)
    for locale, words in (item(part, "description_localizations") or {}).items():
        problems.length((*path, "description_localizations", locale), str(words), 1, 100)


def _check_options(options: list[Json], path: Path, nesting: tuple[int, ...], problems: Problems) -> None:
    problems.length(path, options, 0, 25)
    names = [text(option, "name") for option in options]
    nested = [number(option, "type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    optional = False
    for n, option in enumerate(options):
        place = (*path, n)
        if names.count(names[n]) > 1:
            words = "Option names must be unique"
            problems.add((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", words)
        if truth(option, "required") and optional:
            words = "Required options must be placed before non-required options"
            problems.add((*place, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional = optional or not truth(option, "required")
        _check_name(option, place, problems)
        _check_described(option, place, problems)
        _check_option(option, place, nesting, problems)


def _check_option(option: Json, path: Path, nesting: tuple[int, ...], problems: Problems) -> None:
    of = number(option, "type") or 0
    if of in (SUBCOMMAND, GROUP):
        if of not in nesting:
            words = "Commands nest as command, group, subcommand"
            problems.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
        _check_options(
            items(option, "options"), (*path, "options"), (SUBCOMMAND,) if of == GROUP else (), problems
        )
        return
    problems.between((*path, "type"), of, STRING, FILE)
    _check_choices(option, path, problems)
    for key, low in (("min_length", 0), ("max_length", 1)):
        value = number(option, key)
        if value is not None:
            problems.between((*path, key), value, low, 6000)
            if of != STRING:
                problems.add((*path, key), "APPLICATION_COMMAND_OPTION_FIELD", f"{key} is for string options")
    for key in ("min_value", "max_value"):
        if option.get(key) is not None and of not in (INTEGER, NUMBER):
            problems.add((*path, key), "APPLICATION_COMMAND_OPTION_FIELD", f"{key} is for number options")


def _check_choices(option: Json, path: Path, problems: Problems) -> None:
    choices = items(option, "choices")
    of = number(option, "type") or 0
    if (choices or truth(option, "autocomplete")) and of not in (STRING, INTEGER, NUMBER):
        words = "Choices and autocomplete are for strings and numbers"
        problems.add((*path, "type"), "APPLICATION_COMMAND_OPTION_FIELD", words)
    if choices and truth(option, "autocomplete"):
        words = "Choices and autocomplete are mutually exclusive"
        problems.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", words)
    check_choices(choices, of, (*path, "choices"), problems)


def check_choices(choices: list[Json], of: int, path: Path, problems: Problems) -> None:
    """Check the choices of an option of type `of`, fixed ones or those that autocomplete answers."""
    problems.length(path, choices, 0, 25)
    for n, choice in enumerate(choices):
        problems.length((*path, n, "name"), text(choice, "name") or "", 1, 100)
        for locale, name in (item(choice, "name_localizations") or {}).items():
            problems.length((*path, n, "name_localizations", locale), str(name), 1, 100)
        _check_locales(choice, (*path, n), problems)
        value = choice.get("value")
        fits = isinstance(value, str) if of == STRING else isinstance(value, int | float)
        if not fits or isinstance(value, bool):
            problems.add(
                (*path, n, "value"), "BASE_TYPE_BAD_TYPE", "The value does not fit the option's type"
            )
        elif isinstance(value, str):
            problems.length((*path, n, "value"), value, 1, 100)
