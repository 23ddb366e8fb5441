"""Version of the search: a digest of all code and data that an answer depends on besides the game so far."""

import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from rules.core.data import hints_of
from rules.core.game import AnyGame

CORE = Path(__file__).resolve().parents[1]


def version_of(game: AnyGame) -> str:
    """Return the digest of the rules of a game and of the search. Another one may come to another answer."""
    module = next(iter(game.phases.values())).__module__
    return _digest(game.key, module)


@lru_cache
def _digest(key: str, module: str) -> str:
    parts = module.split(".")
    package = sys.modules[".".join(parts[:2] if parts[0] == "rules" else parts[:1])].__file__
    assert package is not None
    digest = sha256()
    for folder, ending in ((CORE, "*.py"), (Path(package).parent, "*.py"), (hints_of(key), "*.toml")):
        for file in sorted(folder.rglob(ending)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
