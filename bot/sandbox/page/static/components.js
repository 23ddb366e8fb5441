// Message components (including layout ones) and embeds as elements. They have no listeners: pressable ones
// say so in `data-do`, and the code that shows the message listens (see press.js).

import { avatar, el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { person, state } from "./state.js";
import { bytes, t } from "./words.js";

export const ROW = 1;
export const BUTTON = 2;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };
const SELECTS = [3, 5, 6, 7, 8];

/** The components of a message. `context` has the message's id. */
export function components(parts, context) {
    return parts.map((part) => component(part, context));
}

function component(part, context) {
    if (SELECTS.includes(part.type)) return select(part, context);
    const draw = DRAWN[part.type];
    return draw ? draw(part, context) : el("p.subtext", {}, t("unknown-component"));
}

const DRAWN = {
    1: (part, context) =>
        el("div.row", { data: { key: `c${part.id}` } }, components(part.components, context)),
    2: button,
    9: section,
    10: (part) => el("div.text", { data: { key: `c${part.id}` } }, markdown(part.content)),
    11: (part) => picture(part, "thumbnail"),
    12: gallery,
    13: (part) => file(part.file, part.name, part.size, part.spoiler),
    14: (part) =>
        el(`hr.space-${part.spacing ?? 1}${part.divider === false ? ".clear" : ""}`, {
            data: { key: `c${part.id}` },
        }),
    17: container,
};

function container(part, context) {
    const box = el(
        `div.container${part.spoiler ? ".covered" : ""}`,
        { data: { key: `c${part.id}` } },
        components(part.components, context),
    );
    if (part.accent_color !== null && part.accent_color !== undefined) {
        box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
        box.classList.add("accented");
    }
    if (part.spoiler) box.prepend(cover(part.id));
    return box;
}

function section(part, context) {
    return el(
        "div.section",
        { data: { key: `c${part.id}` } },
        el("div.texts", {}, components(part.components, context)),
        component(part.accessory, context),
    );
}

// ---------------------------------------------------------------------------------------------- pictures and files

/** The link to a file of the double from this page; null for a picture hosted elsewhere. */
export function local(url) {
    if (!url?.startsWith(`${state.origin}/`)) return null;
    return url.slice(state.origin.length);
}

function gallery(part) {
    const count = Math.min(part.items.length, 10);
    return el(
        `div.gallery.of-${count}`,
        { data: { key: `c${part.id}` } },
        part.items.map((item) => picture(item, "")),
    );
}

/** A picture that opens enlarged when pressed; `item` has `media`, `description`, `spoiler`. */
export function picture(item, classes) {
    const src = local(item.media.url);
    const alt = item.description ?? "";
    if (!src) return el("p.picture.elsewhere", {}, icon("link"), outside(item.media.url, alt));
    const { width, height } = item.media;
    const name = alt || t("picture-without-words");
    const shown = el("img", { src, alt: name, width, height, loading: "eager", decoding: "async" });
    if (width && height) shown.style.setProperty("--ratio", `${width} / ${height}`);
    const key = `p${item.media.attachment_id ?? src}`;
    const box = el(
        `div.picture${classes ? `.${classes}` : ""}`,
        { data: { key } },
        el(
            "button",
            { type: "button", "aria-label": t("enlarge", { it: name }), data: { do: "enlarge" } },
            shown,
        ),
    );
    if (item.spoiler) box.append(cover(key));
    return box;
}

function outside(url, alt) {
    return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, alt || url);
}

function cover(key) {
    return el(
        "button.cover",
        { type: "button", data: { do: "uncover", key: `cover${key}`, own: "hidden" } },
        t("spoiler"),
    );
}

/** A file that can be opened or saved. */
export function file(media, name, size, spoiler) {
    const box = el(
        "div.file",
        {},
        icon("file"),
        el(
            "a",
            { href: local(media.url) ?? media.url, target: "_blank", download: name, rel: "noopener" },
            name,
        ),
        el("span.size", {}, bytes(size ?? 0)),
    );
    if (spoiler) box.append(cover(name));
    return box;
}

// ---------------------------------------------------------------------------------------------- buttons and menus

/** An emoji of a button or an option: the application's own as a picture. */
export function emoji(one) {
    if (!one) return null;
    if (one.id) return el("img.emoji", { src: `/page/emoji/${one.id}`, alt: one.name ?? "" });
    return el("span.emoji", { "aria-hidden": "true" }, one.name);
}

function button(part, context) {
    const name = part.label || part.emoji?.name;
    const inside = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
    if (part.style === 5) {
        const link = {
            href: part.url,
            target: "_blank",
            rel: "noopener noreferrer",
            data: { key: `c${part.id}` },
        };
        return el("a.button.secondary", link, inside, icon("link"));
    }
    const waiting = state.busy.get(context.id);
    const busy = waiting === part.id;
    return el(
        `button.button.${STYLES[part.style] ?? "secondary"}`,
        {
            type: "button",
            disabled: part.disabled,
            "aria-label": part.label ? null : name,
            "aria-busy": busy ? "true" : null,
            "aria-disabled": waiting !== undefined && !busy ? "true" : null,
            data: { key: `c${part.id}`, do: "press", custom: part.custom_id },
        },
        inside,
        busy ? el("span.spinner") : null,
    );
}

/** A menu's options, each `{label, value, description, emoji, default}`; people or places for menus of those. */
export function offered(part) {
    if (part.type === 3) return part.options;
    const defaults = new Set((part.default_values ?? []).map((one) => one.id));
    const people = [...state.people, { ...state.bot, bot: true }];
    const found =
        part.type === 8
            ? state.channels
                  .filter((one) => one.kind !== "dm")
                  .map((one) => ({ label: `#${one.name}`, value: one.id }))
            : people.map((one) => ({ label: one.name, value: one.id, person: one.id }));
    if (part.type === 6) return [];
    return found.map((one) => ({ ...one, default: defaults.has(one.value) }));
}

function select(part, context) {
    const chosen = state.chosen.get(part.custom_id);
    const shown = offered(part).filter((one) => (chosen ? chosen.includes(one.value) : one.default));
    const waiting = state.busy.get(context.id);
    const busy = waiting === part.id;
    const placeholder = part.placeholder || t("choose");
    return el(
        "button.menu",
        {
            type: "button",
            role: "combobox",
            disabled: part.disabled,
            "aria-haspopup": "listbox",
            "aria-expanded": "false",
            "aria-label": placeholder,
            "aria-busy": busy ? "true" : null,
            "aria-disabled": waiting !== undefined && !busy ? "true" : null,
            data: {
                key: `c${part.id}`,
                do: "menu",
                custom: part.custom_id,
                component: part.id,
                own: "aria-expanded aria-controls aria-activedescendant",
            },
        },
        shown.length ? el("span.values", {}, shown.map(value)) : el("span.placeholder", {}, placeholder),
        busy ? el("span.spinner") : icon("down"),
    );
}

function value(one) {
    return el("span.value", {}, one.person ? avatar(person(one.person)) : emoji(one.emoji), one.label);
}

/** The component with an id anywhere in a message, or undefined. */
export function find(parts, id) {
    for (const part of parts ?? []) {
        const inner = [...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])];
        const found = part.id === id ? part : find(inner, id);
        if (found) return found;
    }
    return undefined;
}

// ---------------------------------------------------------------------------------------------- embeds

/** A classic embed. */
export function embed(one) {
    const box = el(
        "div.container.accented.embed",
        {},
        one.author ? el("p.author", {}, one.author.name) : null,
        one.title ? el("h4", {}, one.url ? outside(one.url, one.title) : markdown(one.title)) : null,
        markdown(one.description),
        el(
            "div.fields",
            {},
            (one.fields ?? []).map((field) =>
                el(
                    `div.field${field.inline ? ".inline" : ""}`,
                    {},
                    el("strong", {}, field.name),
                    markdown(field.value),
                ),
            ),
        ),
        one.image ? picture({ media: one.image, description: one.title }, "") : null,
        one.footer ? el("p.subtext", {}, one.footer.text) : null,
    );
    if (one.color) box.style.setProperty("--accent", `#${one.color.toString(16).padStart(6, "0")}`);
    return box;
}
