"""A cache of finished pictures, in memory and in a limited folder."""

import hashlib
import json
import re
from collections import OrderedDict
from contextlib import suppress
from itertools import accumulate, pairwise
from pathlib import Path
from threading import Lock

from render.core.drawing.ground import version
from render.core.keeping import keep
from render.core.pictures import Picture, PictureRequest

IN_MEMORY = 64  # pictures
IN_FOLDER = 200 * 2**20  # bytes
OURS = re.compile(r"[0-9a-f]{64}")  # the names of our files; others in the folder are somebody else's


class PictureStore:
    """Pictures by request and renderer version; the least recently used are dropped first.

    Hands, which are for one reader only, are never written to the folder.
    """

    def __init__(
        self, folder: Path | None = None, in_memory: int = IN_MEMORY, in_folder: int = IN_FOLDER
    ) -> None:
        self.folder = folder
        self.in_memory = in_memory
        self.in_folder = in_folder
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._lock = Lock()

    def get(self, request: PictureRequest) -> Picture | None:
        """The picture, if it is cached."""
        key = key_of(request)
        found = self._kept.get(key) or self._read(key)
        if found is not None:
            self._keep(key, found)
        return found

    def put(self, request: PictureRequest, picture: Picture) -> None:
        """Keep a picture."""
        key = key_of(request)
        self._keep(key, picture)
        if self.folder is None or request.scene == "hand":
            return
        data = packed(picture)
        if keep(self.folder / f"{key}.picture", lambda file: file.write_bytes(data), "a picture"):
            forget(self.folder, "picture", self.in_folder)

    def _keep(self, key: str, picture: Picture) -> None:
        with self._lock:  # the pool calls from several threads
            self._kept[key] = picture
            self._kept.move_to_end(key)
            while len(self._kept) > self.in_memory:
                self._kept.popitem(last=False)

    def _read(self, key: str) -> Picture | None:
        if self.folder is None:
            return None
        file = self.folder / f"{key}.picture"
        try:
            found = unpacked(file.read_bytes())
            file.touch()  # used just now
        except (OSError, ValueError):
            return None
        return found


def forget(folder: Path, ending: str, room: int) -> None:
    """Delete the least recently used of our files with this ending until the others fit the limit."""
    size = 0
    with suppress(OSError):  # somebody else tidies up as well
        files = [(file.stat(), file) for file in folder.glob(f"*.{ending}") if OURS.fullmatch(file.stem)]
        for about, file in sorted(files, key=lambda pair: -pair[0].st_mtime_ns):
            size += about.st_size
            if size > room:
                file.unlink(missing_ok=True)


def key_of(request: PictureRequest) -> str:
    """A digest of the request and of the renderer's version."""
    return hashlib.sha256(f"{version(request.game)} {request.model_dump_json()}".encode()).hexdigest()


def packed(picture: Picture) -> bytes:
    """A picture as bytes: a line of JSON for the words, then the PNG file, and its further parts."""
    words = {"alt": picture.alt, "text": picture.text, "width": picture.width, "height": picture.height}
    files = [picture.png, *picture.more]
    head = json.dumps({**words, "spares": picture.spares, "sizes": [len(file) for file in files]})
    return head.encode() + b"\n" + b"".join(files)


def unpacked(data: bytes) -> Picture:
    """The picture in these bytes. Raises `ValueError`."""
    head, _, rest = data.partition(b"\n")
    words = json.loads(head)
    ends = [0, *accumulate(words.pop("sizes"))]
    if ends[-1] != len(rest):
        raise ValueError("not whole")
    png, *more = (rest[first:last] for first, last in pairwise(ends))
    return Picture(png=png, more=tuple(more), spares=tuple(words.pop("spares")), **words)
