// Made from Rust by `cargo xtask gen`; do not edit.

import type { Battlefield } from "./Battlefield";

/**
 * Where the battle is fought.
 */
export type Ground = string | Battlefield;
