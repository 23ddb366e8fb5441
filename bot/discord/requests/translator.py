"""Names and descriptions of commands in the languages that the bot speaks besides English."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from rules.core.text import Text
from rules.core.words import FALLBACK, Words, nearest


class Translator(app_commands.Translator):
    """Looks up a text's key. Other locales have no translation; Discord shows them the English text.

    discord.py asks for each text in some thirty locales, twice: to see if it has changed, and to send it.
    """

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], str] = {}  # by key and language

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in this locale, if the bot speaks its language."""
        key, lang = string.extras.get("key"), nearest(locale.value)
        if not key or lang == FALLBACK:
            return None
        if (key, lang) not in self._said:
            self._said[key, lang] = Words(lang).say(Text(key=key))
        return self._said[key, lang]
