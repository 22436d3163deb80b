// Made from Rust by `cargo xtask gen`; do not edit.

import type { TableFile } from "./TableFile";

/**
 * The table with its terrain: a shipped one by its word, or one of somebody's own.
 */
export type TableChoice = string | TableFile;
