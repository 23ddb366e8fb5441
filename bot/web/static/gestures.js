// Gestures on a picture: one finger moves it, two fingers or the wheel enlarge it.

const STILL = 6; // pixels that a finger moves even while it taps
const NOTCH = 1.15; // how much a notch of the wheel enlarges

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
