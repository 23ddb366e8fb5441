"""The files of messages, as Discord's file servers give them out: by signed links that expire."""

from aiohttp import web

from bot.sandbox.server.payloads import signature
from bot.sandbox.server.rest.call import world_of

routes = web.RouteTableDef()


@routes.get("/attachments/{channel_id}/{attachment_id}/{filename}")
async def get(request: web.Request) -> web.Response:
    """Return a file; 404 for a link that is unknown, not signed or expired."""
    world, info = world_of(request), request.match_info
    ends, proof = request.query.get("ex", ""), request.query.get("hm", "")
    path = f"/attachments/{info['channel_id']}/{info['attachment_id']}"
    try:
        expired = int(ends, 16) < world.clock.now()
    except ValueError:
        expired = True
    if expired or proof != signature(world, path, ends):
        raise web.HTTPNotFound(text="This content is no longer available.")
    for message in world.state.messages.values():
        for version in message.versions:
            for attachment in version.attachments:
                if (
                    str(attachment.id) == info["attachment_id"]
                    and str(message.channel_id) == info["channel_id"]
                ):
                    return web.Response(body=attachment.content, content_type=attachment.content_type)
    raise web.HTTPNotFound(text="This content is no longer available.")
