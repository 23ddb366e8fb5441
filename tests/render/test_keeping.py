"""Kept pictures: they are stored where there is room, and cost nothing where there is none."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from render import store
from render.core.drawing.ground import Grounds
from render.core.pictures import Picture
from render.store import PictureStore, forget
from render.worker import made
from tests.render.asking import request
from tests.render.test_store import PICTURE, asked
from tests.render.views import early


@contextmanager
def full_disk() -> Iterator[None]:
    """A hundred bytes of a file can be written, and then there is no more space."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_costs_nobody_a_picture_and_keeps_no_half_files(tmp_path: Path) -> None:
    grounds = Grounds(tmp_path / "grounds")
    large = Picture(PICTURE.png * 100, PICTURE.alt, PICTURE.text, PICTURE.width, PICTURE.height)
    with full_disk():
        drawn = made(request(early(2)), grounds)
        PictureStore(tmp_path / "pictures").put(asked(1), large)
    assert isinstance(drawn, Picture), drawn
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert left == []


def test_grounds_that_a_full_disk_could_not_keep_are_not_noted_as_kept(tmp_path: Path) -> None:
    for full in (True, False):
        grounds = Grounds(tmp_path / "grounds")
        if full:
            with full_disk():
                made(request(early(2)), grounds)
        else:
            made(request(early(2)), grounds)
        grounds.note_all_of("bellum")
        assert grounds.has_all_of("bellum") is not full


def test_a_folder_of_grounds_that_can_not_be_made_costs_nobody_a_picture(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_bytes(b"")
    grounds = Grounds(tmp_path / "blocked" / "grounds")
    assert isinstance(made(request(early(2)), grounds), Picture)
    grounds.note_all_of("bellum")
    assert not grounds.has_all_of("bellum")


def test_only_our_own_files_make_room(tmp_path: Path) -> None:
    foreign = [tmp_path / name for name in ("holidays.webp", "f" * 63 + ".webp", "1.picture")]
    for path in foreign:
        path.write_bytes(b"x" * 1000)
    ours = tmp_path / f"{'0a' * 32}.webp"
    ours.write_bytes(b"x" * 1000)
    forget(tmp_path, "webp", 0)
    PictureStore(tmp_path, in_folder=0).put(asked(1), PICTURE)
    assert sorted(tmp_path.iterdir()) == sorted(foreign)
    assert store.OURS.fullmatch(store.key_of(asked(1)))
