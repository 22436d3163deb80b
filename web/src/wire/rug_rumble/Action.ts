// Made from Rust by `cargo xtask gen`; do not edit.

import type { Toy } from "./Toy";

/** A decision of one seat. */
export type Action = { choose: Toy } | { resign: Record<symbol, never> } | { timeout: Record<symbol, never> };
