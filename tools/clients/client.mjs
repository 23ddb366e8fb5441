// discord.js as a client: see __init__.py beside this file.

import { createInterface } from "node:readline";
import { inspect } from "node:util";
import { Client, Events, GatewayIntentBits, Partials } from "discord.js";

const [, , url, token] = process.argv;
const found = { messages: 0, edits: 0, events: 0, read: 0, troubles: [] };
const trouble = (what) => found.troubles.push(String(what?.stack ?? what).slice(0, 500));
const { Guilds, GuildMessages, DirectMessages } = GatewayIntentBits;
const client = new Client({
  intents: [Guilds, GuildMessages, DirectMessages],
  partials: [Partials.Message, Partials.Channel],
  rest: { api: `${url}/api` },
});

// All that a message has, so that what is parsed late is parsed.
const parse = (message) => JSON.stringify([message, message.components, message.attachments, message.member]);

process.on("warning", trouble);
process.on("uncaughtException", trouble);
process.on("unhandledRejection", trouble);
for (const event of [Events.Warn, Events.Error, Events.ShardError, Events.Invalidated]) client.on(event, trouble);
client.rest.on("rateLimited", () => {}); // the library waits by itself
client.on(Events.Raw, () => found.events++);
client.on(Events.MessageCreate, (message) => (parse(message), found.messages++));
client.on(Events.MessageUpdate, (before, message) => (parse(message), found.edits++));
client.on(Events.InteractionCreate, (interaction) => inspect(interaction, { depth: 4 }));
client.once(Events.ClientReady, () => console.log("ready"));

async function lookRound() {
  await client.application.fetch();
  await client.application.commands.fetch();
  await client.application.emojis.fetch();
  await client.guilds.fetch();
  for (const guild of client.guilds.cache.values()) {
    await guild.fetch();
    await guild.members.fetchMe();
    for (const all of [guild.emojis, guild.stickers, guild.roles, guild.channels]) await all.fetch();
    for (const channel of guild.channels.cache.values()) {
      for (const message of (await channel.messages.fetch({ limit: 100 })).values()) {
        parse(message);
        found.read++;
      }
    }
  }
}

createInterface({ input: process.stdin }).once("line", async () => {
  await lookRound().catch(trouble);
  await client.destroy();
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
});
await client.login(token);
