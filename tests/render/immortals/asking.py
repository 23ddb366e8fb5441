"""Requests for pictures of Immortals."""

from typing import Any

from render.core.pictures import Request
from render.scene import GAMES
from rules.immortals.view import ImmortalsView
from tests.render.asking import LONG, NAMES

__all__ = ("LONG", "NAMES", "request")


def request(view: ImmortalsView, scene: str = "board", **more: Any) -> Request:
    """A request for a picture at a quarter of its size, unless it says otherwise."""
    given = {"names": NAMES[: len(view.players)], "scale": 0.25, **more}
    json = GAMES["immortals"].seen.dump_json(view).decode()
    return Request(game="immortals", scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks it
