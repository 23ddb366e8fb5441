"""Access to the double: only its own page and programs on this machine, no page of another host.

A page from elsewhere can make a browser send requests here. They are recognised by their `Host` (a name that
somebody else's DNS resolves to 127.0.0.1), their `Origin`, or the browser's `Sec-Fetch-Site`.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

OWN = "127.0.0.1", "localhost"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may load: only resources from here."""


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse (403) requests from other hosts' pages; set headers that keep browsers from guessing types."""
    if not _ours(request):
        return web.Response(
            status=403, text="The sandbox answers its own page and programs on this machine only."
        )
    response = await handler(request)
    if not response.prepared:
        document = response.content_type == "text/html" and not request.path.startswith("/attachments/")
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "no-referrer")
        response.headers.setdefault(
            "Content-Security-Policy", POLICY if document else "sandbox; default-src 'none'"
        )
    return response


def _ours(request: web.Request) -> bool:
    name, _, port = request.host.partition(":")
    here = request.transport.get_extra_info("sockname") if request.transport else None
    if name not in OWN or here is None or port != str(here[1]):
        return False
    if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
        return False
    follows_a_link = request.method == "GET" and request.headers.get("Sec-Fetch-Mode") == "navigate"
    return follows_a_link or request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
