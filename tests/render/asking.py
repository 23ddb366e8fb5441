"""Requests for pictures of Bellum Magica."""

from typing import Any

from render.core.pictures import Request
from render.scene import GAMES
from rules.bellum.view import BellumView

NAMES = ("Ana", "Bruna", "Caio", "Davi", "Edu")
LONG = ("Wwwwwwwwwwwwwwwwwwww", "Mariana 🎲 Wong", "Ñandú Ção", "Илья Муромец", "龍")


def request(view: BellumView, scene: str = "board", **more: Any) -> Request:
    """A request for a picture at a quarter of its size, unless it says otherwise."""
    given = {"names": NAMES[: len(view.lords)], "scale": 0.25, **more}
    json = GAMES["bellum"].seen.dump_json(view).decode()
    return Request(game="bellum", scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks it
