"""The page's words, in one language: the messages of `sandbox.ftl` whose ids begin with `sandbox-page`."""

from functools import lru_cache

from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import figures
from rules.core.words import LANGS, Words, keys, nearest, own_name
from rules.games import GAMES

PREFIX = "sandbox-page-"
ARGUMENTS = ("name", "it", "count", "least", "most")
"""The names of arguments that these messages may use; the page fills in the values itself."""


@lru_cache
def spoken(lang: str) -> dict[str, object]:
    """Return `{"lang", "languages": {lang: own name}, "words": {key: words}, "games": [...]}`.

    Arguments stand in the words as `{name}`.
    """
    lang = nearest(lang)
    words = Words(lang)
    places: dict[str, int | str | list[str]] = {name: f"{{{name}}}" for name in ARGUMENTS}
    return {
        "lang": lang,
        "languages": {each: own_name(each) for each in LANGS},
        "words": {
            key.removeprefix(PREFIX): words.say(Text(key=key, args=places))
            for key in keys(lang)
            if key.startswith(PREFIX)
        },
        "games": [_game(game, words) for game in GAMES.values()],
    }


def _game(game: AnyGame, words: Words) -> dict[str, str]:
    """Return a game at a glance: `key`, `name`, `about`, and `figures`: players, length and weight."""
    name, about = (words.say(Text(key=f"{game.key}.{key}")) for key in ("name", "about"))
    return {"key": game.key, "name": name, "figures": figures(game, words), "about": about}
