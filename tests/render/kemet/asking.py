"""Requests for pictures of Kemet."""

from typing import Any

from render.core.pictures import Request
from render.scene import GAMES
from rules.kemet.view import KemetView
from tests.render.asking import LONG, NAMES

__all__ = ("LONG", "NAMES", "request")


def request(view: KemetView, scene: str = "board", **more: Any) -> Request:
    """A request for a picture at a quarter of its size, unless it says otherwise."""
    given = {"names": NAMES[: len(view.gods)], "scale": 0.25, **more}
    json = GAMES["kemet"].seen.dump_json(view).decode()
    return Request(game="kemet", scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks it
