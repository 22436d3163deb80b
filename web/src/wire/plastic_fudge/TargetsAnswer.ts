// Made from Rust by `cargo xtask gen`; do not edit.

import type { AimedAt } from "./AimedAt";
import type { Id } from "./Id";

/**
 * What a Unit can attack.
 */
export type TargetsAnswer = { 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * Attacks on single targets, on markers and on Bases, each weapon by itself, nearest first; legal or not.
 */
attacks: Array<AimedAt>, };
