// Elements of the page, made in one place. Words go in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element: `el("p.soft", { id: "a" }, "words")`. */
export function el(name, attributes = {}, ...children) {
    const [tag, ...classes] = name.split(".");
    const node = document.createElement(tag);
    if (classes.length) node.className = classes.join(" ");
    put(node, attributes);
    node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
    return node;
}

/** Makes an element of a drawing. */
export function shape(tag, attributes = {}, ...children) {
    const node = document.createElementNS(SVG, tag);
    put(node, attributes);
    node.append(...children);
    return node;
}

function put(node, attributes) {
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
        else if (value === true) node.setAttribute(key, "");
        else if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value);
    }
}

/** Puts other elements in the place of those that are there; whoever uses the keyboard stays where they are. */
export function renew(node, ...children) {
    const controls = () => [...node.querySelectorAll("button, select")];
    const at = controls().indexOf(document.activeElement);
    node.replaceChildren(...children);
    if (at >= 0) controls()[at]?.focus();
}

/** A button with a drawing instead of words. */
export function tool(name, path, onclick) {
    const drawing = shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: path }));
    return el("button.tool", { type: "button", "aria-label": name, title: name, onclick }, drawing);
}

/** A window over the page, which goes when it is closed. */
export function dialog(words, title, ...inside) {
    const close = el("button", { type: "button", onclick: () => box.close() }, words.close);
    const head = el("div.row", {}, el("h2", {}, title), close);
    const box = el("dialog", { "aria-label": title, onclose: () => box.remove() }, head, ...inside);
    document.body.append(box);
    box.showModal();
    return box;
}
