"""Requests for pictures of Dwar7s Fall."""

from typing import Any

from render.core.pictures import Request
from render.scene import GAMES
from rules.dwar7s.view import Dwar7sView
from tests.render.asking import LONG, NAMES

__all__ = ("LONG", "NAMES", "request")


def request(view: Dwar7sView, scene: str = "board", **more: Any) -> Request:
    """A request for a picture at a quarter of its size, unless it says otherwise."""
    given = {"names": NAMES[: len(view.clans)], "scale": 0.25, **more}
    json = GAMES["dwar7s"].seen.dump_json(view).decode()
    return Request(game="dwar7s", scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks it
