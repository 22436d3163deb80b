// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/**
 * A felled figure that has not been judged.
 */
export type FelledNow = { 
/**
 * The id of the figure at this table.
 */
figure: Id, 
/**
 * Who felled it.
 */
by: Id | null, 
/**
 * Whether its own side felled it. AT-R-33
 */
own?: boolean, };
