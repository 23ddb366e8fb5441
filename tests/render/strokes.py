"""Parts of a picture without drawing it: boxes, lines of text, icons and shapes."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PIL import Image

from render.core.drawing.canvas import Canvas
from render.core.drawing.ground import Grounds
from render.core.pictures import PictureRequest
from render.positions import taught
from render.scene import pictures_of, style_of

SILENT = ("box", "ring", "icon", "sprite", "layer", "textured")  # methods of a canvas that give nothing back
WRITTEN = ("text", "fitted", "paragraph")  # these may be given more room than today's words need
SCALE = 0.25  # of texts, which are measured
NUMBER = re.compile(r"-?\d+\.\d+")
Strokes = list[str]


@contextmanager
def noted() -> Iterator[Strokes]:
    """Write down what is drawn during the block instead of drawing it."""
    found: Strokes = []

    def only_noted(name: str) -> Callable[..., None]:
        return lambda canvas, *args, **more: found.append(said(name, args, more))

    def covered(canvas: Canvas, shapes: str) -> Image.Image:
        """Cover all; with lines all but the right quarter, so that something is beside them."""
        found.append(said("coverage", (shapes,), {}))
        mask = Image.new("L", canvas.image.size, 255)
        mask.paste(
            0, (3 * mask.width // 4 if "stroke=" in shapes else mask.width, 0, mask.width, mask.height)
        )
        return mask

    def noted_too(name: str) -> Callable[..., Any]:
        write = getattr(Canvas, name)

        def written(canvas: Canvas, *args: object, **more: object) -> Any:
            found.append(said(name, args, more))
            return write(canvas, *args, **more)

        return written

    instead: dict[str, Any] = {
        **{name: only_noted(name) for name in SILENT},
        **{name: noted_too(name) for name in WRITTEN},
        "coverage": covered,
    }
    with patch.multiple(Canvas, **instead), patch.object(Canvas, "_fill", lambda *args: None):
        yield found


def said(name: str, args: tuple[object, ...], more: Mapping[str, object]) -> str:
    """A stroke in words. Numbers are rounded, since machines differ in their last digits."""
    told = [arg.size if isinstance(arg, Image.Image) else arg for arg in args]
    return NUMBER.sub(lambda number: f"{float(number[0]):.1f}", f"{name} {told} {more or ''}")


def strokes_of(asked: PictureRequest, grounds: Grounds) -> Strokes:
    """The size of a picture, and its strokes."""
    pictures = pictures_of(asked)
    style = style_of(asked.model_copy(update={"scale": SCALE}), grounds)
    view = taught(asked.game) if asked.scene == "how" else pictures.seen.validate_json(asked.view)
    with noted() as strokes:
        canvas = pictures.draw(view, asked.scene, asked.detail, style)
    return [f"{canvas.width} {canvas.height}", *strokes]
