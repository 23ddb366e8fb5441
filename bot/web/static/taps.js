// How a tap on a place in a picture answers, as this browser remembers it.

const KEY = "taverna-one-tap";
const LARGE = 44; // pixels of a place's smallest side: whoever taps it has meant it

/** True unless the person wants to confirm all that they tap in pictures. */
export function oneTap() {
    try {
        return localStorage.getItem(KEY) !== "off";
    } catch {
        return true; // nothing may be kept in this browser
    }
}

/** Keeps what the person wants. */
export function setOneTap(on) {
    try {
        localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
        // it is asked for again then
    }
}

/** True if a tap on a place answers: it is no slip if the place is large as it is shown now. */
export const isSure = (side) => oneTap() && side >= LARGE;
