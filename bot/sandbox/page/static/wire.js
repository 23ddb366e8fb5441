// Talking to the double: requests in the name of whoever one is, and the feed of what happens.

import { state } from "./state.js";

/** What the double says no to: a client would not let one do it (any more). */
export class Refusal extends Error {}

/** Does something as the person one is (see `doing.py`); gives its answer, throws `Refusal` or a network's error. */
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
 * Follows what happens as a person sees it. `hear` takes each event, `lost` is called when the connection breaks; it
 * is made again until the returned function is called.
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
