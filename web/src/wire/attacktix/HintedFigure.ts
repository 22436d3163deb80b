// Made from Rust by `cargo xtask gen`; do not edit.

import type { Can } from "./Can";
import type { Id } from "./Id";

/**
 * What a figure may do.
 */
export type HintedFigure = { 
/**
 * The id of the figure.
 */
figure: Id, 
/**
 * What it may do, as far as that is known without a place or an aim.
 */
can: Array<Can>, 
/**
 * The most tix of its next move; 0 in set-up.
 */
tix: number, 
/**
 * The clause by which it can do nothing; null if it can do something, and in set-up.
 */
because: string | null, };
