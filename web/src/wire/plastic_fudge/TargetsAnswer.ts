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
 * Attacks on Units, markers and Bases, legal or not, listed for each weapon. The nearest come first.
 */
attacks: Array<AimedAt>, };
