// Fingers on the page. On a picture one finger moves it, two fingers or the wheel enlarge it; anywhere they may be tapping.

const STILL = 6; // pixels that a finger moves even while it taps
const NOTCH = 1.15; // how much a notch of the wheel enlarges
const CLICK = 100; // milliseconds from lifting a finger to the click, at most
const LONGEST = 3000; // milliseconds: no tap takes longer

let held = false; // a finger is down, or its click is still to come
let waiting = []; // what goes on when that is over
let over;

/** Ends the tap after a time. */
function endIn(time) {
    clearTimeout(over);
    over = setTimeout(() => {
        held = false;
        for (const go of waiting.splice(0)) go();
    }, time);
}

const begin = () => {
    held = true;
    endIn(LONGEST);
};
addEventListener("pointerdown", begin, { capture: true });
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => held && endIn(CLICK), { capture: true });
addEventListener("click", () => held && endIn(0), { capture: true });

/** Waits until no finger is tapping: what was under it when it came down is what it means. */
export const lifted = () => (held ? new Promise((go) => waiting.push(go)) : Promise.resolve());

/** Calls `move(x, y)` and `enlarge(by, x, y)`, in pixels of the page, for what fingers and mouse do on a frame. */
export function gestures(frame, { move, enlarge }) {
    const fingers = new Map();
    let begun = [0, 0];
    let dragged = false; // whether the picture was moved

    frame.addEventListener("pointerdown", (event) => {
        if (event.isPrimary) fingers.clear(); // the picture was hidden before the last finger was lifted
        fingers.set(event.pointerId, event);
        dragged = fingers.size > 1;
        begun = [event.clientX, event.clientY];
    });
    frame.addEventListener("pointermove", (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const [other] = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId);
        dragged ||= Math.hypot(event.clientX - begun[0], event.clientY - begun[1]) > STILL;
        fingers.set(event.pointerId, event);
        if (!other) return move(event.clientX - before.clientX, event.clientY - before.clientY);
        const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
        const between = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
        enlarge(far(event) / far(before), ...between);
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"])
        frame.addEventListener(kind, (event) => fingers.delete(event.pointerId));
    frame.addEventListener(
        "click",
        (event) => {
            if (dragged) event.stopPropagation(); // the click at the end of moving the picture is no choice
            dragged = false;
        },
        { capture: true },
    );
    frame.addEventListener(
        "wheel",
        (event) => {
            event.preventDefault();
            enlarge(event.deltaY < 0 ? NOTCH : 1 / NOTCH, event.clientX, event.clientY);
        },
        { passive: false },
    );
}
