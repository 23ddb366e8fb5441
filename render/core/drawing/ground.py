"""Grounds: the parts of a picture that no move changes, drawn once and cached."""

import hashlib
import io
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path

import PIL
import resvg_py
from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.keeping import keep
from rules.core.data import BROUGHT

KEPT = 8  # grounds in memory, about 6 MB each
ROOT = Path(__file__).resolve().parents[3]


class Grounds:
    """A cache of grounds: in memory and, if a folder is given, in files for this version of the renderer."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._kept: OrderedDict[tuple[str, ...], Image.Image] = OrderedDict()
        self._whole = True  # whether the folder could keep all that was drawn

    def get(self, key: tuple[str, ...], draw: Callable[[], Canvas]) -> Image.Image:
        """Return the ground with this key, drawn by `draw` if it is not cached.

        It is shared: do not change it. A key begins with the game's key and a hyphen.
        """
        found = self._kept.pop(key, None) or self._load(key) or self._store(key, draw().image)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def has_all_of(self, game: str) -> bool:
        """Return whether `note_all_of` has said that the grounds of most of a game's tables are stored."""
        return self.folder is not None and self._mark(self.folder, game).exists()

    def note_all_of(self, game: str) -> None:
        """Record that the grounds of most of a game's tables are stored, if the folder could keep them."""
        if self.folder is not None and self._whole:
            keep(self._mark(self.folder, game), Path.touch, "a note of grounds")

    @staticmethod
    def _mark(folder: Path, game: str) -> Path:
        return folder / f"{game}-all-{version(game)}"

    def _file(self, key: tuple[str, ...]) -> Path | None:
        game = key[0].partition("-")[0]
        return self.folder / f"{'-'.join(key)}-{version(game)}.png" if self.folder else None

    def _load(self, key: tuple[str, ...]) -> Image.Image | None:
        file = self._file(key)
        if file is None:
            return None
        try:
            with Image.open(io.BytesIO(file.read_bytes())) as stored:
                return stored.convert("RGB")
        except OSError:
            return None  # not there, or cut short by a crash: it is drawn again

    def _store(self, key: tuple[str, ...], ground: Image.Image) -> Image.Image:
        file = self._file(key)
        if file is not None:
            write = partial(ground.save, format="PNG", compress_level=1)
            self._whole &= keep(file, write, "the ground of a picture")
        return ground


def version(game: str = "") -> str:
    """Return the renderer's version: a digest of everything that a picture depends on besides the request.

    With the key of a game, a picture of that game: those of ours do not depend on packages of others.
    """
    if game and (ROOT / "rules" / game).is_dir():
        return version_of(())
    return version_of((BROUGHT[game],) if game in BROUGHT else tuple(sorted(BROUGHT.values())))


@lru_cache
def version_of(brought: tuple[Path, ...]) -> str:
    """Do as `version` does, with the games from packages whose data are in these folders."""
    digest = hashlib.sha256(f"{PIL.__version__} {resvg_py.__version__}".encode())
    code = (ROOT / "render", ROOT / "rules", *(folder.parent for folder in brought))
    data = (ROOT / "data", *brought)
    for folder, ending in (*((each, "*.py") for each in code), *((each, "*.*") for each in data)):
        for file in sorted(folder.rglob(ending)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
