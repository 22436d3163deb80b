// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { AimLine } from "./AimLine";
import type { FirstMet } from "./FirstMet";
import type { SweepJson } from "./SweepJson";
import type { WhyNot } from "./WhyNot";

/** Where a weapon points. */
export type AimAnswer = {
  /** Whether the figure may attack with this aim. */
  legal: boolean;
  /** The reason why the attack is illegal; null if the attack is legal. */
  refusal: WhyNot | null;
  /** The aim of the question, moved into the arcs of the weapon. Every field that the weapon uses has a value. */
  aim: Aim;
  /** The straight line along which the weapon points. The flight of a missile differs from it. */
  line: AimLine;
  /** What that line meets first, seen from above; null if it meets nothing. */
  first: FirstMet | null;
  /** The area that a slash sweeps; null for other weapons. */
  sweep: SweepJson | null;
};
