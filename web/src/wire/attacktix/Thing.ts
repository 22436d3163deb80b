// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * A figure, an object or a place: something that can be measured from.
 */
export type Thing = Id | Spot;
