// The page's words, and times formatted for the reader's language and zone.

import { get } from "./wire.js";

let spoken = { lang: "en", languages: {}, words: {}, games: [] };

/** Fetches the words of a language, or of the nearest to a locale, and makes it the page's. */
export async function speak(lang) {
    spoken = await get(`/page/words/${lang}`);
    document.documentElement.lang = spoken.lang;
}

/** The words under a key, with `{name}` replaced. */
export function t(key, args = {}) {
    const words = spoken.words[key] ?? key;
    return words.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/** The current language, as in `languages()`. */
export function lang() {
    return spoken.lang;
}

/** The languages that the page speaks: what each calls itself, by its code. */
export function languages() {
    return spoken.languages;
}

/** The games, each with `key` and `name`. */
export function games() {
    return spoken.games;
}

const STYLES = {
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" },
    F: { dateStyle: "full", timeStyle: "short" },
    s: { dateStyle: "short", timeStyle: "short" },
    S: { dateStyle: "short", timeStyle: "medium" },
};

/** A moment (Unix seconds) in one of Discord's styles (`t T d D f F s S R`), in the reader's zone and language. */
export function moment(seconds, style) {
    if (style === "R") return relative(seconds);
    const date = new Date(seconds * 1000);
    return new Intl.DateTimeFormat(lang(), STYLES[style] ?? STYLES.f).format(date);
}

const UNITS = [
    ["year", 31536000],
    ["month", 2592000],
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
];

function relative(seconds) {
    const away = Math.round(seconds - Date.now() / 1000);
    const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS[5];
    return new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

/** When a message was sent: only the time if today, else with the date. */
export function sentAt(date) {
    const today = new Date().toDateString() === date.toDateString();
    return moment(date.getTime() / 1000, today ? "t" : "s");
}

/** A size in bytes, formatted for people. */
export function bytes(size) {
    const unit = size < 1e6 ? "kilobyte" : "megabyte";
    const value = size / (size < 1e6 ? 1e3 : 1e6);
    return new Intl.NumberFormat(lang(), { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

/** Text without case and accents, for searching. */
export function plain(words) {
    return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
