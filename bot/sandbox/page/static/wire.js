// Talking to the double: requests in the current person's name, and the feed of events.

import { state } from "./state.js";

/** The double refused an action: a client would not allow it (any more). */
export class Refusal extends Error {}

/** Does something as the current person (see `doing.py`); returns the answer, throws `Refusal` or a network error. */
export async function act(action, body = {}) {
    const answer = await fetch(`/page/do/${action}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ as: state.me, ...body }),
    });
    const told = await answer.json();
    if (!answer.ok || told.refused) throw new Refusal(told.refused ?? told.message);
    return told;
}

/** Reads one of the page's own documents. */
export async function get(path) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Refusal(path);
    return answer.json();
}

const WAITS = [300, 600, 1200, 2500, 5000];

/**
 * Follows events as a person sees them. `hear` takes each event; `lost` is called when the connection breaks. It is
 * reopened until the returned function is called.
 */
export function follow(person, hear, lost) {
    let socket;
    let tries = 0;
    let timer;
    let over = false;
    const open = () => {
        socket = new WebSocket(`ws://${location.host}/page/feed?as=${person}`);
        socket.onmessage = (message) => {
            tries = 0;
            if (!over) hear(JSON.parse(message.data));
        };
        socket.onclose = () => {
            if (over) return;
            lost();
            timer = setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
        };
    };
    open();
    return () => {
        over = true;
        clearTimeout(timer);
        socket.close();
    };
}
