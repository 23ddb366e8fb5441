"""Requests for pictures of Bellum Magica, and how those of the other games are made."""

from typing import Any, Protocol

from render.core.pictures import PictureRequest
from tests.contract.listed import PICTURES

NAMES = ("Ana", "Bruna", "Caio", "Davi", "Edu")
LONG = ("Wwwwwwwwwwwwwwwwwwww", "Mariana 🎲 Wong", "Ñandú Ção", "Илья Муромец", "龍")


class Asker(Protocol):
    """Makes requests for pictures of a game."""

    def __call__(self, view: Any, scene: str = "board", **more: Any) -> PictureRequest:
        """A request for a picture at a quarter of its size, unless it says otherwise."""


def asker(game: str, players: str) -> Asker:
    """The requests of this game; `players` is the field of its views that has a row for each of them."""

    def request(view: Any, scene: str = "board", **more: Any) -> PictureRequest:
        given = {"names": NAMES[: len(getattr(view, players))], "scale": 0.25, **more}
        json = PICTURES[game].seen.dump_json(view).decode()
        return PictureRequest(game=game, scene=scene, view=json, **given)  # type: ignore[arg-type]  # pydantic checks it

    return request


request = asker("bellum", "lords")
