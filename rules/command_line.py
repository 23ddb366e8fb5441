"""The commands of `python -m rules`: list, play and record games; write and check those that are packages.

Every mistake of the caller ends in one line and exit code 2; playouts with failures exit with 1.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules.check import Uncheckable, check
from rules.core.decisions import Rejected, Seat
from rules.core.engine import load, start
from rules.core.flow import Event
from rules.core.game import AnyGame
from rules.core.search.sharp import kinds
from rules.core.selfplay.again import again
from rules.core.selfplay.playout import seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.selfplay.report import GameSeries, report
from rules.core.selfplay.transcript import transcript
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys
from rules.games import GAMES, LEFT_OUT, find
from rules.packages import Unfit
from rules.problem import Problem
from rules.skeleton import Unwritable, new
from rules.stored import careful, plain, read_file, ready
from rules.terminal import YOU, Describe, Terminal, podium, seats_of
from rules.translations import KINDS, faults


class Mistake(Exception):  # noqa: N818 - of the caller
    """A mistake of the caller, told in one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    args = parser().parse_args(argv)
    words = Words(getattr(args, "lang", "en"))
    for line in LEFT_OUT.values():
        print(line, file=sys.stderr)
    try:
        return int(args.run(args))
    except Rejected as refusal:
        print(plain(words.say(refusal.text)), file=sys.stderr)
    except (Mistake, Uncheckable, Unfit, Unwritable, OSError) as mistake:
        print(plain(str(mistake)), file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="python -m rules", description="Play the games without Discord.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="the games")
    listing.add_argument("--json", action="store_true", help="as JSON")
    listing.set_defaults(run=list_games)

    _playout(commands.add_parser("playout", help="play games by computer players and report"))

    play = commands.add_parser("play", help="play in the terminal, or open a stored game")
    _game(play, seats=False)
    play.add_argument("file", nargs="?", type=Path, help="opened if it is there, and written when you leave")
    play.add_argument("--seats", type=int, help="how many players (the fewest that the game allows)")
    play.add_argument(
        "--players", default=None, help="kinds, one a seat: you, steady, sharp, random (you in every seat)"
    )
    play.add_argument("--lang", default="en", choices=LANGS)
    play.set_defaults(run=play_game)

    words = commands.add_parser("words", help="what is missing, unused or too long in each language")
    words.add_argument("langs", nargs="*", metavar="LANG", help="only these (all)")
    words.set_defaults(run=check_words)

    _recording(commands.add_parser("record", help="record a whole game by computer players, also in words"))
    _packages(commands)
    return top


def write_skeleton(args: argparse.Namespace) -> int:
    """Write the skeleton of a game, and say what to do with it."""
    folder = new(args.name, args.folder)
    print(f"{folder}: a game that plays. All its tests: python -m rules check {folder}")
    return 0


def _packages(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    checking = commands.add_parser("check", help="run the contract's tests on a game from a package")
    checking.add_argument("package", help="a game's key, or a folder with a pyproject.toml")
    checking.add_argument("wishes", nargs=argparse.REMAINDER, help="for pytest, such as -x or -m 'not slow'")
    checking.set_defaults(run=lambda args: check(args.package, *args.wishes))

    making = commands.add_parser("new", help="write the skeleton of a game, which already plays")
    making.add_argument("name", help="its key: 2 to 11 small letters and digits")
    making.add_argument("folder", nargs="?", type=Path, help="a new one (taverna-NAME)")
    making.set_defaults(run=write_skeleton)


def _playout(playout: argparse.ArgumentParser) -> None:
    _game(playout)
    playout.add_argument("--games", type=int, default=100, help="how many (100)")
    playout.add_argument("--players", default="random", help="kinds, one a seat, repeated as needed (random)")
    playout.add_argument(
        "--audit",
        nargs="?",
        type=int,
        const=1,
        default=0,
        metavar="N",
        help="check the whole contract at every position, or at one in N by lot",
    )
    playout.add_argument("--json", action="store_true", help="as one JSON object")
    playout.add_argument(
        "--failures", type=Path, default=Path("var/failures"), help="folder for failed games"
    )
    playout.set_defaults(run=playouts)


def _recording(record: argparse.ArgumentParser) -> None:
    _game(record, seats=False, nargs="?")
    record.add_argument("--seats", type=int)
    record.add_argument("--players", default="steady", help="kinds, one a seat, repeated as needed (steady)")
    record.add_argument("--out", type=Path, help="the file; its words are written beside it, as .txt")
    record.add_argument(
        "--again", nargs="+", type=Path, metavar="FILE", help="record these anew, and say what has changed"
    )
    record.set_defaults(run=record_game)


def _game(command: argparse.ArgumentParser, *, seats: bool = True, nargs: str | None = None) -> None:
    command.add_argument("game", nargs=nargs, help="its key (see list)")
    if seats:
        command.add_argument("--seats", type=int, required=True)
    command.add_argument("--seed", default="0", help="any word; the same seed gives the same games (0)")
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of the game")


def _options(args: argparse.Namespace) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in args.option)


def list_games(args: argparse.Namespace) -> int:
    """All games: key, version, seats and options."""
    games = [
        {
            "key": game.key,
            "name": Words("en").title(game.key),
            "version": game.version,
            "seats": {"min": game.seats[0], "max": game.seats[-1]},
            "options": {option.key: list(option.values) for option in game.options},
            "players": [*kinds(game)],
        }
        for game in GAMES.values()
    ]
    if args.json:
        print(json.dumps(games, ensure_ascii=False))
    else:
        for game in games:
            print(f"{game['key']:12} {game['name']}")
    return 0


def check_words(args: argparse.Namespace) -> int:
    """Print the faults of languages, and how many there are; 1 if there are any."""
    if unknown := set(args.langs) - {*LANGS}:
        raise Mistake(f"{', '.join(sorted(unknown))}: no folder of that name in data/locale")
    found = {lang: faults(lang) for lang in args.langs or LANGS}
    for lang, those in found.items():
        for fault in those:
            print(f"{lang:6} {fault}")
        kinds = Counter(fault.kind for fault in those)
        counts = ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
        print(f"{lang:6} {len(keys(lang))} messages: {counts}")
    return int(any(found.values()))


def playouts(args: argparse.Namespace) -> int:
    """Play games and print what came of them; 1 if any failed."""
    if args.games < 1:
        raise Mistake("--games: at least 1")
    if args.audit < 0:
        raise Mistake("--audit: at least 1")
    game = find(args.game)
    start(game, args.seats, _options(args), "0")  # a wrong number of seats is said before the work begins
    series = GameSeries(
        game, args.seats, args.seed, tuple(args.players.split(",")), _options(args), args.audit
    )
    result = report(series, args.games, args.failures)
    if args.json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key:16} {value}")
    return 1 if result["failures"] else 0


def play_game(args: argparse.Namespace) -> int:
    """Play in the terminal."""
    as_file = Path(args.game)
    if args.file is None and as_file.suffix == ".json":
        args.file = as_file
    if args.file is not None and args.file.exists():
        found = read_file(args.file)
        if isinstance(found, Recorded):
            return _look_back(args.file, found, Words(args.lang))
        game, record, lost = ready(args.file, found)
        if lost:
            print(f"{args.file}: {lost} answers no longer fit and are left out", file=sys.stderr)
        if isinstance(found, Problem):
            args.file = None  # it stays as it is
            for line in found.summary():
                print(plain(line))
    else:
        game = find(args.game)
        seats = args.seats or game.seats[0]
        record = start(game, seats, _options(args), seed_of(game.key, args.seed))
    seats = load(game, record.checkpoint).seats
    named = (args.players or YOU).split(",")
    players = [named[i % len(named)] for i in range(seats)]
    for kind in players:
        if kind not in (YOU, *kinds(game)):
            known = ", ".join((YOU, *kinds(game)))
            raise Rejected(Text(key="core.refused.player", args={"given": kind, "known": known}))
    after = Terminal(game, record, players, Words(args.lang), _say, input, board_in(args.lang)).play()
    if args.file is not None:
        args.file.write_text(after.model_dump_json(), encoding="utf-8")
    return 0


def _say(text: str) -> None:
    print(plain(text, keep="\n"))


def board_in(lang: str) -> Describe | None:
    """Return the function that puts a board into words, or None if the pictures are not installed.

    It comes with the pictures, which the rules can do without. Only the command line may know both; the
    contract of imports names it.
    """
    try:
        from render.scene import in_words
    except ModuleNotFoundError:
        return None

    def describe(game: AnyGame, view: Any, names: Sequence[str], seat: Seat) -> str:
        return in_words(game.key, game.seen.dump_json(view).decode(), names, lang, seat)

    return describe


def _look_back(path: Path, recorded: Recorded, words: Words) -> int:
    """Tell a whole game from its file, which stays as it is. Raises `Rejected`."""
    game = find(recorded.game)
    why = "damaged" if recorded.version == game.version else "other-rules"
    told: list[Event] = []
    with careful(path, len(recorded.answers), why, version=recorded.version, known=game.version):
        _, position = recorded.replay(game, told.extend)
        names = seats_of(recorded.seats, words)
        lines = [words.say(event.public, names=names) for event in told if event.public is not None]
        lines += podium(recorded.result, words, names)
    if position.result != recorded.result:
        print(words.say(Text(key="core.refused.file.other-end", args={"file": str(path)})), file=sys.stderr)
    for line in lines:
        print(plain(line))
    return 0


def record_game(args: argparse.Namespace) -> int:
    """Record a whole game, or some anew."""
    if args.again:
        for path in args.again:
            _record_again(path)
        return 0
    if args.game is None or args.seats is None or args.out is None:
        raise Mistake("record: name a game, --seats and --out, or files after --again")
    game = find(args.game)
    recorded = Recorded.of(game, args.seats, seed_of(args.seed), args.players.split(","), _options(args))
    _write(args.out, recorded, transcript(game, recorded))
    return 0


def _record_again(path: Path) -> None:
    """Record a game anew, and say whether it became another one."""
    recorded = read_file(path)
    if not isinstance(recorded, Recorded) or recorded.branches or recorded.late:
        raise Mistake(f"{path}: not a game that computer players alone have played")
    words = path.with_suffix(".txt")
    before = words.read_text(encoding="utf-8").splitlines() if words.exists() else []
    now = again(find(recorded.game), recorded, before)
    _write(path, now.recorded, now.lines)
    for line in (f"{path}: {now.verdict}", *now.changed):
        print(plain(line))


def _write(path: Path, recorded: Recorded, lines: Sequence[str]) -> None:
    path.write_text(recorded.model_dump_json(indent=None) + "\n", encoding="utf-8")
    path.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
