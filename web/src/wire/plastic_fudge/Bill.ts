// Made from Rust by `cargo xtask gen`; do not edit.

import type { BillRow } from "./BillRow";

/**
 * What a Unit costs, row by row.
 */
export type Bill = { 
/**
 * The rows. `points` is the sum of `cost` times `times` over all rows.
 */
rows: Array<BillRow>, 
/**
 * The price under the options of this game.
 */
points: number, 
/**
 * The price by the sentences of the printed rules. PF-R-68, PF-R-69
 */
audited: number, 
/**
 * The price by the printed tables.
 */
printed: number, };
