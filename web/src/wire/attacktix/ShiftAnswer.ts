// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";
import type { WhyNot } from "./WhyNot";

/**
 * Where a figure would be shifted to.
 */
export type ShiftAnswer = { 
/**
 * Whether the shift is legal.
 */
legal: boolean, 
/**
 * Why not; null if it is legal.
 */
refusal: WhyNot | null, 
/**
 * Where it would stand.
 */
end: Spot, };
