// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Target } from "./Target";

/**
 * What a figure can attack, nearest first.
 */
export type AimsAnswer = { 
/**
 * The id of the attacker.
 */
figure: Id, 
/**
 * What can be aimed at.
 */
targets: Array<Target>, };
