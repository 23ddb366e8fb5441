"""The colours of pictures: `/me theme` for one's own, `/table settings` for those in a table's channel."""

from bot.discord.requests.actions import Given
from bot.discord.requests.settings import one_of
from bot.discord.screens.speech import say
from bot.table.model import Theme
from bot.table.people import profiles
from rules.core.words import Words

THEMES: tuple[Theme, ...] = ("dark", "light", "contrast")


def _described(words: Words, theme: Theme) -> str:
    return say(words, "me.theme", theme=say(words, f"theme.{theme}"))


def theme_in(given: Given) -> Theme | None:
    """Return the colours that were chosen."""
    return next((each for each in THEMES if each == given.get("theme")), None)


SETTINGS = one_of(
    "theme",
    THEMES,
    "discord.theme",
    now=profiles.theme_of,
    choose=profiles.choose_theme,
    described=_described,
)
OPTION = SETTINGS.settings[0].option
