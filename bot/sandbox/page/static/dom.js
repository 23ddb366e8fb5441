// Building elements. Text from outside only ever becomes text nodes.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element: `el("button.primary", {type: "button", onclick: go}, "Go")`. An attribute that is null,
 * undefined or false is left out, true stands without a value; `on…` are listeners, `data` is the dataset.
 */
export function el(name, attributes = {}, ...children) {
    const [tag, ...classes] = name.split(".");
    const node = document.createElement(tag);
    if (classes.length) node.className = classes.join(" ");
    for (const [key, value] of Object.entries(attributes)) {
        if (key === "data") Object.assign(node.dataset, value);
        else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
        else if (value === true) node.setAttribute(key, "");
        else if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value);
    }
    node.append(
        ...children
            .flat(Infinity)
            .filter((child) => child !== null && child !== undefined && child !== false),
    );
    return node;
}

const PATHS = {
    board: "M4 4h16v16H4zM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16",
    hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
    thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
    mail: "M3 6h18v12H3zM3 7l9 7 9-7",
    menu: "M4 6h16M4 12h16M4 18h16",
    close: "M6 6l12 12M18 6 6 18",
    plus: "M12 5v14M5 12h14",
    send: "M4 12 20 4l-5 16-4-7z",
    down: "M6 9l6 6 6-6",
    check: "M5 12.500l4.500 4.500L19 7.500",
    eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
    slash: "M4 4h16v16H4zM14 8l-4 8",
    file: "M6 3h8l5 5v13H6zM14 3v5h5",
    link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
    home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
    warning: "M12 4 2.500 20h19zM12 10v5M12 17.500v.5",
    lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
    sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
};

/** Makes one of our own icons; it is only visual, so its control needs a name. */
export function icon(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("class", "icon");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", PATHS[name]);
    svg.append(path);
    return svg;
}

/** Makes a button with only an icon; `data` says what it does. */
export function tool(name, mark, data, classes = "") {
    return el(
        `button.quiet${classes}`,
        { type: "button", "aria-label": name, title: name, data },
        icon(mark),
    );
}

/** Makes a person's badge: the first letter on one of ten colours, the mug for the bot. */
export function avatar(person) {
    if (person.bot) return el("img.avatar", { src: "/page/static/icon.svg", alt: "" });
    const tint = Number(BigInt(person.id || 0) % 97n) % 10;
    const place = person.place ?? tint;
    return el(
        "span.avatar",
        { "aria-hidden": "true", data: { tint: String(place % 10) } },
        (person.name || "?")[0],
    );
}

/**
 * Lays a fresh tree over an old one, keeping the old elements wherever they fit, so that focus, scroll positions,
 * loaded pictures and listeners stay. Children with a `data-key` are matched by it (several with the same one in their
 * order: a gallery may show one file twice), the others by their place.
 * Attributes named in `data-own` belong to the reader (an opened spoiler) and are left alone.
 */
export function morph(old, fresh) {
    if (old.isEqualNode(fresh)) return old;
    const other = old.nodeName !== fresh.nodeName || old.dataset?.key !== fresh.dataset?.key;
    if (other) {
        old.replaceWith(fresh);
        return fresh;
    }
    if (old.nodeType === Node.TEXT_NODE) {
        old.data = fresh.data;
        return old;
    }
    dress(old, fresh);
    fill(old, fresh);
    return old;
}

function dress(old, fresh) {
    const own = [...(old.dataset.own ?? "").split(" "), "style"];
    for (const { name } of [...old.attributes]) {
        if (!own.includes(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
        if (own.includes(name) || old.getAttribute(name) === value) continue;
        if (name === "src" && bare(old.getAttribute(name)) === bare(value)) continue;
        old.setAttribute(name, value);
    }
    if (fresh.style && old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}

/** A picture's link without its signature, which differs each time. */
function bare(url) {
    return (url ?? "").split("?")[0];
}

function fill(old, fresh) {
    const keyed = new Map();
    for (const child of old.children) {
        const { key } = child.dataset;
        if (key) keyed.set(key, [...(keyed.get(key) ?? []), child]);
    }
    let place = old.firstChild;
    for (const child of [...fresh.childNodes]) {
        const match = child.dataset?.key ? keyed.get(child.dataset.key)?.shift() : place;
        if (!match || (match.dataset?.key && !child.dataset?.key)) {
            old.insertBefore(child, place);
            continue;
        }
        if (match !== place) old.insertBefore(match, place);
        place = morph(match, child).nextSibling;
    }
    while (place) {
        const next = place.nextSibling;
        place.remove();
        place = next;
    }
}
