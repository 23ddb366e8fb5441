// One picture of the table, which can be moved and enlarged, with an outline over each thing that can be tapped.

import { el, renew, shape, tool } from "./dom.js";
import { gestures, lifted } from "./gestures.js";

const NEAREST = 3; // how far one can zoom in
const MARGIN = 24; // units of the picture around the places
const CLOSEST = 2.3; // times as large as what fills the frame: nearer, one would not see what lies around
const ENOUGH = 48; // pixels of the smallest place's side: for a finger it need not be larger
const READABLE = 0.85; // of the size at which the width is filled: smaller, nobody can read the whole picture
const SEEN = 0.66; // of that size: smaller, nobody can see the places in it
const SOON = 3000; // milliseconds until the next try
const EYES = 300; // milliseconds after a place has moved in which a tap may be meant for another one
const EACH = 700; // milliseconds between two pictures: while computers answer, not all of them are worth it
const WHOLE = "M4 4h6M4 4v6M20 20h-6M20 20v-6M4 20h6M4 20v-6M20 4h-6M20 4v6";
const PLACES = "M12 3v5M12 16v5M3 12h5M16 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6";

export class Picture {
    #image = el("img", { alt: "" });
    #svg = shape("svg");
    #sheet = el("div.sheet", {}, this.#image, this.#svg);
    #zoom = el("div.zoom");
    #drawing = el("p.drawing", { role: "status" });
    #size = [1, 1]; // in its units
    #view = { scale: 1, x: 0, y: 0 };
    #held = false; // the person has moved or enlarged the picture, which then stays as it is
    #outlines = []; // what can be tapped: { points, name, ids, on, pick(its smallest side in pixels) }
    #about = []; // outlines that only show what is meant
    #laid = ""; // the outlines that have lain over the picture that is shown, as text
    #had = null; // the place that the keyboard was at
    #wanted = ""; // the address of the newest picture
    #asked = ""; // the one that was asked for last
    #shown = ""; // the one that is shown
    #coming; // the picture of that address
    #last = 0; // when that was asked for
    #wide = 0; // the frame as it was
    #moved = 0; // when the picture, or what lies in it, was moved by itself
    #next; // the time at which the newest one will be

    constructor(scene) {
        this.frame = el("div.frame", { "data-scene": scene }, this.#drawing, this.#sheet, this.#zoom);
        gestures(this.frame, {
            move: (x, y) => this.#move(x, y),
            enlarge: (by, x, y) => this.#enlarge(by, x, y),
        });
        new ResizeObserver(() => this.#resized()).observe(this.frame);
    }

    /** Names the tools in the reader's language. */
    name(words) {
        renew(
            this.#zoom,
            tool(words.whole, WHOLE, () => this.#fit(null, this.#zoom.clientHeight)),
            tool(words.places, PLACES, () => this.settle()),
        );
        this.#drawing.textContent = words.drawing;
    }

    /** Shows a newer picture, as soon as it is seen and drawn; while it is not, the older one stays. */
    show(address) {
        this.#wanted = address;
        this.#tell();
        clearTimeout(this.#next);
        const wait = this.#last + EACH - Date.now();
        if (wait > 0) this.#next = setTimeout(() => this.#seen() && this.#load(), wait);
        else if (this.#seen()) this.#load();
    }

    /** Lays outlines over what can be tapped, and over what the question is about, once the picture shows it. */
    lay(outlines, about = []) {
        this.#about = about;
        this.#outlines = outlines;
        this.#draw();
    }

    /** Shows what is asked about: the places, or else the picture from its upper edge, large enough to be read. */
    settle() {
        const { clientWidth, clientHeight } = this.frame;
        const [wide, high] = this.#size;
        const places = this.#region();
        const clear = this.#zoom.clientHeight; // nothing is hidden by the buttons in the corner
        const [, top, , tall] = places ?? [0, 0, wide, high];
        const room = clientHeight - clear;
        if (room / tall < ((places ? SEEN : READABLE) * clientWidth) / wide) this.#fit([0, top, wide, (room * wide) / clientWidth], clear);
        else this.#fit(places, clear);
    }

    /** Moves the picture so that a place is in sight, for whoever goes from one to the next by the keyboard. */
    #reveal(points) {
        this.frame.scrollTo(0, 0); // where the browser has scrolled to it, which would move everything else
        const [left, top, right, bottom] = extent(points);
        const { scale, x, y } = this.#view;
        const into = (low, high, length) => Math.min(0, length - high) || Math.max(0, -low);
        const across = into(left * scale + x, right * scale + x, this.frame.clientWidth);
        const down = into(top * scale + y, bottom * scale + y, this.frame.clientHeight - this.#zoom.clientHeight);
        if (across || down) this.#move(across, down);
    }

    /** Tells whether a newer picture than this one is on its way. */
    #tell() {
        this.frame.setAttribute("aria-busy", String(this.#wanted !== this.#shown));
    }

    /** Settles anew if it must: the question below has become longer or shorter, or the whole window has changed. */
    #resized() {
        const [before, wide] = [this.#wide, this.frame.clientWidth];
        this.#wide = wide;
        if (!this.#seen()) return;
        if (!this.#held && (wide !== before || !this.#inSight())) this.settle();
        this.#load();
    }

    /** True if there are places, and all of them can be seen as the picture lies. */
    #inSight() {
        const points = this.#outlines.flatMap((each) => each.points);
        if (!points.length) return false;
        const [left, top, right, bottom] = extent(points);
        const { scale, x, y } = this.#view;
        const high = this.frame.clientHeight - this.#zoom.clientHeight;
        return left * scale + x >= 0 && top * scale + y >= 0 && right * scale + x <= this.#wide && bottom * scale + y <= high;
    }

    #seen() {
        return this.frame.clientWidth > 0;
    }

    async #load() {
        const address = this.#wanted;
        if (!address || address === this.#asked) return;
        this.#asked = address;
        this.#last = Date.now();
        this.#coming?.removeAttribute("src"); // no longer wanted: a browser has few connections, and answers need one
        const fresh = (this.#coming = new Image());
        fresh.src = address;
        await fresh.decode().catch(() => {});
        await lifted();
        if (this.#asked !== address) return; // a newer one is on its way
        if (!fresh.naturalWidth) return this.#later(address);
        const [wide, high] = this.#size;
        this.#size = [fresh.naturalWidth, fresh.naturalHeight];
        this.#image.src = fresh.src;
        this.#shown = address;
        this.#tell();
        this.#draw();
        if (!this.#held || wide !== this.#size[0] || high !== this.#size[1]) this.settle();
        else this.#place();
    }

    /** Tries again: it was not drawn yet. */
    #later(address) {
        setTimeout(() => {
            if (this.#asked !== address) return;
            this.#asked = "";
            this.#load();
        }, SOON);
    }

    #draw() {
        this.#svg.setAttribute("viewBox", `0 0 ${this.#size[0]} ${this.#size[1]}`);
        if (this.#svg.contains(document.activeElement)) this.#had = document.activeElement.dataset.id;
        this.#svg.replaceChildren();
        if (!this.#image.src) return; // without the picture nobody knows how large it is
        const named = this.#outlines.map(({ ids, name, points }) => [ids, name, points]);
        const laid = JSON.stringify([named, this.#about]);
        if (laid !== this.#laid && this.#wanted !== this.#shown) return; // in the older picture something else may lie there
        if (laid !== this.#laid) this.#moved = Date.now();
        this.#laid = laid;
        const lines = [...this.#about, ...this.#outlines.map((each) => each.points)];
        for (const points of lines) this.#svg.append(shape("polygon", { points: corners(points), class: "edge" }));
        for (const points of this.#about) this.#svg.append(shape("polygon", { points: corners(points), class: "about" }));
        const larger = (one, other) => area(other.points) - area(one.points); // what lies within another lies above
        for (const each of [...this.#outlines].sort(larger)) {
            const still = () => Date.now() - this.#moved > EYES;
            const spot = outline(each, () => each.pick(still() ? side(each.points) * this.#view.scale : 0));
            // Not under a finger, where the place would slip away from it.
            spot.addEventListener("focus", () => spot.matches(":focus-visible") && this.#reveal(each.points));
            this.#svg.append(spot);
            if (this.#had === each.ids[0] && document.activeElement === document.body) spot.focus();
        }
        this.#had = null;
    }

    /** The part of the picture with all places that can be tapped, or that is meant; null if there is none. */
    #region() {
        const places = this.#outlines.map((each) => each.points);
        const points = (places.length ? places : this.#about).flat();
        if (!points.length || !this.#image.src) return null;
        const [left, top, right, bottom] = extent(points);
        const [wide, high] = this.#size;
        const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
        return [x, y, Math.min(wide, right + MARGIN) - x, Math.min(high, bottom + MARGIN) - y];
    }

    /** Shows a part of the picture, or all of it, as large as fits above the last `clear` pixels. */
    #fit(part, clear = 0) {
        const [x, y, wide, high] = part ?? [0, 0, ...this.#size];
        const { clientWidth: w, clientHeight } = this.frame;
        const h = clientHeight - clear;
        const scale = Math.min(w / wide, h / high, part ? this.#closest() : NEAREST, NEAREST);
        // In the middle, but not beyond the picture's edges as long as there is more of it.
        const at = (from, length, all, room) => {
            const middle = (room - length * scale) / 2 - from * scale;
            return all * scale < room ? (room - all * scale) / 2 : Math.min(0, Math.max(middle, room - all * scale));
        };
        const before = this.#view;
        this.#view = { scale, x: at(x, wide, this.#size[0], w), y: at(y, high, this.#size[1], h) };
        if (JSON.stringify(before) !== JSON.stringify(this.#view)) this.#moved = Date.now();
        this.#held = false;
        this.#place();
    }

    /** How large the picture needs to be at most, so that its places can be tapped. */
    #closest() {
        const [wide, high] = this.#size;
        const filled = Math.max(this.frame.clientWidth / wide, this.frame.clientHeight / high);
        const smallest = Math.min(...this.#outlines.map((each) => side(each.points)));
        return Math.min(CLOSEST * filled, Math.max(filled, ENOUGH / smallest));
    }

    #place() {
        const { scale, x, y } = this.#view;
        this.#sheet.style.width = `${this.#size[0]}px`;
        this.#sheet.style.height = `${this.#size[1]}px`;
        this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }

    #move(x, y) {
        this.#held = true;
        this.#view = { ...this.#view, x: this.#view.x + x, y: this.#view.y + y };
        this.#place();
    }

    #enlarge(by, clientX, clientY) {
        const box = this.frame.getBoundingClientRect();
        this.#held = true;
        const least = Math.min(box.width / this.#size[0], box.height / this.#size[1]);
        const scale = Math.min(Math.max(this.#view.scale * by, least), NEAREST);
        const kept = (at, from) => at - ((at - from) * scale) / this.#view.scale;
        const { x, y } = this.#view;
        this.#view = { scale, x: kept(clientX - box.left, x), y: kept(clientY - box.top, y) };
        this.#place();
    }
}

const corners = (points) => points.map((at) => at.join(",")).join(" ");

function outline({ points, name, ids, on, pick }, tap) {
    const spot = shape("polygon", {
        points: corners(points),
        class: on ? "spot on" : "spot",
        tabindex: "0",
        role: "button",
        "aria-pressed": String(on),
        "aria-label": name,
        "data-id": ids[0],
        "data-ids": ids.join(" "),
        onclick: tap,
        onkeydown: (event) => {
            if (!["Enter", " "].includes(event.key)) return;
            event.preventDefault();
            pick(Infinity);
        },
    });
    return spot;
}

function extent(points) {
    const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The smallest side of a place. */
function side(points) {
    const [left, top, right, bottom] = extent(points);
    return Math.min(right - left, bottom - top);
}

function area(points) {
    const [left, top, right, bottom] = extent(points);
    return (right - left) * (bottom - top);
}
