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
 * Its ability.
 */
ability: string, 
/**
 * What it does.
 */
effect: Effect, 
/**
 * Figures that it may apply to.
 */
targets: Array<Id>, 
/**
 * To how many of them at most.
 */
count: number, 
/**
 * How many tix it moves a figure at most; null if it moves none, or one up to its Speed.
 */
tix: number | null, 
/**
 * What the owner says.
 */
needs: Array<Need>, 
/**
 * From where to where along the own line each of the targets may come, or the user if it has none; empty if no figure comes.
 */
lines: Array<[number, number]>, 
/**
 * Whether its owner may decline.
 */
may_decline: boolean, };
