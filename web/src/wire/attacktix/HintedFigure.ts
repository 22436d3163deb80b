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
 * How many tix it may move now.
 */
tix: number, 
/**
 * The clause by which it can do nothing; null if it can.
 */
because: string | null, };
