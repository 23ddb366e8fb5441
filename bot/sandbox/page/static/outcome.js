// How the bot answered, in a client's words.

import { t } from "./words.js";
import { Refusal } from "./wire.js";

/** Waits for the answer to an action: returns `{answer, failure}`, where `failure` is what to say if there is none. */
export async function settle(answering) {
    try {
        const answer = await answering;
        return { answer, failure: answer.answer === "nothing" ? t("failed") : null };
    } catch (error) {
        return { answer: null, failure: error instanceof Refusal ? t("refused") : t("unreachable") };
    }
}
