// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cover } from "./Cover";
import type { Id } from "./Id";
import type { Modifier } from "./Modifier";
import type { Odds } from "./Odds";
import type { What } from "./What";

/**
 * A target of an attack.
 */
export type PreviewTarget = { 
/**
 * The id of a Unit, a marker or a piece.
 */
unit: Id, 
/**
 * What kind of thing the target is.
 */
what: What, 
/**
 * How much of the target's base the template covers; null without a template.
 */
cover: Cover | null, 
/**
 * The attack total without the dice.
 */
attack: number, 
/**
 * The defence total without the dice.
 */
defence: number, 
/**
 * The attack level (AL) and all its modifiers.
 */
attack_modifiers: Array<Modifier>, 
/**
 * The defence level (DL) and all its modifiers.
 */
defence_modifiers: Array<Modifier>, 
/**
 * How often each result comes in 6561 pairs of throws.
 */
odds: Odds, };
