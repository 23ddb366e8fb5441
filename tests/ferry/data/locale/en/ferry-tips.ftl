### The ferry: a tip for each question.

ferry-tip-load = Your heaviest crate wins most often, but then it is gone. If you would lose anyway, send your lightest one and keep the others for the next crossing.
ferry-tip-second = Add up the loads that lie open: a second crate is worth it only if it makes yours the heaviest, and others can add one too. A crate that you keep decides a tie at the end.
ferry-tip-quay = A crate more is a choice more on the next crossing, and kept ones decide a tie. Draw as long as the pile lasts; what you have drawn can't be taken back.
