// Made from Rust by `cargo xtask gen`; do not edit.

import type { Modifier } from "./Modifier";

/**
 * The modifiers and the odds of a morale check.
 */
export type MoraleAnswer = { 
/**
 * The Training level (TL) of the Trooper.
 */
tl: number, 
/**
 * The modifiers of the check.
 */
modifiers: Array<Modifier>, 
/**
 * The sum of `tl` and `modifiers`, without the dice.
 */
total: number, 
/**
 * The check passes if the sum of the dice and `total` is at least this.
 */
threshold: number, 
/**
 * How many of the 81 rolls of four dice pass.
 */
passes: number, };
