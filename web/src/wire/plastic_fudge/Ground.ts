// Made from Rust by `cargo xtask gen`; do not edit.

import type { Battlefield } from "./Battlefield";

/** The battlefield of a set-up. */
export type Ground = string | Battlefield;
