"""The games, by key: ours, and those from packages that the operator has named.

A game is known to everything else once it stands here.
"""

from collections.abc import Mapping
from importlib.metadata import EntryPoint

from rules.core.data import BROUGHT
from rules.core.decisions import Rejected
from rules.core.game import AnyGame, Game
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words, language
from rules.packages import RULES, SETTING, USUAL, Unfit, entry_of, game_of, object_of, said, wanted

OURS = (
    EntryPoint("bellum", "rules.bellum:GAME", RULES),
    EntryPoint("kemet", "rules.kemet:GAME", RULES),
    EntryPoint("immortals", "rules.immortals:GAME", RULES),
    EntryPoint("dwar7s", "rules.dwar7s:GAME", RULES),
    EntryPoint("calamandara", "rules.calamandara:GAME", RULES),
)
GAMES: dict[str, AnyGame] = {entry.name: object_of(entry, Game) for entry in OURS}
ENTRIES: dict[str, EntryPoint] = {entry.name: entry for entry in OURS}  # where the rules of each game are
LEFT_OUT: dict[str, str] = {}  # games that the operator has named and that do not fit: why, in one line


def add(entry: EntryPoint) -> None:
    """List a game from a package, with its words and data. Raises `Unfit`."""
    if entry.name in GAMES:
        raise Unfit(f"{said(entry)}: {said(ENTRIES[entry.name])} has this key: give the game another one")
    GAMES[entry.name], BROUGHT[entry.name] = game_of(entry)
    ENTRIES[entry.name] = entry
    if entry.name in USUAL:
        _put_first(entry.name)
    _read_again()


def _put_first(name: str) -> None:
    """List a game before all others: it is small, and made to be a player's first."""
    for other in [key for key in GAMES if key != name]:
        GAMES[other] = GAMES.pop(other)


def drop(name: str) -> None:
    """Take a game from a package off the list."""
    del GAMES[name], ENTRIES[name], BROUGHT[name]
    _read_again()


def leave_out(name: str, why: Unfit) -> None:
    """Note why a game does not fit, and take it off the list if it is there. The others run."""
    LEFT_OUT[name] = str(why)
    if name in BROUGHT:
        drop(name)


def _read_again() -> None:
    """Clear the caches of words and hints."""
    language.cache_clear()
    ui.cache_clear()


def all_games() -> Mapping[str, AnyGame]:
    """All games. A function, because another process can only be given a function's name."""
    return GAMES


def find(name: str) -> AnyGame:
    """The game with this key or title, in any language; a beginning that fits only one game is enough.

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
    return [_plain(name) for name in (key, *(Words(lang).title(key) for lang in LANGS))]


def _plain(name: str) -> str:
    """The text without case, spaces and punctuation, so that `bellum_magica` equals `Bellum Magica`."""
    return "".join(c for c in name.casefold() if c.isalnum())


for each in wanted():
    try:
        if each in GAMES:
            raise Unfit(f"{each}: it comes with the bot: take it out of {SETTING}")
        add(entry_of(RULES, each))
    except Unfit as unfit:
        leave_out(each, unfit)
