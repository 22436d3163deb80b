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
 * What the figure may do: for each entry, at least one order of this kind is legal.
 */
can: Array<Can>, 
/**
 * The most tix of the figure's next move; 0 in set-up.
 */
tix: number, 
/**
 * The clause that keeps the figure from doing anything; null in set-up, and if the figure can do something.
 */
because: string | null, };
