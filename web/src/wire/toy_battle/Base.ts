// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";

/** A base: a place on which Troops are stacked. */
export type Base = {
  /** The id of the base, different from all other ids of the board. */
  id: string;
  /** The centre, in drawing units from the left edge. */
  x: number;
  /** The centre, in drawing units from the upper edge. */
  y: number;
  /** What makes the base special; null for an ordinary base. */
  special: Special | null;
};
