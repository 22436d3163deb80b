// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** A figure that was moved and has not fallen over. */
export type Shifted = {
  /** The id of the figure that was moved. */
  figure: Id;
  /** Where the figure stands now. */
  at: Spot;
  /** Where the figure faces now. */
  facing: number;
};
