"""Finished pictures are kept, and not too many of them."""

import os
from pathlib import Path

import pytest

from render.core.pictures import Picture, PictureRequest
from render.store import PictureStore, packed, unpacked

PICTURE = Picture(b"\x89PNG\n{}\n", "alt\ntext é", "full\ntext", 1600, 1336)


def asked(number: int, scene: str = "board") -> PictureRequest:
    return PictureRequest.model_validate({"game": "bellum", "scene": scene, "view": str(number), "names": ()})


def test_a_picture_survives_being_written() -> None:
    assert unpacked(packed(PICTURE)) == PICTURE


def test_what_was_put_is_there_again() -> None:
    store = PictureStore()
    assert store.get(asked(1)) is None
    store.put(asked(1), PICTURE)
    assert store.get(asked(1)) == PICTURE
    assert store.get(asked(2)) is None


def test_memory_forgets_what_was_used_longest_ago() -> None:
    store = PictureStore(in_memory=2)
    for number in (1, 2):
        store.put(asked(number), PICTURE)
    store.get(asked(1))
    store.put(asked(3), PICTURE)
    assert [store.get(asked(number)) is not None for number in (1, 2, 3)] == [True, False, True]


def test_the_folder_outlives_the_store(tmp_path: Path) -> None:
    PictureStore(tmp_path).put(asked(1), PICTURE)
    assert PictureStore(tmp_path).get(asked(1)) == PICTURE


def test_the_folder_stays_within_its_bound(tmp_path: Path) -> None:
    size = len(packed(PICTURE))
    store = PictureStore(tmp_path, in_memory=0, in_folder=3 * size)
    for number in range(6):
        store.put(asked(number), PICTURE)
        for age, file in enumerate(sorted(tmp_path.iterdir(), key=lambda one: -one.stat().st_mtime_ns)):
            os.utime(file, (1000 - age, 1000 - age))
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 3 * size
    assert [store.get(asked(number)) is not None for number in range(6)] == [False] * 3 + [True] * 3


@pytest.mark.parametrize(("room", "kept"), [(0, True), (-1, False)])
def test_a_picture_that_is_larger_than_the_whole_folder_is_not_kept_there(
    tmp_path: Path, room: int, kept: bool
) -> None:
    store = PictureStore(tmp_path, in_memory=0, in_folder=len(packed(PICTURE)) + room)
    for number in (1, 2):
        store.put(asked(number), PICTURE)
    assert store.get(asked(1)) is None
    assert (store.get(asked(2)) == PICTURE) is kept
    assert len(list(tmp_path.iterdir())) == kept


def test_a_hand_is_never_written(tmp_path: Path) -> None:
    store = PictureStore(tmp_path)
    store.put(asked(1, "hand"), PICTURE)
    assert store.get(asked(1, "hand")) == PICTURE
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_can_not_be_written_costs_nobody_the_picture(tmp_path: Path) -> None:
    blocked = tmp_path / "pictures"
    blocked.write_bytes(b"")
    store = PictureStore(blocked)
    store.put(asked(1), PICTURE)
    assert store.get(asked(1)) == PICTURE


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    PictureStore(tmp_path).put(asked(1), PICTURE)
    [file] = tmp_path.iterdir()
    file.write_bytes(b"{")
    assert PictureStore(tmp_path).get(asked(1)) is None
