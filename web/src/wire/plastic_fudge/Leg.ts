// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/** A part of a path: one turn or one straight leg. */
export type Leg = { turn: number } | { go: Length };
