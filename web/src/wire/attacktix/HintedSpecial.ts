// Made from Rust by `cargo xtask gen`; do not edit.

import type { Effect } from "./Effect";
import type { Id } from "./Id";
import type { Need } from "./Need";

/** A special ability that its owner is asked about. */
export type HintedSpecial = {
  /** The felled figure. */
  of: Id;
  /** The name of its ability. */
  ability: string;
  /** What the ability does. */
  effect: Effect;
  /** The figures that the special may apply to; empty if the special needs no figure. */
  targets: Array<Id>;
  /** The most figures that the special may apply to. */
  count: number;
  /**
   * The most tix by which the special moves a figure. Null if the special moves no figure, or if the Speed of the
   * moved figure sets the limit.
   */
  tix: number | null;
  /** What the owner's choice has to contain. */
  needs: Array<Need>;
  /**
   * For each target, the range along its owner's line where it may come into play, in micrometres from the middle.
   * If the special has no targets, the only range is that of the special's user. Empty if no figure comes into play.
   */
  lines: Array<[number, number]>;
  /** Whether the owner may decline the special. */
  may_decline: boolean;
};
