// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";

/**
 * A part of a path.
 */
export type Leg = { "turn": number } | { "go": Length };
