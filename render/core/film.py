"""A series of pictures as one animated WebP file."""

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

MOST = 8_000_000  # bytes; Discord takes 10 MiB from a bot
EFFORT = 2  # of WebP's methods 0 to 6, measured on boards


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture, a PNG file with a palette, and how many milliseconds it stays.

    `closing`: it comes after the boards, and is fitted to their size.
    """

    png: bytes
    stay: int
    closing: bool = False


def encode(frames: Sequence[Frame], most: int = MOST) -> bytes:
    """Return the film as a lossless WebP file that loops.

    If it exceeds `most` bytes, every other board is dropped, but never the end. Raises `ValueError` without
    frames.
    """
    if not frames:
        raise ValueError("a film without pictures")
    film = _webp(frames)
    fewer = halved(frames)
    return film if len(film) <= most or len(fewer) == len(frames) else encode(fewer, most)


def length(film: bytes) -> int:
    """Count the pictures of a film."""
    with Image.open(io.BytesIO(film)) as opened:
        return int(getattr(opened, "n_frames", 1))


def halved(frames: Sequence[Frame]) -> list[Frame]:
    """Return every other board, and always the end; each also stays for the time of those it replaces."""
    end = next((n for n, frame in enumerate(frames) if frame.closing), len(frames) - 1)
    rest = list(reversed(frames[:end]))
    pairs = [rest[i : i + 2] for i in range(0, len(rest), 2)]
    return [*(Frame(p[0].png, sum(f.stay for f in p)) for p in reversed(pairs)), *frames[end:]]


def _webp(frames: Sequence[Frame]) -> bytes:
    pictures = [Image.open(io.BytesIO(frame.png)) for frame in frames]
    boards = [each for each, frame in zip(pictures, frames, strict=True) if not frame.closing] or pictures
    size = (max(each.width for each in boards), max(each.height for each in boards))
    first, *others = [_padded(_fitted(each, size), size) for each in pictures]
    out = io.BytesIO()
    first.save(
        out,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[frame.stay for frame in frames],
        loop=0,
        lossless=True,  # also the smallest, for flat colours
        method=EFFORT,
        quality=0,  # for lossless pictures this means effort, not quality
    )
    return out.getvalue()


def _fitted(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return the picture, reduced if it is larger than the film."""
    if picture.width <= size[0] and picture.height <= size[1]:
        return picture
    small = picture.convert("RGB")
    small.thumbnail(size, Image.Resampling.LANCZOS)
    return small


def _padded(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return the picture centred in the film's size, on its corner colour."""
    if picture.size == size:
        return picture
    ground = Image.new(picture.mode, size, picture.getpixel((0, 0)))
    if palette := picture.getpalette():
        ground.putpalette(palette)
    ground.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2))
    return ground
