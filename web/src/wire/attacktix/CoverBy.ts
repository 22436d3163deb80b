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
 * How.
 */
mode: CoverMode, 
/**
 * Of a barrier: the sections that are touched.
 */
sections: Array<Id>, };
