// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { TargetKind } from "./TargetKind";

/** What a line meets first. */
export type FirstMet = {
  /** The id of the figure, object or section. */
  id: Id;
  /** Whether it is a figure, an object or a section. */
  what: TargetKind;
  /** The distance from the centre of the attacker's base, in micrometres. */
  distance: number;
};
