// Discord's markdown: text to a small tree, and the tree to elements.
//
// A tree is a list of nodes; a node is a string or `{kind, ...}` with its inner nodes in `inside`.

import { el, icon } from "./dom.js";
import { channel, person, state } from "./state.js";
import { moment, t } from "./words.js";

// ---------------------------------------------------------------------------------------------- blocks

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;

/** Reads a whole text. */
export function parse(words) {
    const nodes = [];
    let rest = words;
    let text = "";
    while (rest) {
        const fence = FENCE.exec(rest);
        if (fence) {
            nodes.push(...blocks(text), { kind: "fence", words: fence[2] });
            text = "";
            rest = rest.slice(fence[0].length).replace(/^\n/, "");
            continue;
        }
        const next = rest.indexOf("```", 1);
        text += next < 0 ? rest : rest.slice(0, next);
        rest = next < 0 ? "" : rest.slice(next);
        if (rest && !FENCE.test(rest)) {
            text += rest.slice(0, 3);
            rest = rest.slice(3);
        }
    }
    return [...nodes, ...blocks(text)];
}

const BLOCKS = [
    [/^(#{1,3}) +(\S.*)/, (found) => ({ kind: `h${found[1].length}`, inside: inline(found[2]) })],
    [/^-# +(\S.*)/, (found) => ({ kind: "subtext", inside: inline(found[1]) })],
];
const QUOTE = /^> ?(.*)/;
const ITEM = /^( *)([-*]|\d{1,10}\.) +(\S.*)/;

/** Reads lines: headings, subtext, quotes, lists, and paragraphs of the rest. */
function blocks(words) {
    const nodes = [];
    const lines = words.split("\n");
    let plain = [];
    const flush = () => {
        const text = plain.join("\n").replace(/^\n+|\n+$/g, "");
        if (text) nodes.push({ kind: "text", inside: inline(text) });
        plain = [];
    };
    while (lines.length) {
        const block = special(lines);
        if (block) {
            flush();
            nodes.push(block);
        } else {
            plain.push(lines.shift());
        }
    }
    flush();
    return nodes;
}

/** Takes the lines of one block from the front, or takes nothing. */
function special(lines) {
    if (lines[0].startsWith(">>> ")) {
        const quoted = lines.splice(0).join("\n").slice(4);
        return { kind: "quote", inside: blocks(quoted) };
    }
    if (QUOTE.test(lines[0]) && lines[0].startsWith("> ")) {
        const quoted = [];
        while (lines.length && lines[0].startsWith("> ")) quoted.push(QUOTE.exec(lines.shift())[1]);
        return { kind: "quote", inside: blocks(quoted.join("\n")) };
    }
    if (ITEM.test(lines[0])) return list(lines, ITEM.exec(lines[0])[1].length);
    for (const [pattern, make] of BLOCKS) {
        const found = pattern.exec(lines[0]);
        if (found) {
            lines.shift();
            return make(found);
        }
    }
    return null;
}

function list(lines, depth) {
    const sort = (found) => (/\d/.test(found[2]) ? "ol" : "ul");
    const first = ITEM.exec(lines[0]);
    const node = { kind: sort(first), start: parseInt(first[2], 10) || 1, items: [] };
    while (lines.length) {
        const found = ITEM.exec(lines[0]);
        if (!found || found[1].length < depth || (found[1].length === depth && sort(found) !== node.kind))
            break;
        if (found[1].length > depth) {
            node.items.at(-1).push(list(lines, found[1].length));
        } else {
            lines.shift();
            node.items.push(inline(found[3]));
        }
    }
    return node;
}

// ---------------------------------------------------------------------------------------------- inside a line

const wrap = (kind) => (found) => ({ kind, inside: inline(found[1]) });

// In order: the first match at a position wins.
const SPANS = [
    [/^\\([^a-zA-Z0-9\s])/, (found) => found[1]],
    [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => ({ kind: "code", words: found[2].replace(/^ (.*) $/, "$1") })],
    [/^\|\|([\s\S]+?)\|\|/, wrap("spoiler")],
    [/^\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/, (found) => ({ kind: "strong", inside: [wrap("em")(found)] })],
    [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/, wrap("strong")],
    [/^__((?:\\.|[^\\])+?)__(?!_)/, wrap("u")],
    [/^~~((?:\\.|[^\\])+?)~~/, wrap("s")],
    [/^\*(?!\s)((?:\\.|\*\*[\s\S]+?\*\*|[^\\*])+?)\*(?!\*)/, wrap("em")],
    [/^_(?!_)((?:\\.|__|[^\\_])+?)_(?![\w_])/, wrap("em")],
    [
        /^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)<>]+)>?(?: +"[^"\n]*")?\)/,
        (found) => link(found[2], inline(found[1])),
    ],
    [/^<(https?:\/\/[^\s<>]+)>/, (found) => link(found[1], [found[1]])],
    [/^https?:\/\/[^\s<>]+[^\s<>.,:;"'\])]/, (found) => link(found[0], [found[0]])],
    [/^<@!?(\d+)>/, (found) => ({ kind: "user", id: found[1] })],
    [/^<#(\d+)>/, (found) => ({ kind: "channel", id: found[1] })],
    [/^<@&(\d+)>/, () => ({ kind: "mention", words: "@role" })],
    [/^<\/([^:<>]+):(\d+)>/, (found) => ({ kind: "mention", words: `/${found[1]}` })],
    [/^@(everyone|here)\b/, (found) => ({ kind: "mention", words: found[0] })],
    [
        /^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/,
        (found) => ({ kind: "time", at: Number(found[1]), style: found[2] ?? "f" }),
    ],
    [/^<a?:(\w+):(\d+)>/, (found) => ({ kind: "emoji", name: found[1], id: found[2] })],
];
const link = (url, inside) => ({ kind: "link", url, inside });
const MARK = /[\\`|*_~[<@]|https?:/g;

/** Reads spans; anything that matches none is text. */
export function inline(words) {
    const nodes = [];
    let text = "";
    let place = 0;
    while (place < words.length) {
        const [found, make] = span(words, place);
        if (found) {
            if (text) nodes.push(text);
            text = "";
            nodes.push(make(found));
            place += found[0].length;
            continue;
        }
        MARK.lastIndex = place + 1;
        const next = MARK.exec(words)?.index ?? words.length;
        text += words.slice(place, next);
        place = next;
    }
    return text ? [...nodes, text] : nodes;
}

function span(words, place) {
    const rest = words.slice(place);
    const inWord = rest[0] === "_" && /\w/.test(words[place - 1] ?? "");
    for (const [pattern, make] of SPANS) {
        const found = inWord ? null : pattern.exec(rest);
        if (found) return [found, make];
    }
    return [null, null];
}

// ---------------------------------------------------------------------------------------------- elements

/** A text as elements. */
export function markdown(words) {
    return parse(words ?? "").map(draw);
}

/** A text without its marks, for names and titles. */
export function unmarked(words) {
    return markdown(words)
        .map((node) => node.textContent ?? node)
        .join(" ");
}

const BOXES = { h1: "h3", h2: "h4", h3: "h5", quote: "blockquote", text: "p", subtext: "p.subtext" };

function draw(node) {
    if (typeof node === "string") return document.createTextNode(node);
    if (node.kind in BOXES) {
        const classes = /^h\d$/.test(node.kind) ? `.${node.kind}` : "";
        return el(`${BOXES[node.kind]}${classes}`, {}, node.inside.map(draw));
    }
    return (DRAWN[node.kind] ?? span_)(node);
}

const span_ = (node) => el(node.kind, {}, node.inside.map(draw));

const DRAWN = {
    fence: (node) => el("pre", { tabindex: "0" }, el("code", {}, node.words)),
    code: (node) => el("code", {}, node.words),
    ul: (node) =>
        el(
            "ul",
            {},
            node.items.map((item) => el("li", {}, item.map(draw))),
        ),
    ol: (node) =>
        el(
            "ol",
            { start: node.start },
            node.items.map((item) => el("li", {}, item.map(draw))),
        ),
    link: (node) =>
        el("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, node.inside.map(draw)),
    mention: (node) => el("span.mention", {}, node.words),
    user: (node) => el(`span.mention${node.id === state.me ? ".mine" : ""}`, {}, `@${person(node.id).name}`),
    channel: drawChannel,
    time: (node) =>
        el(
            "time.stamp",
            { title: moment(node.at, "F"), data: { at: node.at, style: node.style } },
            moment(node.at, node.style),
        ),
    emoji: (node) =>
        el("img.emoji", { src: `/page/emoji/${node.id}`, alt: `:${node.name}:`, title: `:${node.name}:` }),
    spoiler: (node) =>
        el(
            "span.spoiler",
            {
                role: "button",
                tabindex: "0",
                "aria-label": t("spoiler"),
                "aria-expanded": "false",
                data: { do: "reveal", own: "aria-expanded aria-label role tabindex" },
            },
            el("span", {}, node.inside.map(draw)),
        ),
};

function drawChannel(node) {
    const found = channel(node.id);
    if (!found) return el("span.mention", {}, `#${t("unknown-channel")}`);
    return el(
        "button.mention",
        { type: "button", data: { do: "go", channel: node.id } },
        icon(found.kind === "thread" ? "thread" : "hash"),
        found.name,
    );
}

/** Updates the times that are shown relative to now. */
export function refreshMoments(root) {
    for (const stamp of root.querySelectorAll('time.stamp[data-style="R"]')) {
        const words = moment(Number(stamp.dataset.at), "R");
        if (stamp.textContent !== words) stamp.textContent = words;
    }
}
