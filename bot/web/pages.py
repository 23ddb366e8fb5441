"""The pages of the site that need no script: one's tables, logging in, and why something is not shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from bot.table.model import Lang
from rules.core.text import Text
from rules.core.words import Words


@dataclass(frozen=True)
class Line:
    """A table in the list: what it says, and where it leads; nowhere if it can't be opened here."""

    said: str
    more: str
    to: str = ""


def tables(lang: Lang, lines: Sequence[Line]) -> str:
    """Return the list of a person's tables, with the way out."""
    items = "".join(f"<li>{_linked(line)}<p>{escape(line.more)}</p></li>" for line in lines)
    key = "site.tables" if lines else "site.none"
    inside = f"<p>{_say(lang, key)}</p>" + (f"<ul>{items}</ul>" if lines else "")
    out = f'<p><button type="button" id="out">{_say(lang, "site.log-out")}</button></p>'
    return _page(lang, "site.title", inside + out, script=True)


def notice_page(lang: Lang, what: str, to: str = "", label: str = "", *, seconds: int = 0) -> str:
    """Render a message page (`site.<what>`), with a link `to` what helps."""
    link = f'<p><a class="go" href="{escape(to)}">{_say(lang, label)}</a></p>' if to else ""
    return _page(lang, f"site.{what}-title", f"<p>{_say(lang, f'site.{what}', seconds=seconds)}</p>{link}")


def _linked(line: Line) -> str:
    if not line.to:
        return f"<strong>{escape(line.said)}</strong>"
    return f'<a href="{escape(line.to)}">{escape(line.said)}</a>'


def _page(lang: Lang, title: str, inside: str, *, script: bool = False) -> str:
    said = _say(lang, title)
    loaded = '<script type="module" src="/site/site.js"></script>' if script else ""
    return (
        f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{said} · Taverna</title>"
        f'<link rel="stylesheet" href="/site/site.css">{loaded}</head>'
        f"<body><main><h1>{said}</h1>{inside}</main></body></html>"
    )


def _say(lang: Lang, key: str, **args: int) -> str:
    return escape(Words(lang).say(Text(key=key, args={**args})))
