// Made from Rust by `cargo xtask gen`; do not edit.

import type { Modifier } from "./Modifier";

/** The modifiers and the odds of a morale check. */
export type MoraleAnswer = {
  /** The Training level (TL) of the Trooper. */
  tl: number;
  /** What adds to `tl` or subtracts from it, each part with its clause. */
  modifiers: Array<Modifier>;
  /** The sum of `tl` and `modifiers`, without the dice. */
  total: number;
  /** The check passes if the sum of the dice and `total` is at least this. */
  threshold: number;
  /** How many of the 81 ways to roll four FUDGE dice pass the check. */
  passes: number;
};
