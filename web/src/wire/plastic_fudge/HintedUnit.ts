// Made from Rust by `cargo xtask gen`; do not edit.

import type { Can } from "./Can";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { WhyNot } from "./WhyNot";

/** What a Unit may do. */
export type HintedUnit = {
  /** The id of the Unit. */
  unit: Id;
  /** How far the Unit may move now, in inches. */
  allowance: Length;
  /**
   * The kinds of decisions that the Unit may be part of. Whether one is legal can still depend on the point or
   * target that it names.
   */
  can: Array<Can>;
  /**
   * Why the Unit can do nothing, or nothing more, in a movement phase or in the Attack step. It is null if `can` is
   * not empty, and in all other steps.
   */
  because: WhyNot | null;
};
