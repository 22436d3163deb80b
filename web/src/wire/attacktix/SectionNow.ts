// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** The type that clients see for a section of a barrier as it is now. */
export type SectionNow = { id: Id; from: Spot; to: Spot; standing: boolean; weak: boolean };
