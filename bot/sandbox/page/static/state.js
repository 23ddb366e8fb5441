// What the page knows: one plain object, and who wants to hear when a part of it changes.

export const state = {
    me: null, // the id of the person one is
    people: [],
    bot: { id: "", name: "" },
    guild: "",
    origin: "", // where the double itself thinks it is; links to its files begin with it
    channels: [],
    commands: { guild: [], dm: [] },
    unread: { channels: {}, people: {} },
    online: false, // whether the bot is there
    linked: false, // whether the page itself is connected
    channel: null, // the id of the open channel; null is the first page
    logs: new Map(), // channel id -> {messages: Map of id -> message, more, loaded}
    busy: new Map(), // message id -> the component that waits for an answer
    failed: new Map(), // message id -> what to say under it
    chosen: new Map(), // custom id of a menu -> the values chosen in it
    typing: new Map(), // channel id -> until when
    firstUnread: null, // where the line "new" stands in the open channel
};

const listeners = new Map();

/** Calls `hear` whenever something is told about `topic`. */
export function on(topic, hear) {
    listeners.set(topic, [...(listeners.get(topic) ?? []), hear]);
}

/** Tells those who listen to `topic`. */
export function tell(topic, about) {
    for (const hear of listeners.get(topic) ?? []) hear(about);
}

/** The person with an id: one of the people, or the bot; somebody unknown has no name. */
export function person(id) {
    if (id === state.bot.id) return { ...state.bot, bot: true };
    const place = state.people.findIndex((one) => one.id === id);
    return place < 0 ? { id, name: "?" } : { ...state.people[place], place };
}

/** The channel with an id, or undefined. */
export function channel(id) {
    return state.channels.find((one) => one.id === id);
}

/** The log of a channel, made when it is not there. */
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

/** Forgets all that belonged to the eyes of somebody else. */
export function forgetEyes() {
    state.logs = new Map();
    for (const kept of [state.busy, state.failed, state.chosen, state.typing]) kept.clear();
    state.channels = [];
    state.commands = { guild: [], dm: [] };
    state.unread = { channels: {}, people: {} };
    state.firstUnread = null;
}
