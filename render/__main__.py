"""`python -m render GAME`: draw a position that a game reaches by playing itself.

A wrong value ends in one line and exit code 2.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from render.core.pictures import SCENES, THEMES, PictureRequest
from render.positions import NAMES, view_after
from render.scene import GAMES, draw
from rules.core.words import LANGS
from rules.games import GAMES as RULES

LARGEST = 4.0


class Mistake(Exception):  # noqa: N818 - of the caller
    """Said in one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Draw one picture into a file; the exit code."""
    args = parser().parse_args(argv)
    try:
        return run(args)
    except (Mistake, OSError) as mistake:
        print(mistake, file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(
        prog="python -m render", description="Draw a position that a game reaches by playing itself."
    )
    found.add_argument("game", choices=sorted(GAMES))
    found.add_argument("--seats", type=int, default=4)
    found.add_argument("--seed", default="1", help="any text; the same text gives the same game")
    found.add_argument("--decisions", type=int, help="how many answers in; without it, the end of the game")
    found.add_argument("--scene", choices=(*SCENES, "how"), default="board")
    found.add_argument("--seat", type=int, help="whose view, from 0; without it, a spectator's")
    found.add_argument("--card", help="for the scene card: its id, such as creature:orc_raider_1")
    found.add_argument("--of", choices=("board", "hand"), default="board", help="for the scene how")
    found.add_argument("--lang", choices=LANGS, default=LANGS[0])
    found.add_argument("--theme", choices=THEMES, default=THEMES[0])
    found.add_argument("--scale", type=float, default=1.0, help="pixels to the unit")
    found.add_argument("--out", type=Path, required=True, help="the PNG file")
    found.add_argument("--text", action="store_true", help="print the full text as well")
    return found


def run(args: argparse.Namespace) -> int:
    """Draw what the arguments ask for. Raises `Mistake`."""
    request = PictureRequest(
        game=args.game,
        scene=args.scene,
        view=view_after(args.game, args.seats, args.seed, args.decisions, checked(args)),
        names=NAMES[: args.seats],
        lang=args.lang,
        scale=args.scale,
        theme=args.theme,
        detail=args.of if args.scene == "how" else args.card or "",
    )
    try:
        picture = draw(request)
    except KeyError as unknown:
        raise Mistake(f"no such card: {unknown.args[0]}") from None
    except ValueError as reason:
        raise Mistake(f"no {args.scene} here: {reason}") from None
    args.out.write_bytes(picture.png)
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.png) // 1024} KB")
    print(picture.text if args.text else picture.alt)
    return 0


def checked(args: argparse.Namespace) -> int | None:
    """The seat whose view it is, after a look at all numbers. Raises `Mistake`."""
    seats = RULES[args.game].seats
    if args.seats not in seats:
        raise Mistake(f"{args.game} has {seats[0]} to {seats[-1]} seats, not {args.seats}")
    if args.seat is not None and args.seat not in range(args.seats):
        raise Mistake(f"there is no seat {args.seat}: they are 0 to {args.seats - 1}")
    if args.decisions is not None and args.decisions < 0:
        raise Mistake(f"{args.decisions} decisions: there must be 0 or more")
    if not 0.1 <= args.scale <= LARGEST:
        raise Mistake(f"the scale is 0.1 to {LARGEST:g}, not {args.scale:g}")
    if args.scene == "card" and not args.card:
        raise Mistake("which card? --card creature:orc_raider_1")
    seat: int | None = args.seat
    return seat


if __name__ == "__main__":
    raise SystemExit(main())
