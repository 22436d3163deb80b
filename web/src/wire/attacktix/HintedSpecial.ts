// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { Id } from "./Id";
import type { Need } from "./Need";

/**
 * A special that its owner is asked about.
 */
export type HintedSpecial = { 
/**
 * The felled figure.
 */
of: Id, 
/**
 * The name of its ability.
 */
ability: string, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * Figures that it may apply to; empty if it needs none.
 */
targets: Array<Id>, 
/**
 * The most figures that it may apply to.
 */
count: number, 
/**
 * The most tix by which it moves a figure; null if it moves none, or if the Speed of that figure sets the limit.
 */
tix: number | null, 
/**
 * What the owner has to name.
 */
needs: Array<Need>, 
/**
 * The range along the own line where each target may come into play. Without targets it is the user's range. Empty
 * if no figure comes into play.
 */
lines: Array<[number, number]>, 
/**
 * Whether its owner may decline.
 */
may_decline: boolean, };
