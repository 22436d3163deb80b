// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { Spot } from "./Spot";

/**
 * A template as it would lie.
 */
export type TemplateAt = { 
/**
 * Centre of a disc, apex of a flame.
 */
at: Spot, 
/**
 * The radius of a disc, or the reach of a flame from its apex, in inches.
 */
radius: Length, 
/**
 * The direction of a flame, in whole degrees; null for a disc.
 */
direction: number | null, };
