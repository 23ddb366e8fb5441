"""A local double of Discord: its REST API and gateway on this machine, good enough for a real discord.py bot.

`world.World` holds the state, `server.serve` serves it to a bot, `driver.City` acts as its people, and
`point.pointed_at` points discord.py at it:

    city = City()
    async with serve(city.world) as url:
        with pointed_at(url):
            ...  # start the bot with `city.world.state.token`

A request passes `server.Gate` and one of the routes in `rest`; `limits` checks its content. Whatever happens
in the world is published as a `Change`, which `news` turns into gateway events.

Not supported: reactions, polls, stickers, forums, voice, webhooks other than those of interactions, user
installation, context menus in the driver, and Discord's limit on edits of old messages (the number is not
known: use `World.fail` with code 30046).
"""
