// Made from Rust by `cargo xtask gen`; do not edit.

import type { Modifier } from "./Modifier";

/**
 * The modifiers and the odds of a check of a Unit's morale.
 */
export type MoraleAnswer = { 
/**
 * The Training level (TL) of the Unit.
 */
tl: number, 
/**
 * The modifiers of the check.
 */
modifiers: Array<Modifier>, 
/**
 * Training and modifiers together.
 */
total: number, 
/**
 * What the dice and the total must reach together.
 */
threshold: number, 
/**
 * How many of 81 throws pass.
 */
passes: number, };
