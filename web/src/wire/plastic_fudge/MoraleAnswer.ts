// Made from Rust by `cargo xtask gen`; do not edit.

import type { Modifier } from "./Modifier";

/**
 * What a check of a Unit's morale would be like.
 */
export type MoraleAnswer = { 
/**
 * Its training.
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
