// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** Something to measure from: a Unit, a marker or a point. */
export type Thing = Id | Spot;
