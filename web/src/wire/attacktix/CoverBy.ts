// Made from Rust by `cargo xtask gen`; do not edit.

import type { CoverMode } from "./CoverMode";
import type { Id } from "./Id";

/**
 * What covers a figure. AT-R-58
 */
export type CoverBy = { 
/**
 * The piece.
 */
piece: Id, 
/**
 * How the piece covers the figure.
 */
mode: CoverMode, 
/**
 * The sections of a barrier that the figure touches.
 */
sections: Array<Id>, };
