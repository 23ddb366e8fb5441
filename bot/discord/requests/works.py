"""The kind of work for each command and each button, which determines the budget that pays for it.

New ones must be added here: a missing command keeps the bot from starting, a missing button fails a test.
"""

from collections.abc import Collection, Mapping

from bot.discord.requests.budgets import Work
from bot.discord.screens.ids import Act, GeneralPress, TablePress

ANSWER, TAKE_BACK, LOOK, STUDY = Work.ANSWER, Work.TAKE_BACK, Work.LOOK, Work.STUDY
REPLAY, CHANGE, CALL, OPEN = Work.REPLAY, Work.CHANGE, Work.CALL, Work.OPEN

COMMANDS: Mapping[str, Work] = {
    "play": ANSWER,
    "undo": TAKE_BACK,
    "hand": LOOK,
    "orders": LOOK,
    "me": LOOK,
    "rules": LOOK,
    "help": LOOK,
    "table pace": LOOK,
    "taverna setup": LOOK,
    "card": STUDY,
    "stats": STUDY,
    "leaderboard": STUDY,
    "table log": STUDY,
    "table history": STUDY,
    "table lobbies": STUDY,
    "table rewind": STUDY,
    "table show": STUDY,
    "taverna status": STUDY,
    "advice": REPLAY,
    "table verify": REPLAY,
    "table export": REPLAY,
    "table replay": REPLAY,
    "table story": REPLAY,
    "table join": CHANGE,
    "table start": CHANGE,
    "table add-computer": CHANGE,
    "table language": CHANGE,
    "table theme": CHANGE,
    "table skip": CHANGE,
    "table close": CHANGE,
    "table invite": CALL,
    "table leave": CALL,
    "table replace": CALL,
    "table offer": CALL,
    "table pause": CALL,
    "table resume": CALL,
    "table open": OPEN,
    "learn": OPEN,
    "table reopen": OPEN,
}

# Commands that only show something unless they are given an option.
WITH_OPTIONS: Mapping[str, Work] = {
    "me": CALL,  # a changed absence updates every panel that waits for the person
    "table pace": CALL,
    "table rewind": CHANGE,
    "taverna setup": CHANGE,
}

TABLE_BUTTONS: Mapping[str, Work] = {
    "always": ANSWER,
    "endlesson": CHANGE,
    "never": ANSWER,
    "undo": TAKE_BACK,
    "takeback": TAKE_BACK,
    "hand": LOOK,
    "text": LOOK,
    "help": LOOK,
    "keepseat": LOOK,
    "log": STUDY,
    "history": STUDY,
    "look": STUDY,
    "rewind": STUDY,
    "turns": STUDY,
    "advice": REPLAY,
    "verify": REPLAY,
    "export": REPLAY,
    "replay": REPLAY,
    "story": REPLAY,
    "storytext": REPLAY,
    "report": REPLAY,
    "join": CHANGE,
    "leave": CHANGE,
    "computer": CHANGE,
    "nocomputer": CHANGE,
    "strength": CHANGE,
    "setting": CHANGE,
    "orders": CHANGE,
    "start": CHANGE,
    "coming": CHANGE,
    "notcoming": CHANGE,
    "keep": CHANGE,
    "skip": CHANGE,
    "agree": CHANGE,
    "refuse": CHANGE,
    "object": CHANGE,
    "accept": CHANGE,
    "decline": CHANGE,
    "seat": CALL,
    "back": CALL,
    "goback": CALL,
    "restore": CALL,
    "share": CALL,
    "giveup": CALL,
    "lend": CALL,
    "again": OPEN,
    "reopen": OPEN,
}

GENERAL_BUTTONS: Mapping[str, Work] = {
    "leaderstext": STUDY,
    "how": STUDY,
    "howpage": STUDY,
    "howtopic": LOOK,
    "tipsoff": CHANGE,
    "learn": OPEN,
    "channels": CHANGE,
    "roles": CHANGE,
    "forget": CHANGE,
    "forgetnot": CHANGE,
    "stats": CALL,
    "leaders": CALL,
}


def of_command(path: str, games: Collection[str], *, options: bool = False) -> Work:
    """The work of a command, given its words and whether it has options. Raises `KeyError` if unknown.

    A game's own commands all answer its questions.
    """
    if path.partition(" ")[0] in games:
        return ANSWER
    return WITH_OPTIONS.get(path, COMMANDS[path]) if options else COMMANDS[path]


def of_press(what: Act | TablePress | GeneralPress | None) -> Work:
    """The work of a press, given its parsed id; an unknown button only gets a message."""
    match what:
        case Act():
            return ANSWER
        case TablePress():
            return TABLE_BUTTONS.get(what.what, LOOK)
        case GeneralPress():
            return GENERAL_BUTTONS.get(what.what, LOOK)
        case None:
            return LOOK
