"""Limits of a message besides its components (resources/message of Discord's documentation)."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.sandbox.world.form import (
    Json,
    Path,
    Problems,
    Refused,
    ids,
    item,
    items,
    number,
    text,
    texts,
    truth,
    whole,
)
from bot.sandbox.world.limits import components

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15

REQUEST_LIMIT = 25 * 1024 * 1024
"""Bytes of a whole request."""

EMBED_TEXTS = {"title": 256, "description": 4096}
EMBED_PARTS = {("footer", "text"): 2048, ("author", "name"): 256, ("provider", "name"): 256}


@dataclass(frozen=True)
class Upload:
    """One uploaded file: the number in its form field (`files[n]`), its name and its bytes."""

    number: int
    filename: str
    content: bytes


@dataclass(frozen=True)
class NewMessage:
    """The content of a message, before Discord accepts it."""

    content: str
    embeds: list[Json]
    components: list[Json]
    filenames: list[str]
    flags: int

    @property
    def v2(self) -> bool:
        """True if it has the Components V2 flag."""
        return bool(self.flags & COMPONENTS_V2)


def check(draft: NewMessage, emojis: Collection[int]) -> None:
    """Refuse a message that is over a limit (50035) or empty (50006)."""
    problems = Problems()
    if draft.v2:
        _check_no_legacy(draft, problems)
    problems.length(("content",), draft.content, 0, 2000)
    _check_embeds(draft.embeds, draft.filenames, problems)
    problems.length(("attachments",), draft.filenames, 0, 10)
    components.check(draft.components, draft.filenames, emojis, problems, v2=draft.v2)
    problems.refuse()
    if not (draft.content.strip() or draft.embeds or draft.filenames or draft.components):
        raise Refused(400, 50006, "Cannot send an empty message")


def _check_no_legacy(draft: NewMessage, problems: Problems) -> None:
    words = "The content and embeds fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
    for key, used in (("content", bool(draft.content)), ("embeds", bool(draft.embeds))):
        if used:
            problems.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
    if not draft.components:
        raise Refused(400, 50006, "Cannot send an empty message")


def _check_embeds(embeds: list[Json], files: Collection[str], problems: Problems) -> None:
    problems.length(("embeds",), embeds, 0, 10)
    if sum(_embed_length(embed) for embed in embeds) > 6000:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
    for n, embed in enumerate(embeds):
        path: Path = ("embeds", n)
        for key, most in EMBED_TEXTS.items():
            problems.length((*path, key), text(embed, key) or "", 0, most)
        for (part, key), most in EMBED_PARTS.items():
            problems.length((*path, part, key), text(item(embed, part) or {}, key) or "", 0, most)
        fields = items(embed, "fields")
        problems.length((*path, "fields"), fields, 0, 25)
        for m, field in enumerate(fields):
            problems.length((*path, "fields", m, "name"), text(field, "name") or "", 1, 256)
            problems.length((*path, "fields", m, "value"), text(field, "value") or "", 1, 1024)
        for key in ("image", "thumbnail"):
            if media := item(embed, key):
                components.check_media(media, (*path, key), files, problems)


def _embed_length(embed: Json) -> int:
    parts = [text(embed, key) for key in EMBED_TEXTS]
    parts += [text(item(embed, part) or {}, key) for part, key in EMBED_PARTS if part != "provider"]
    parts += [text(field, key) for field in items(embed, "fields") for key in ("name", "value")]
    return sum(len(part or "") for part in parts)


def check_mentions(body: Json) -> None:
    """Refuse `allowed_mentions` that contradict themselves or list more than 100."""
    allowed = item(body, "allowed_mentions")
    if allowed is None:
        return
    problems = Problems()
    parse = texts(allowed, "parse")
    for n, one in enumerate(parse):
        if one not in ("users", "roles", "everyone"):
            words = "Value must be one of ('users', 'roles', 'everyone')."
            problems.add(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES", words)
    for key in ("users", "roles"):
        listed = texts(allowed, key)
        problems.length(("allowed_mentions", key), listed, 0, 100)
        if listed and key in parse:
            words = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            problems.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
    problems.refuse()


def check_flags(flags: int, settable: int) -> None:
    """Refuse flags that a bot cannot set here.

    Discord drops some of them in silence; here that is an error, for a message that was meant to be
    ephemeral and is not would be read by everybody.
    """
    if flags & ~settable:
        problems = Problems()
        problems.add(("flags",), "BASE_TYPE_CHOICES", f"Flags {flags & ~settable} cannot be set here.")
        problems.refuse()


def check_uploads(uploads: list[Upload], limit: int) -> None:
    """Refuse a file over `limit` bytes, or a request over 25 MiB."""
    sizes = [len(upload.content) for upload in uploads]
    if any(size > limit for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise Refused(413, 40005, "Request entity too large")


def check_attachments(body: Json, uploads: list[Upload], kept: Collection[int]) -> None:
    """Check the descriptions of files: each names an upload by its number, or a file that was there."""
    problems = Problems()
    known = {upload.number for upload in uploads} | set(kept)
    for n, described in enumerate(items(body, "attachments")):
        path: Path = ("attachments", n)
        problems.length((*path, "description"), text(described, "description") or "", 0, 1024)
        if number(described, "id") not in known:
            problems.add(
                (*path, "id"), "ATTACHMENT_NOT_FOUND", "No file of this id was uploaded, and none was there"
            )
    problems.refuse()


def check_nonce(body: Json) -> str | None:
    """Return the nonce, if it is to be enforced; refuse one over 25 characters."""
    value = body.get("nonce")
    if value is None:
        return None
    problems = Problems()
    problems.length(("nonce",), str(value), 1, 25)
    problems.refuse()
    return str(value) if truth(body, "enforce_nonce") else None


def mentioned(body: Json, written: str, *, users_only: bool) -> tuple[list[int], bool]:
    """Return whom a text pings, by Discord's rules, and whether it pings everyone.

    `users_only` is the rule for answers to interactions when `allowed_mentions` is left out.
    """
    allowed = item(body, "allowed_mentions")
    pieces = [piece.split(">")[0].lstrip("!") for piece in written.split("<@")[1:] if ">" in piece]
    named = list(dict.fromkeys(found for piece in pieces if (found := whole(piece)) is not None))
    loud = "@everyone" in written or "@here" in written
    if allowed is None:
        return named, loud and not users_only
    parse = texts(allowed, "parse")
    listed = ids(allowed, "users")
    return [user for user in named if "users" in parse or user in listed], loud and "everyone" in parse
