// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Pose } from "./Pose";

/** A Howitzer that a Jeep tows. */
export type Towed = {
  /** The id of the Howitzer. */
  unit: Id;
  /** Where the Howitzer stands at the end, and its facing. */
  end: Pose;
};
