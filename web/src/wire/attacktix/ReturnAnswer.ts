// Made from Rust by `cargo xtask gen`; do not edit.

import type { Spot } from "./Spot";

/** Where a figure would come into play. */
export type ReturnAnswer = {
  /** The place of its centre. */
  at: Spot;
};
