// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { Preview } from "./Preview";

/**
 * An attack that could be made.
 */
export type AimedAt = { 
/**
 * The attack, in the form in which it is committed.
 */
attack: Attack, 
/**
 * The id of what is attacked.
 */
label: Id, 
/**
 * The modifiers, the targets and the odds of the attack.
 */
preview: Preview, };
