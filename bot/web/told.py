"""A table as JSON for the page: what one person may see and answer, in words. A pure function of their view.

Answers go back as ids, so the page never decides what is legal.
"""

import logging
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from bot.discord.play.standing_orders import about, standing_answers, windows
from bot.discord.questions.typed import said
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from bot.table.learning.coach import Coaching
from bot.table.model import Lang, TableView
from bot.table.play.advice import offered
from bot.traced import traced
from bot.web.drafts import drafted
from render.core.choice.spots import Lying
from render.core.pictures import Scene
from render.scene import GAMES
from rules.core.decisions import Decision, Fill, Option, Slot
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)

Json = dict[str, Any]
Places = Mapping[Scene, Lying]

SILENT = Coaching()
VERSION = 16  # hexadecimal digits
LINES = 40  # of the news
LINE = 300  # characters of one
WORDS = (
    *(
        "board",
        "hand",
        "sheet",
        "log",
        "news",
        "earlier",
        "whole",
        "places",
        "send",
        "clear",
        "undo",
        "locked",
    ),
    *("waiting", "nothing", "over", "empty", "close", "left", "offline", "coach", "do", "drawing", "which"),
    *("orders-about", "thinking"),
)
"""The page's own words: `web.<name>`."""
SHARED = {  # with the chat, by the names that they have on the page
    "orders": "discord.button.orders",
    "never": "discord.button.never",
    "always": "discord.orders.which",
    "advice": "discord.button.advice",
}
KEYS = {**{name: f"web.{name}" for name in WORDS}, **SHARED}
PUT_IN: dict[str, Argument] = {name: f"{{{name}}}" for name in ("names", "count")}  # by the page itself


def told(seen: TableView, lang: Lang, coaching: Coaching = SILENT) -> Json:
    """Return all that the page shows of a table to this reader; in a lesson with the coach's ideas."""
    words = Words(lang)
    seat = seen.seat
    effects = {} if seat is None else seen.effects.get(seat, {})
    speech = Speech(words, seen.table.names, effects=effects)
    waiting = [seen.table.names[each] for each in seen.look.waiting if each != seat]
    return {
        "lang": lang,
        "game": words.title(seen.table.game),
        "n": seen.n,
        "version": _version(seen),
        "status": seen.table.status,
        "waiting": waiting,
        "news": [clip(speech.plain(text), LINE) for text in seen.news[-LINES:]],
        "undo": seat is not None and seat in seen.look.undoable,
        "coach": _coached(seen, coaching, speech),
        "scenes": scenes_of(seen),
        "question": _question(seen, speech) if seen.table.status == "running" else None,
        "orders": _orders(seen, words),
        "advice": offered(seen.table),
        "words": {name: words.say(Text(key=key, args=PUT_IN)) for name, key in KEYS.items()},
    }


def scenes_of(seen: TableView) -> Sequence[Scene]:
    """The pictures that this reader may look at: their own hand, and what lies beside the board."""
    if seen.table.result or seen.table.game not in GAMES:
        return ["board"]
    own: Sequence[Scene] = ["board"] if seen.seat is None else ["board", "hand"]
    return [scene for scene in (*own, "sheet") if scene in GAMES[seen.table.game].scenes]


def _version(seen: TableView) -> str:
    """A name for what the pictures show: another one whenever they change for this reader."""
    if seen.table.game not in GAMES:
        return ""
    view: bytes = GAMES[seen.table.game].seen.dump_json(seen.look.view)
    return sha256(view).hexdigest()[:VERSION]


def _orders(seen: TableView, words: Words) -> Sequence[Json]:
    """The windows in which the reader need not be asked, and whether they are not."""
    if seen.seat is None or seen.table.status != "running":
        return []
    named = {
        window: words.say(Text(key=f"{seen.table.game}.standing.{window}"))
        for window in windows(seen.table.game)
    }
    return [
        {"id": window, "name": name, "about": about(seen, window, words), "on": window in seen.orders}
        for window, name in named.items()
    ]


def _coached(seen: TableView, coaching: Coaching, speech: Speech) -> Sequence[Json]:
    """The coach's ideas: each in words with its reason, and as the answer that it is."""
    asked = seen.decision
    if asked is None or seen.locked is not None:
        return []
    names = seen.table.names
    return [
        {
            "name": said(asked, each.answer, speech.words, names),
            "why": speech.plain(each.why),
            "answer": each.answer,
        }
        for each in coaching.advice
    ]


def _question(seen: TableView, speech: Speech) -> Json | None:
    """The reader's own question with all that it offers, and where that lies on the board."""
    asked = seen.decision
    if asked is None or seen.seat is None or seen.seat not in seen.asks:
        return None
    return {
        "ask": seen.asks[seen.seat],
        "prompt": speech.plain(asked.prompt),
        "kind": asked.kind,
        "locked": seen.locked is not None,
        "draft": drafted(asked, seen.draft.get("answer")),
        "standing": asked.standing if asked.standing in windows(seen.table.game) else None,
        "always": [option.id for option in standing_answers(seen)],
        **_offered(asked, speech, _places(seen, asked, speech.words.lang)),
    }


def _offered(asked: Decision, speech: Speech, places: Places) -> Json:
    """The part of a question that depends on its kind."""
    match asked.kind:
        case "choose":
            things = _options(asked.options, speech, places)
            return {"least": asked.least, "most": asked.most, "options": things}
        case "order":
            return {"options": _options(asked.options, speech, places)}
        case "number":
            return {"low": asked.low, "high": asked.high, "step": asked.step}
        case "split":
            parts = [
                {**_thing(part.id, part.label, speech, places), "low": part.low, "high": part.high}
                for part in asked.parts
            ]
            return {"least": asked.least, "most": asked.most, "parts": parts}
        case "fill":
            slots = [_slot(asked, slot, speech, places) for slot in asked.slots]
            things = _options(asked.options, speech, places)
            return {"distinct": asked.distinct, "slots": slots, "options": things}


def _slot(asked: Fill, slot: Slot, speech: Speech, places: Places) -> Json:
    """A slot of a sheet, and the ids of the options that fit it."""
    fits = [option.id for option in asked.options if slot.fits(option.id)]
    return {**_thing(slot.id, slot.label, speech, places), "blank": slot.blank, "fits": fits}


def _options(options: Sequence[Option], speech: Speech, places: Places) -> Sequence[Json]:
    return [_thing(option.id, option.label, speech, places) for option in options]


def _thing(ident: str, label: Text, speech: Speech, places: Places) -> Json:
    """One thing that can be chosen; `spots`: its outlines in the pictures that show it, in their units."""
    found: Json = {"id": ident, "label": speech.plain(label), "effect": speech.effect(ident)}
    lying = {scene: lying[ident] for scene, lying in places.items() if ident in lying}
    if lying:
        found["spots"] = {
            scene: [[[round(x, 1), round(y, 1)] for x, y in spot.outline] for spot in spots]
            for scene, spots in lying.items()
        }
    return found


def _places(seen: TableView, asked: Decision, lang: Lang) -> Places:
    """Where things lie in the pictures; nowhere if the game's pictures have a fault, so that lists remain."""
    game = seen.table.game
    if game not in GAMES:
        return {}
    try:
        found = GAMES[game].places(seen.look.view, asked, lang, seen.unfinished)
    except Exception as error:
        log.error("%s: nothing can be tapped: %s", game, traced(error))
        return {}
    return {scene: lying for scene, lying in found.items() if scene in scenes_of(seen)}
