"""Films: pictures one after the other in a file, made once for all who ask."""

import asyncio
import gc
import io
from collections.abc import Callable, Sequence
from multiprocessing import Pipe
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from render import worker
from render.core.film import Frame, encode, halved, length
from render.core.pictures import Picture, PictureRequest
from render.films import MOST, Films, Making, Shot, join
from render.pool import Pool, Undrawn
from rules.core.decisions import Rejected
from rules.core.text import Text
from tests.render.asking import request
from tests.render.views import early

UNDRAWN = Undrawn(Text(key="picture.undrawn.failed"))


def png(colour: int, size: tuple[int, int] = (40, 30)) -> bytes:
    """A picture of one colour, with a palette."""
    picture = Image.new("P", size, 1)
    picture.putpalette([0, 0, 0, colour, 255 - colour, 7])
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def noise(seed: int) -> bytes:
    """A picture that takes room."""
    picture = Image.effect_noise((200, 200), 90 + seed).convert("P")
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def shown(film: bytes) -> list[tuple[tuple[int, ...], int]]:
    """The colour in the middle of each picture, and how long it stays."""
    found = []
    for picture in ImageSequence.Iterator(Image.open(io.BytesIO(film))):
        picture.load()
        middle = picture.convert("RGB").getpixel((picture.width // 2, picture.height // 2))
        assert isinstance(middle, tuple)
        found.append((middle, picture.info["duration"]))
    return found


def in_folder(folder: Path) -> list[Path]:
    """The films that are kept."""
    return list(folder.iterdir())


# --- the file --------------------------------------------------------------------------------------------


def test_a_film_shows_each_picture_in_its_colours_and_for_its_time() -> None:
    film = encode([Frame(png(10), 700), Frame(png(20), 1800), Frame(png(30), 6000)])
    assert shown(film) == [((10, 245, 7), 700), ((20, 235, 7), 1800), ((30, 225, 7), 6000)]
    assert Image.open(io.BytesIO(film)).info["loop"] == 0


def test_pictures_of_different_sizes_stand_in_the_middle() -> None:
    film = encode([Frame(png(10), 700), Frame(png(20, (60, 80)), 700), Frame(png(30), 700)])
    assert Image.open(io.BytesIO(film)).size == (60, 80)
    assert [colour for colour, _ in shown(film)] == [(10, 245, 7), (20, 235, 7), (30, 225, 7)]


def test_a_smaller_picture_has_as_much_room_on_each_side() -> None:
    dotted = Image.open(io.BytesIO(png(10, (20, 10))))
    dotted.putpixel((0, 0), 1)
    for dot in ((10, 5), (1, 0), (0, 1)):
        dotted.putpixel(dot, 0)
    out = io.BytesIO()
    dotted.save(out, "PNG")
    film = Image.open(io.BytesIO(encode([Frame(out.getvalue(), 700), Frame(png(20, (60, 80)), 700)])))
    first = film.convert("RGB")
    dots = [(x, y) for x in range(60) for y in range(80) if first.getpixel((x, y)) == (0, 0, 0)]
    assert dots == [(20, 35 + 1), (20 + 1, 35), (20 + 10, 35 + 5)], "on the colour of its corner"


def test_a_podium_and_a_story_that_are_larger_than_the_boards_are_reduced() -> None:
    closing = [Frame(png(20, (400, 200)), 700, closing=True), Frame(png(30, (800, 600)), 700, closing=True)]
    film = encode([Frame(png(10), 700), *closing])
    assert Image.open(io.BytesIO(film)).size == (40, 30)
    assert [colour for colour, _ in shown(film)] == [(10, 245, 7), (20, 235, 7), (30, 225, 7)]


def test_the_end_of_a_film_that_is_too_large_is_kept() -> None:
    frames = [
        *(Frame(bytes([n]), 10) for n in range(5)),
        *(Frame(bytes([n]), 9, closing=True) for n in (7, 8)),
    ]
    assert halved(frames) == [
        *(Frame(b"\0", 10), Frame(b"\2", 20), Frame(b"\4", 20)),
        *(Frame(b"\7", 9, closing=True), Frame(b"\x08", 9, closing=True)),
    ]
    assert length(encode([Frame(noise(1), 100), Frame(noise(2), 100, closing=True)], 10)) == 2, "no fewer"


def test_a_film_that_is_too_large_loses_pictures_and_no_time() -> None:
    frames = [Frame(noise(n), 100 + n) for n in range(8)]
    whole = encode(frames)
    smaller = encode(frames, len(whole) // 3)
    assert len(smaller) <= len(whole) // 3
    kept = shown(smaller)
    assert len(kept) < 8
    assert sum(stay for _, stay in kept) == sum(frame.stay for frame in frames)
    assert kept[-1] == shown(whole)[-1]


def test_one_picture_is_a_film_whatever_its_size() -> None:
    assert encode([Frame(noise(1), 100)], 10)


def test_a_film_knows_how_many_pictures_it_shows() -> None:
    assert length(encode([Frame(png(n), 100) for n in (10, 20, 30)])) == 3
    assert length(encode([Frame(png(10), 100)])) == 1


def test_of_two_pictures_the_later_one_stands_for_both() -> None:
    frames = [Frame(bytes([n]), 10) for n in range(6)]
    assert halved(frames) == [Frame(b"\0", 10), Frame(b"\2", 20), Frame(b"\4", 20), Frame(b"\5", 10)]


def test_without_pictures_there_is_no_film() -> None:
    with pytest.raises(ValueError, match="without pictures"):
        encode([])


# --- making it -------------------------------------------------------------------------------------------


class Studio:
    """Draws pictures of one colour each, and counts."""

    def __init__(self, folder: Path | None = None, fails: frozenset[int] = frozenset()) -> None:
        self.drawn: list[int] = []
        self.joined = 0
        self.asked = 0  # for the shots of a film
        self.may_draw = asyncio.Event()
        self.fails = fails
        self.films = Films(self.draw, self.join, folder)

    async def draw(self, wanted: PictureRequest) -> Picture | Undrawn:
        await self.may_draw.wait()
        number = int(wanted.detail)
        self.drawn.append(number)
        return UNDRAWN if number in self.fails else Picture(png(number), "", "", 40, 30)

    async def join(self, frames: Sequence[Frame]) -> bytes | Undrawn:
        self.joined += 1
        return await join(frames)


def shots(count: int) -> list[Shot]:
    board = PictureRequest(game="bellum", scene="board", view="{}", names=())
    return [Shot(board.model_copy(update={"detail": str(n)}), 700) for n in range(count)]


def making(studio: Studio, count: int, owner: int = 1) -> Making:
    """The film of so many pictures, which carries its number of pictures as its name."""

    async def asked() -> list[Shot]:
        studio.asked += 1
        return shots(count)

    return studio.films.make(str(count), owner, asked)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - of what a test looks into
            await asyncio.sleep(0.001)


async def made(studio: Studio, count: int) -> bytes | Undrawn | None:
    studio.may_draw.set()
    return await making(studio, count).film(20)


async def test_two_who_ask_at_once_wait_for_the_same_film_and_see_how_far_it_is() -> None:
    studio = Studio()
    first, second = making(studio, 3), making(studio, 3)
    await until(lambda: first.total)
    other = making(studio, 2)
    assert await first.film(0) is None
    assert (first.drawn, first.total) == (0, 3)
    assert (other.drawn, other.total) == (0, 0), "it waits for its turn"
    studio.may_draw.set()
    both = [await each.film(20) for each in (first, second)]
    assert both[0] is both[1]
    assert first is second is not other
    await other.film(20)
    assert (first.drawn, studio.joined) == (3, 2)


async def test_a_film_is_kept_between_runs(tmp_path: Path) -> None:
    film = await made(Studio(tmp_path), 3)
    again = Studio(tmp_path)
    assert await made(again, 3) == film
    assert (again.drawn, again.joined, again.asked) == ([], 0, 0), "no game is run for it"


async def test_a_picture_that_cannot_be_drawn_is_left_out_and_the_film_not_kept(tmp_path: Path) -> None:
    film = await made(Studio(tmp_path, fails=frozenset({1})), 3)
    assert isinstance(film, bytes)
    assert [colour[0] for colour, _ in shown(film)] == [0, 2]
    assert in_folder(tmp_path) == []


async def test_a_film_that_can_not_be_kept_is_shown_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "no-folder"
    file.write_text("")
    assert isinstance(await made(Studio(file / "films"), 3), bytes)
    assert "a film could not be kept: NotADirectoryError" in caplog.text


async def test_a_kept_film_that_can_not_be_read_is_made_anew(tmp_path: Path) -> None:
    film = await made(Studio(tmp_path), 2)
    [file] = in_folder(tmp_path)
    file.unlink()
    file.mkdir()
    again = Studio(tmp_path)
    assert await made(again, 2) == film
    assert again.drawn == [0, 1]


async def test_without_any_picture_there_is_none() -> None:
    assert await made(Studio(fails=frozenset({0, 1})), 2) == UNDRAWN


async def test_what_is_stopped_is_made_anew_when_somebody_asks_again(tmp_path: Path) -> None:
    studio = Studio(tmp_path)
    making(studio, 3)
    await asyncio.sleep(0)
    await studio.films.stop()
    assert await made(studio, 3)


async def test_old_films_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio(tmp_path)
    await made(studio, 2)
    [first] = in_folder(tmp_path)
    monkeypatch.setattr("render.films.IN_FOLDER", 2 * first.stat().st_size)
    await made(studio, 3)
    [second] = in_folder(tmp_path)
    assert second != first


async def test_owners_take_turns_and_each_has_only_a_few_films_in_the_making() -> None:
    studio = Studio()
    many = []
    for count in range(2, 7):
        film = making(studio, count, owner=1)
        many.append(film)
        await until(lambda: studio.films._waiting[1] == len(many) or film.task.done())  # noqa: B023 - now
    other = making(studio, 9, owner=2)
    await until(lambda: studio.films._waiting[2])
    studio.may_draw.set()
    films = [await each.film(20) for each in many]
    refused = [film.why.key for film in films if isinstance(film, Undrawn)]
    assert refused == ["picture.undrawn.line"] * (len(many) - MOST)
    assert isinstance(await other.film(20), bytes)
    assert studio.drawn == [0, 1, *range(3), *range(9), *range(4)], "the other owner's before the third"
    assert isinstance(await making(studio, 12, owner=1).film(20), bytes), "and later there is room again"


async def test_what_the_shots_refuse_is_told_to_who_waits() -> None:
    async def refused() -> list[Shot]:
        raise Rejected(Text(key="table.refused.line"))

    film = Studio().films.make("film", 1, refused)
    with pytest.raises(Rejected):
        await film.film(20)


# --- by a process, and whose turn it is ------------------------------------------------------------------


async def test_a_film_that_fails_with_nobody_waiting_is_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    studio = Studio()

    async def broken() -> list[Shot]:
        raise Rejected(Text(key="discord.refused.which"))

    studio.films.make("broken", 1, broken)
    await until(lambda: not studio.films._making)
    gc.collect()
    await asyncio.sleep(0)
    assert not caplog.records


def test_a_process_that_is_nice_gives_way_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr("os.nice", done.append)
    for nice in (7, 0):
        line, other = Pipe()
        other.close()
        worker.serve(line, None, nice)
    assert done == [7]


@pytest.mark.nightly
async def test_a_pool_that_is_nice_starts_late_and_makes_films(tmp_path: Path) -> None:
    async with Pool(folder=tmp_path, nice=True) as pool:
        film = await pool.film([Frame(png(10), 700), Frame(png(20), 700)])
        assert isinstance(film, bytes)
        assert len(shown(film)) == 2
        assert isinstance(await pool.film([]), Undrawn)
        assert isinstance(await pool.draw(request(early(2))), Picture)
