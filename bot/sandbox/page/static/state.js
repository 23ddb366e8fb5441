// The page's state: one plain object, and the listeners for changes of its parts.

export const state = {
    me: null, // the id of the current person
    people: [],
    bot: { id: "", name: "" },
    guild: "",
    origin: "", // the double's own address, with which links to its files begin
    channels: [],
    tables: [], // the channels with a table: `{channel, title, mine, resume}`
    commands: { guild: [], dm: [] },
    unread: { channels: {}, people: {} },
    online: false, // whether the bot is connected
    linked: false, // whether the page itself is connected
    boards: false, // whether there are boards to tap here
    board: null, // the number of the table in the open channel at which the current person sits
    tapping: null, // whether the board is open; null: as the screen has room
    channel: null, // the id of the open channel; null is the first page
    logs: new Map(), // channel id -> {messages: Map of id -> message, more, loaded}
    busy: new Map(), // message id -> the component that waits for an answer
    failed: new Map(), // message id -> what to say under it
    chosen: new Map(), // custom id of a menu -> the values chosen in it
    typing: new Map(), // channel id -> until when
    firstUnread: null, // the place of the line "new" in the open channel
};

const listeners = new Map();

/** Calls `hear` at each `tell` about `topic`. */
export function on(topic, hear) {
    listeners.set(topic, [...(listeners.get(topic) ?? []), hear]);
}

/** Notifies the listeners of `topic`. */
export function tell(topic, about) {
    for (const hear of listeners.get(topic) ?? []) hear(about);
}

/** The person with an id: one of the people, or the bot; an unknown one has no name. */
export function person(id) {
    if (id === state.bot.id) return { ...state.bot, bot: true };
    const place = state.people.findIndex((one) => one.id === id);
    return place < 0 ? { id, name: "?" } : { ...state.people[place], place };
}

/** The channel with an id, or undefined. */
export function channel(id) {
    return state.channels.find((one) => one.id === id);
}

/** The log of a channel, created if it does not exist. */
export function log(id) {
    if (!state.logs.has(id)) state.logs.set(id, { messages: new Map(), more: false, loaded: false });
    return state.logs.get(id);
}

/** The commands that can be used in a channel. */
export function commandsIn(id) {
    const place = channel(id);
    if (!place?.commands) return [];
    return place.kind === "dm" ? state.commands.dm : state.commands.guild;
}

/** Forgets everything that belonged to the previous person's view. */
export function forgetEyes() {
    state.logs = new Map();
    for (const kept of [state.busy, state.failed, state.chosen, state.typing]) kept.clear();
    state.channels = [];
    state.tables = [];
    state.commands = { guild: [], dm: [] };
    state.unread = { channels: {}, people: {} };
    state.firstUnread = null;
}
