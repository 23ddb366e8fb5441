"""A local double of Discord: its REST API and gateway on this machine, good enough for a real discord.py bot.

`world.World` is what there is, `server.serve` shows it to a bot, `driver.City` acts as its people, and
`point.pointed_at` turns discord.py to it:

    city = City()
    async with serve(city.world) as url:
        with pointed_at(url):
            ...  # start the bot with `city.world.state.token`

A request passes `server.Gate` and one of the routes in `rest`; what it says is checked by `limits`. What
happens in the world is published as a `Change`, which `news` turns into events of the gateway.

Not there: reactions, polls, stickers, forums, voice, webhooks besides those of interactions, installation
for a user, context menus in the driver, and Discord's limit on edits of old messages (whose figure is not
known: use `World.fail` with code 30046).
"""
