// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** A blow on a part of a Battle Master. AT-R-24, AT-R-26 */
export type Blow = {
  /** The id of the figure that was hit. */
  figure: Id;
  /** The part that was hit: a target switch (`left` or `right`), `torso` or `head`. */
  part: string;
  /** The impulse of the blow, in g cm/s. */
  impulse: number;
  /** Whether the blow tripped the switch or opened the latch. */
  counts: boolean;
};
