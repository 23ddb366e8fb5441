"""The games, by key. A game is known to everything else once it stands here."""

from collections.abc import Mapping

from rules.bellum import GAME as BELLUM
from rules.calamandara import GAME as CALAMANDARA
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.dwar7s import GAME as DWAR7S
from rules.immortals import GAME as IMMORTALS
from rules.kemet import GAME as KEMET

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (BELLUM, KEMET, IMMORTALS, DWAR7S, CALAMANDARA)}


def all_games() -> Mapping[str, AnyGame]:
    """All games. A function, because another process can only be given a function's name."""
    return GAMES


def find(name: str) -> AnyGame:
    """The game with this key or title, in either language; a beginning that fits only one game is enough.

    Raises `Rejected`, which names the games.
    """
    given = _plain(name)
    names = {key: _names(key) for key in GAMES}
    exact = [key for key, known in names.items() if given in known]
    near = [key for key, known in names.items() if given and any(n.startswith(given) for n in known)]
    for found in (exact, near):
        if len(found) == 1:
            return GAMES[found[0]]
    raise Rejected(Text(key="core.refused.game", args={"given": name, "known": list(near or GAMES)}))


def _names(key: str) -> list[str]:
    titles = [Words(lang).say(Text(key=f"{key}.name")) for lang in LANGS]
    return [_plain(name) for name in (key, *titles)]


def _plain(name: str) -> str:
    """The text without case, spaces and punctuation, so that `bellum_magica` equals `Bellum Magica`."""
    return "".join(c for c in name.casefold() if c.isalnum())
