// One message as an element.

import { components, embed, file, picture } from "./components.js";
import { avatar, el, icon } from "./dom.js";
import { markdown, unmarked } from "./markdown.js";
import { person, state } from "./state.js";
import { sentAt, t } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const LAYOUT = 1 << 15;
const TOGETHER = 7 * 60 * 1000;

/** Whether a message shares the name shown above `earlier`. */
export function continues(message, earlier) {
    if (
        !earlier ||
        earlier.author.id !== message.author.id ||
        message.interaction ||
        message.referenced_message
    ) {
        return false;
    }
    const apart = new Date(message.timestamp) - new Date(earlier.timestamp);
    return apart < TOGETHER && !(message.flags & EPHEMERAL) && !(earlier.flags & EPHEMERAL);
}

/** Draws a message; `earlier` is the one above it. */
export function draw(message, earlier) {
    const author = person(message.author.id);
    const together = continues(message, earlier);
    const own = message.flags & EPHEMERAL;
    const named = message.mentions?.some((one) => one.id === state.me) && !own;
    const classes = [own && "note", named && "calls", together && "together"].filter(Boolean);
    return el(
        ["li.message", ...classes].join("."),
        { data: { key: message.id, message: message.id } },
        el(
            "article",
            { "aria-label": t("message-by", { name: author.name }) },
            above(message),
            el("div.gutter", {}, together ? null : avatar(author)),
            el("div.body", {}, together ? null : head(message, author), body(message), below(message)),
        ),
    );
}

/** A command's name in the reader's language. */
function spokenName(words) {
    const known = [...state.commands.guild, ...state.commands.dm];
    return known.find((one) => one.words === words)?.shown ?? words;
}

function above(message) {
    if (message.interaction) {
        const { user, name } = message.interaction;
        return el(
            "p.reply",
            {},
            avatar(person(user.id)),
            el("strong", {}, person(user.id).name),
            ` ${t("used")} `,
            el("span.mention", {}, `/${spokenName(name)}`),
        );
    }
    const original = message.referenced_message;
    if (!original) return null;
    const words = original.content || t("a-message");
    return el(
        "p.reply",
        {},
        avatar(person(original.author.id)),
        el("strong", {}, person(original.author.id).name),
        ` ${unmarked(words).slice(0, 90)}`,
    );
}

function head(message, author) {
    const sent = new Date(message.timestamp);
    return el(
        "header",
        {},
        el("strong.name", {}, author.name),
        author.bot ? el("span.tag", {}, t("bot")) : null,
        el("time", { datetime: message.timestamp }, sentAt(sent)),
    );
}

function body(message) {
    if (message.flags & LOADING) {
        return el(
            "p.thinking",
            {},
            el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")),
            t("thinking", { name: person(message.author.id).name }),
        );
    }
    const edited =
        message.edited_timestamp && !message.interaction_metadata ? el("span.edited", {}, t("edited")) : null;
    const layout = message.flags & LAYOUT;
    return el(
        "div.content",
        {},
        message.content ? el("div.text", {}, markdown(message.content), edited) : null,
        message.embeds.map(embed),
        layout ? null : attachments(message),
        el("div.components", {}, components(message.components, message)),
    );
}

function attachments(message) {
    return message.attachments.map((one) => {
        const shown = one.content_type?.startsWith("image/");
        const media = { url: one.url, width: one.width, height: one.height, attachment_id: one.id };
        const spoiler = one.filename.startsWith("SPOILER_");
        return shown
            ? picture({ media, description: one.description, spoiler }, "")
            : file(media, one.filename, one.size, spoiler);
    });
}

function below(message) {
    const failed = state.failed.get(message.id);
    const own = message.flags & EPHEMERAL;
    return [
        failed ? el("p.failed", { role: "alert" }, icon("warning"), failed) : null,
        own
            ? el(
                  "p.own",
                  {},
                  icon("eye"),
                  t("only-you"),
                  " · ",
                  el("button.link", { type: "button", data: { do: "dismiss" } }, t("dismiss")),
              )
            : null,
    ];
}
