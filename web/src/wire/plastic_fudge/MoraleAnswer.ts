// Made from Rust by `cargo xtask gen`; do not edit.

import type { Modifier } from "./Modifier";

/**
 * How a Unit's morale would be.
 */
export type MoraleAnswer = { 
/**
 * Its training.
 */
tl: number, 
/**
 * What changes it.
 */
modifiers: Array<Modifier>, 
/**
 * Training and modifiers together.
 */
total: number, 
/**
 * What dice and total must reach.
 */
threshold: number, 
/**
 * How many of 81 throws pass.
 */
passes: number, };
