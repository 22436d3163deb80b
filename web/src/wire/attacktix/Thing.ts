// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** Something to measure from or to: a figure, an object, a section, an area or a place. */
export type Thing = Id | Spot;
