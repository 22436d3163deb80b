// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { AimLine } from "./AimLine";
import type { FirstMet } from "./FirstMet";
import type { SweepJson } from "./SweepJson";
import type { WhyNot } from "./WhyNot";

/**
 * Where a weapon points.
 */
export type AimAnswer = { 
/**
 * Whether the figure may attack so.
 */
legal: boolean, 
/**
 * Why not.
 */
refusal: WhyNot | null, 
/**
 * The aim within the arcs of the weapon, with everything said.
 */
aim: Aim, 
/**
 * The line of the weapon, not of what it sends off.
 */
line: AimLine, 
/**
 * What that line meets first, seen from above.
 */
first: FirstMet | null, 
/**
 * Of a slash: what it sweeps.
 */
sweep: SweepJson | null, };
