### What `python -m bot doctor` says: one line for each finding, and below `doctor-do-...` what to do about it.

doctor-about-all = Examine settings, token, application, servers and channels from Discord's side, beside the running bot or before its first start
doctor-about-post = Also post, edit and delete a message with a picture in this channel, with a thread: its id or its link
doctor-about-person = Also write to this person directly, and delete that again: their id
doctor-about-server = Look at this server alone: its id, or a link to one of its channels
doctor-about-json = Answer in JSON, for programs

## Settings and token. setting-wrong args: problem · setting-meant args: name, meant · setting-unknown args: name · game-left-out args: why · elsewhere args: host · token args: id

doctor-settings = every setting is known, and has a value that works
doctor-setting-wrong = a setting is wrong: { $problem }
doctor-do-setting-wrong = correct it in .env or in the environment
doctor-setting-meant = there is no setting { $name }
doctor-do-setting-meant = did you mean { $meant }?
doctor-setting-unknown = there is no setting { $name }
doctor-do-setting-unknown = take it out: docs/operating.md lists them all
doctor-game-left-out = a game is left out: { $why }
doctor-do-game-left-out = the others run: follow what the line says
doctor-token-empty = DISCORD_TOKEN is empty, so the bot would open its sandbox
doctor-do-token-empty = copy the token from the developer portal (Bot, Reset Token) into .env
doctor-token-broken = DISCORD_TOKEN has spaces or signs that no token has
doctor-do-token-broken = copy the token again, in one piece and without quotation marks
doctor-token-refused = Discord refuses the token in DISCORD_TOKEN
doctor-do-token-refused = copy it again from the developer portal (Bot, Reset Token)
doctor-token = Discord takes the token; the application's id is { $id }
doctor-rest-unseen = nothing else was looked at
doctor-elsewhere = { $host } was asked, not Discord itself, because of TAVERNA_DISCORD_API or TAVERNA_REST

## What goes wrong with a request. what: see below · later args: what, seconds · broken, unreadable args: what, status · refused args: what, answer · away args: why

doctor-away = Discord can't be reached ({ $why }); nothing else was looked at
doctor-do-away = is there a network? A firewall, a proxy or the name server may be in the way
doctor-away-elsewhere = nobody answers at the address in TAVERNA_DISCORD_API or TAVERNA_REST ({ $why }); nothing else was looked at
doctor-do-away-elsewhere = correct the address, or start what should answer there
doctor-later = { $what }: Discord asks to wait { NUMBER($seconds) } seconds (429)
doctor-do-later = wait that long, and run this again
doctor-broken = { $what }: Discord fails ({ $status })
doctor-do-broken = nothing is wrong here: look at https://discordstatus.com, and run this again later
doctor-unreadable = { $what }: the answer ({ $status }) is not Discord's
doctor-do-unreadable = something on the way answers in its place: a proxy, a login page of the network, a wrong TAVERNA_DISCORD_API or TAVERNA_REST
doctor-refused = { $what }: Discord refuses it ({ $answer })
doctor-do-refused = docs/operating.md, “What Discord refuses”, explains these numbers
doctor-do-code-10003 = there is no such channel: copy its link or id again
doctor-do-code-10013 = there is no such person: copy their id again
doctor-do-code-20026 = Discord has flagged the bot: its message in the developer portal says why
doctor-do-code-30033 = this thread is full: name another channel
doctor-do-code-40005 = the picture is too large for this channel, or a proxy on the way takes no such uploads
doctor-do-code-50001 = the bot may not see this: invite it to that server, and let its role view the channel (Edit Channel, Permissions)
doctor-do-code-50007 = this person takes no direct messages: right-click the server, Privacy Settings, Direct Messages; games ask in the channel instead
doctor-do-code-50013 = allow the bot's role what the lines about that channel name (Edit Channel, Permissions)
doctor-do-code-50033 = that is nobody's id, or a bot's: copy the id of a person
doctor-do-code-50278 = this person is in no server of the bot
doctor-do-code-160006 = this server has too many active threads: archive some

## The requests

doctor-asked-bot = the bot's account
doctor-asked-application = the application
doctor-asked-gateway = the number of logins
doctor-asked-commands = the commands
doctor-asked-icons = the icons
doctor-asked-secret = the client secret
doctor-asked-servers = the bot's servers
doctor-asked-roles = the roles
doctor-asked-member = the bot as a member
doctor-asked-channels = the channels
doctor-asked-channel = the channel to post in
doctor-asked-message = a message with a picture
doctor-asked-edit = an edit
doctor-asked-thread = a thread
doctor-asked-thread-message = a message in the thread
doctor-asked-person = the person to write to
doctor-asked-direct = a direct message

## Clock and application. clock-ahead, clock-behind args: seconds · intents-on args: names

doctor-clock = this machine's clock agrees with Discord's
doctor-clock-ahead = this machine's clock is { NUMBER($seconds) } seconds ahead
doctor-do-clock-ahead = switch on time synchronisation (timedatectl set-ntp true): reminders and time limits depend on it
doctor-clock-behind = this machine's clock is { NUMBER($seconds) } seconds behind
doctor-do-clock-behind = switch on time synchronisation (timedatectl set-ntp true): reminders and time limits depend on it
doctor-no-clock = the clock was not compared: the answer has no date
doctor-endpoint = commands and presses go to a web address, not to the bot
doctor-do-endpoint = developer portal, General Information: empty Interactions Endpoint URL
doctor-no-endpoint = commands and presses come to the bot
doctor-intents = the bot needs no privileged intent, and none is on
doctor-intents-on = the bot needs no privileged intent, but these are on: { $names }
doctor-do-intents-on = developer portal, Bot: switch them off
doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
doctor-code-grant = the invitation does not work: the application requires a code grant
doctor-do-code-grant = developer portal, Bot: switch off Requires OAuth2 Code Grant
doctor-public = everybody who has the invitation may add the bot to their server
doctor-do-public = if you want it for yourself: developer portal, Bot, switch off Public Bot
doctor-not-public = only you may add the bot to servers
doctor-no-privacy = the application names no privacy policy, which Discord asks for
doctor-do-no-privacy = developer portal, General Information: Privacy Policy URL

## Logins, commands, icons. logins args: count, total · few-logins args: count, total, hours · no-logins args: total, hours · shards args: count, advised · advised, commands, icons args: count · icons-missing, icons-yet args: count, total · commands-missing, commands-old args: names

doctor-logins = { NUMBER($count) } of { NUMBER($total) } logins are left today
doctor-few-logins = only { NUMBER($count) } of { NUMBER($total) } logins are left; Discord starts counting again in { $hours } h
doctor-do-few-logins = something starts the bot again and again: stop it, and look at its log
doctor-no-logins = all { NUMBER($total) } logins of the day are used: the bot can't start for { $hours } h
doctor-do-no-logins = something starts the bot again and again: stop it, and look at its log
doctor-advised = { $count ->
    [one] Discord advises one connection
   *[other] Discord advises { NUMBER($count) } connections (shards), which is what the bot opens
}
doctor-shards = Discord advises { NUMBER($advised) } connections (shards), TAVERNA_SHARDS has { NUMBER($count) }
doctor-do-shards = stop all processes, and start them with a larger number
doctor-commands = { $count ->
    [one] one command is registered, as this version has it
   *[other] all { NUMBER($count) } commands are registered, as this version has them
}
doctor-commands-none = no command is registered, so nobody can use the bot
doctor-do-commands-none = start the bot; if this line stays, its log says what Discord refuses
doctor-commands-yet = no command is registered yet: the bot does that at its first start
doctor-commands-missing = commands are missing: { $names }
doctor-do-commands-missing = delete commands.json beside the database, and start the bot again; if this line stays, its log says why
doctor-commands-old = commands differ from those of this version: { $names }
doctor-do-commands-old = delete commands.json beside the database, and start the bot again; if this line stays, its log says why
doctor-icons = all { NUMBER($count) } icons are uploaded
doctor-icons-missing = { NUMBER($count) } of { NUMBER($total) } icons are uploaded; the other buttons show characters
doctor-do-icons-missing = they come within three minutes of a start; if this line stays, the bot's log says why
doctor-icons-yet = { NUMBER($count) } of { NUMBER($total) } icons are uploaded: the bot does that after its first start

## Servers and channels. server is a name, channel one too, missing a list of permissions; url: the invitation

doctor-no-server = the bot is in no server
doctor-do-no-server = invite it: { $url }
doctor-other-server = the bot is not in server { $server }
doctor-do-other-server = invite it: { $url }
doctor-server-unseen = { $server }: its channels can't be looked at
doctor-do-server-unseen = the next line says why
doctor-more-servers = { $count ->
    [one] one more server was not looked at; --server names one
   *[other] { NUMBER($count) } more servers were not looked at; --server names one
}
doctor-no-commands-here = { $server }: the bot was invited without its commands
doctor-do-no-commands-here = open the invitation again, and choose that server: { $url }
doctor-commands-twice = { $count ->
    [one] { $server }: one command is registered for this server alone, so people see it twice
   *[other] { $server }: { NUMBER($count) } commands are registered for this server alone, so people see them twice
}
doctor-do-commands-twice = they come from TAVERNA_GUILD, which is for development: use an application of its own for that
doctor-no-text = { $server }: there is no text channel
doctor-sees-none-role = { $count ->
    [one] { $server }: the bot does not see the only text channel: its role lacks View Channels
   *[other] { $server }: the bot sees none of { NUMBER($count) } text channels: its role lacks View Channels
}
doctor-do-sees-none-role = Server Settings, Roles, the bot's role, Permissions: switch it on
doctor-sees-none = { $count ->
    [one] { $server }: the bot does not see the only text channel
   *[other] { $server }: the bot sees none of { NUMBER($count) } text channels
}
doctor-do-sees-none = Edit Channel, Permissions, Add members or roles: the bot's role
doctor-server-lacks = { $server }: the bot's role lacks { $missing }
doctor-server-threadless = { $server }: for tables in threads the bot's role lacks { $missing }
doctor-do-server-lacks = Server Settings, Roles, the bot's role, Permissions: switch it on
doctor-channel-lacks = { $server }, #{ $channel }: the bot lacks { $missing }
doctor-channel-threadless = { $server }, #{ $channel }: for tables in threads the bot lacks { $missing }
doctor-do-channel-lacks = { permission-where }: allow it
doctor-channel-read-only = { $server }, #{ $channel }: no place for games, people can't write there either; the bot lacks { $missing }
doctor-more-channels = { $count ->
    [one] { $server }: one more line like these
   *[other] { $server }: { NUMBER($count) } more lines like these
}
doctor-server = { $total ->
    [one] { $server }: the bot has all that it needs in the only text channel
   *[other] { $server }: the bot has all that it needs in { NUMBER($count) } of { NUMBER($total) } text channels
}

## The trial. left args: answer

doctor-no-trial = nothing was posted: --post CHANNEL tries a message and a thread, --person USER a direct message
doctor-no-text-channel = that is no channel for text
doctor-do-no-text-channel = name a text channel: right-click it, Copy Link
doctor-in-thread = no thread was tried: that channel is one
doctor-posted = a message with layout, picture, icon and button
doctor-posted-plain = a message with layout, picture and button; no icon, since none is uploaded yet
doctor-edited = ... edited
doctor-thread = a thread
doctor-thread-message = ... with a message in it
doctor-direct = a direct message
doctor-thread-archived = the thread is empty and archived: deleting it needs Manage Threads, which the bot does not ask for; you can delete it
doctor-notice-left = Discord's own line about the thread may still be in the channel; you can delete it
doctor-left = something of the trial could not be taken away ({ $answer })
doctor-do-left = delete it by hand in that channel
doctor-left-away = something of the trial could not be taken away: Discord does not answer
doctor-do-left-away = delete it by hand in that channel
doctor-maybe-left = something of the trial may have been posted all the same, since there was no clear answer: look, and delete it by hand
doctor-taken-away = every message of the trial has been deleted

doctor-trial-text = A test by whoever runs this bot. It goes away by itself.
doctor-trial-edited = Edited.
doctor-trial-button = Test
doctor-trial-name = Test

## Boards in the browser. redirect-missing, redirect-unseen, site args: url · site-unreached args: url, why · site-other args: url, status

doctor-redirect = the portal has the redirect that logins at the boards' page need
doctor-redirect-missing = the portal lacks the redirect that logins at the boards' page need
doctor-do-redirect-missing = developer portal, OAuth2, Redirects: add { $url }
doctor-redirect-unseen = Discord does not say which redirects the portal has
doctor-do-redirect-unseen = developer portal, OAuth2, Redirects: { $url } has to be there
doctor-secret = Discord takes the client secret
doctor-secret-refused = Discord refuses the client secret in DISCORD_CLIENT_SECRET
doctor-do-secret-refused = copy it again from the developer portal (OAuth2, Reset Secret)
doctor-site = the boards' page answers at { $url }
doctor-site-unreached = nobody answers at { $url } from here ({ $why })
doctor-do-site-unreached = start the bot, and look at the reverse proxy or the tunnel; some routers don't reach their own address from inside, so try it on a phone without Wi-Fi
doctor-site-other = something other than the boards' page answers at { $url } ({ $status })
doctor-do-site-other = point the reverse proxy or the tunnel to the address in TAVERNA_WEB, and TAVERNA_WEB_URL must be what the browser shows
