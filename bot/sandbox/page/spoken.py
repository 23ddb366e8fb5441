"""The page's words, in one language: the messages of `sandbox.ftl` whose ids begin with `sandbox-page`."""

from functools import lru_cache

from rules.core.text import Text
from rules.core.words import Words, keys, nearest
from rules.games import GAMES

PREFIX = "sandbox-page-"
ARGUMENTS = ("name", "it", "count", "least", "most")
"""The names of arguments that these messages may use; the page fills in the values itself."""


@lru_cache
def spoken(lang: str) -> dict[str, object]:
    """Return `{"lang", "words": {key: words}, "games": [{"key", "name"}]}`; arguments stand as `{name}`."""
    lang = nearest(lang)
    words = Words(lang)
    places: dict[str, int | str | list[str]] = {name: f"{{{name}}}" for name in ARGUMENTS}
    return {
        "lang": lang,
        "words": {
            key.removeprefix(PREFIX): words.say(Text(key=key, args=places))
            for key in keys(lang)
            if key.startswith(PREFIX)
        },
        "games": [{"key": key, "name": words.say(Text(key=f"{key}.name"))} for key in GAMES],
    }
