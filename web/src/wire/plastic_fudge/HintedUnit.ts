// Made from Rust by `cargo xtask gen`; do not edit.

import type { Can } from "./Can";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { WhyNot } from "./WhyNot";

/** What a Unit may do. */
export type HintedUnit = {
  /** The Unit's id, such as `g1`. */
  unit: Id;
  /** How far the Unit may move now, in inches. */
  allowance: Length;
  /**
   * The kinds of decisions that the Unit may be part of. Whether such a decision is legal can still depend on the
   * point or target that it names.
   */
  can: Array<Can>;
  /**
   * Why the Unit can do nothing, or nothing more, in a movement phase or in the Attack step. In all other steps, and
   * whenever `can` is not empty, it is null.
   */
  because: WhyNot | null;
};
