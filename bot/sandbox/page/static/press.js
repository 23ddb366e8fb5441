// Actions on messages: presses, choices, dismissing. A press shows at once; if the bot does not answer within
// Discord's three seconds, it says so.

import { openModal } from "./modal.js";
import { settle } from "./outcome.js";
import { log, state, tell } from "./state.js";
import { act } from "./wire.js";

/** Sends a press or a choice in the current person's name, and shows the outcome. */
async function interact(messageId, component, action, body) {
    if (state.busy.has(messageId)) return;
    state.busy.set(messageId, component);
    state.failed.delete(messageId);
    tell("message", messageId);
    const me = state.me;
    const { answer, failure } = await settle(act(action, body));
    if (state.me !== me) return;
    if (answer?.modal) openModal(answer.modal);
    state.busy.delete(messageId);
    if (failure) {
        state.failed.set(messageId, failure);
        state.chosen.delete(body.custom_id);
    }
    tell("message", messageId);
}

/** Presses a button. */
export function press(messageId, control) {
    if (control.getAttribute("aria-disabled") === "true") return;
    const component = Number(control.dataset.key.slice(1));
    interact(messageId, component, "press", { message: messageId, custom_id: control.dataset.custom });
}

/** Chooses in a menu. */
export function choose(messageId, part, values) {
    state.chosen.set(part.custom_id, values);
    interact(messageId, part.id, "choose", { message: messageId, custom_id: part.custom_id, values });
}

/** Dismisses an ephemeral message. */
export async function dismiss(messageId) {
    if (log(state.channel).messages.get(messageId)?.local)
        tell("gone", { id: messageId, channel: state.channel });
    else await act("dismiss", { message: messageId });
}
