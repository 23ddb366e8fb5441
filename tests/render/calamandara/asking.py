"""Requests for pictures of Calamandara."""

from typing import Any

from render.core.pictures import Request
from render.scene import GAMES
from rules.calamandara.view import CalamandaraView
from tests.render.asking import LONG, NAMES

__all__ = ("LONG", "NAMES", "request")


def request(view: CalamandaraView, scene: str = "board", **more: Any) -> Request:
    """A request for a picture at a quarter of its size, unless it says otherwise."""
    given = {"names": NAMES[: len(view.travellers)], "scale": 0.25, **more}
    json = GAMES["calamandara"].seen.dump_json(view).decode()
    return Request(game="calamandara", scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks
