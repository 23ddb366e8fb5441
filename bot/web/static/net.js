// The way to the bot: requests for one table, and the stream that says that something has changed.

const SOON = 3000; // milliseconds until the next try
const LOGGED_OUT = 401;
const CLOSED = 204; // the table, while its page was open
const asked = new URLSearchParams(location.search);

export const channel = asked.get("channel") ?? "";

/** The address of something of the page's; whoever looks at it is in it, where the page has no login. */
export const url = (rest) => {
    const as = asked.get("as");
    return `/board/${rest}${as === null ? "" : `${rest.includes("?") ? "&" : "?"}as=${as}`}`;
};

/** Fetches JSON; throws the status as a message. */
export async function get(rest) {
    const answer = await fetch(url(rest));
    const begin = [LOGGED_OUT, CLOSED].includes(answer.status);
    if (begin) location.reload(); // the page then says how to log in, or finds the next table of the channel
    if (begin || !answer.ok) throw new Error(String(answer.status));
    return answer.json();
}

/** Sends JSON, and returns what comes back. Throws what was refused, in words. */
export async function post(rest, body) {
    const answer = await fetch(url(rest), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Taverna": "1" },
        body: JSON.stringify(body),
    });
    if (answer.status === CLOSED) location.reload();
    const told = await answer.json();
    if (!answer.ok || told.refused) throw told;
    return told;
}

/** Calls back at once and at each change of a table, however often the stream breaks. */
export function follow(rest, changed) {
    const stream = new EventSource(url(rest));
    stream.onmessage = changed;
    stream.onerror = () => {
        stream.close();
        changed();
        setTimeout(() => follow(rest, changed), SOON);
    };
}
