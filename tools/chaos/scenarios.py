"""The scenarios, played while every statement and request is a point at which the process could die."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from tools.chaos.people import awaited_in
from tools.chaos.stage import Stage, rigged

Script = Callable[[Stage], Awaitable[None]]
HOUR = 3600
DAY = 24 * HOUR
DEEP = 150  # answers before a scenario begins, at most
MANY = 150  # moves by which a game that is nearly over has ended, by whatever chance
ANY = ("bellum", "dwar7s", "immortals", "kemet", "calamandara")


async def game(key: str, stage: Stage) -> None:
    """Make a few moves somewhere in a game, and now and then take the last one back."""
    await stage.seated(key, seats_of(stage, key), stage.chance.randint(1, DEEP))
    await stage.watch()
    for _ in range(4):
        await stage.moves(1)
        if stage.chance.random() < 0.2:
            await stage.undo()


async def ending(stage: Stage) -> None:
    """Bring a game to its end, with what follows from it; then open a new table there."""
    await stage.seated("bellum", seats_of(stage, "bellum"), -stage.chance.randint(1, 6))
    await stage.watch()
    await stage.moves(MANY)
    await stage.passes(2 * DAY)
    await stage.open("bellum")


async def faults(stage: Stage) -> None:
    """Move while Discord fails: answers are lost, refused, or limited."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, seats_of(stage, key), stage.chance.randint(1, DEEP))
    await stage.watch()
    for _ in range(3):
        stage.trouble()
        await stage.moves(1)


async def computers(stage: Stage) -> None:
    """Move at a table where computers play, too."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 2, stage.chance.randint(1, DEEP), computers=1)
    await stage.watch()
    await stage.moves(2)


async def lobby(stage: Stage) -> None:
    """Open a table; people come and go, settings change, and the game begins."""
    ana, bia, cal, dora, *_ = stage.people
    await stage.watch()
    lobby = await stage.open(stage.chance.choice(ANY), players=3)
    await stage.command(ana, "table invite", player=dora)
    await stage.wish(bia, lobby, "join")
    await stage.wish(bia, lobby, "leave")
    await stage.wish(dora, stage.newest("coming"), "coming")
    if lobby.selects:
        await stage.choose(ana, lobby)
    await stage.wish(cal, lobby, "join")
    await stage.wish(ana, stage.newest("start"), "start")  # the full lobby was posted anew
    await stage.moves(1)


async def closing(stage: Stage) -> None:
    """Close a lobby, and a running game; both channels are free again."""
    ana, bia, *_ = stage.people
    await stage.watch()
    await stage.open("bellum")
    await stage.command(ana, "table close")
    await stage.seated("bellum", 2)
    sure = await stage.command(ana, "table close")
    await stage.wish(ana, sure.shown, "close")
    await stage.open("bellum")
    await stage.wish(bia, stage.newest("join"), "join")


async def undo(stage: Stage) -> None:
    """Take answers back, and give them again."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, seats_of(stage, key), stage.chance.randint(1, DEEP))
    await stage.watch()
    for _ in range(3):
        await stage.moves(1)
        await stage.undo()


async def rewind(stage: Stage) -> None:
    """Go back to an earlier turn by the vote of all, and return from there."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 3, stage.chance.randint(1, DEEP))
    await stage.moves(6)
    await stage.watch()
    ana, *others = stage.people[:3]
    sure = (await stage.command(ana, "table rewind")).shown
    if not sure.selects:
        return
    await stage.choose(ana, sure)
    await stage.wish(ana, sure, "goback")
    for each in others:
        await stage.wish(each, stage.newest("agree"), "agree")
    await stage.wish(ana, stage.newest("restore"), "restore")
    if stage.has("agree"):
        for each in others:
            await stage.wish(each, stage.newest("agree"), "agree")
    await stage.moves(1)


async def seats(stage: Stage) -> None:
    """Give up seats and take them, lend them and take them back."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 3, stage.chance.randint(1, DEEP))
    await stage.watch()
    ana, bia, _, dora, *_ = stage.people
    asked = await stage.command(bia, "table leave")
    await stage.wish(bia, asked.shown, "giveup")
    await stage.wish(dora, stage.panel, "seat")
    await stage.command(ana, "table leave", until="back")
    await stage.moves(1)
    await stage.wish(ana, stage.panel, "back")
    await stage.moves(1)


async def offers(stage: Stage) -> None:
    """Offer a seat that is accepted, and another one that is declined."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 3, stage.chance.randint(1, DEEP))
    await stage.watch()
    ana, bia, _, dora, eva, _ = stage.people
    await stage.command(bia, "table offer", player=dora)
    await stage.wish(dora, stage.newest("accept"), "accept")
    await stage.command(ana, "table offer", player=eva)
    await stage.wish(eva, stage.newest("decline"), "decline")
    await stage.moves(1)


async def votes(stage: Stage) -> None:
    """Vote on a seat of somebody who is away, and on another whose person says that they are there."""
    key = stage.chance.choice([key for key in ANY if 4 in stage.games[key].seats])
    await stage.seated(key, 4, stage.chance.randint(1, DEEP))
    await stage.watch()
    ana, bia, cal, *_ = stage.people
    await stage.command(bia, "table replace", player="Dora")
    await stage.wish(ana, stage.newest("agree"), "agree")
    await stage.command(bia, "table replace", player="Cal")
    await stage.wish(cal, stage.newest("object"), "object")
    await stage.moves(1)


async def reminders(stage: Stage) -> None:
    """Remind people, each in the way that they want, and let them answer."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 3, stage.chance.randint(1, DEEP))
    for person in stage.people[:3]:
        await stage.command(person, "me", notice=stage.chance.choice(("mention", "dm", "both")))
    await stage.watch()
    for _ in range(2):
        await stage.passes(1.1 * DAY)
        await stage.moves(1)


async def clock(stage: Stage) -> None:
    """Let a clock run out: it is said, or somebody else plays; then stop it and let it go on."""
    key = stage.chance.choice(ANY)
    await stage.seated(key, 3, stage.chance.randint(1, DEEP))
    await stage.watch()
    ana = stage.people[0]
    then = stage.chance.choice(("nudge", "default", "play"))
    await stage.command(ana, "table pace", answer="2 h", then=then)
    await stage.passes(3 * HOUR)
    await stage.command(ana, "table pause")
    await stage.command(ana, "table resume")
    if late := awaited_in(stage.folder):
        await stage.command(ana, "table skip", player=stage.person(late[0].user_id))
    await stage.moves(1)


async def silence(stage: Stage) -> None:
    """Let a silent table be asked whether it goes on, kept, archived, and brought back."""
    await stage.seated("bellum", 2, 20)
    for _ in range(7):  # all reminders come first
        await stage.passes(5 * DAY)
    await stage.watch()
    ana, bia, *_ = stage.people
    await stage.passes(5 * DAY)
    await stage.wish(bia, stage.newest("keep"), "keep")
    await stage.passes(31 * DAY)
    await stage.passes(8 * DAY)
    await stage.command(ana, "table reopen")
    await stage.moves(1)


async def series(stage: Stage) -> None:
    """A series is opened, people join and leave, it begins, and its only round ends."""
    ana, bia, cal, *_ = stage.people
    stage.games["bellum"] = rigged(stage.games["bellum"], 2, -stage.chance.randint(1, 3), stage.chance)
    await stage.watch()
    await stage.command(ana, "series open", game="bellum", rounds=1, size=2)
    for person in (bia, cal):
        await stage.general(person, "seriesjoin")
    await stage.general(cal, "seriesleave")
    await stage.general(ana, "seriesstart")
    await stage.moves(MANY)


def seats_of(stage: Stage, key: str) -> int:
    """Return a number of players for a game, by chance."""
    return stage.chance.choice([n for n in stage.games[key].seats if 2 <= n <= 5])


SCENARIOS: Mapping[str, Script] = {
    **{key: partial(game, key) for key in ANY},
    "ending": ending,
    "faults": faults,
    "computers": computers,
    "lobby": lobby,
    "closing": closing,
    "undo": undo,
    "rewind": rewind,
    "seats": seats,
    "offers": offers,
    "votes": votes,
    "reminders": reminders,
    "clock": clock,
    "silence": silence,
    "series": series,
}
