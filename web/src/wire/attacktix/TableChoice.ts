// Made from Rust by `cargo xtask gen`; do not edit.

import type { TableFile } from "./TableFile";

/** The table with its terrain: a shipped table by its id, or a player-made table. */
export type TableChoice = string | TableFile;
