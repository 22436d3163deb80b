// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/**
 * A section of a barrier as it is now; its type for clients.
 */
export type SectionNow = { id: Id, from: Spot, to: Spot, standing: boolean, weak: boolean, };
