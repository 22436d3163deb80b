// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { Id } from "./Id";

/** Which seats the game waits for, and for which decision. */
export type Waiting = {
  /** What the game waits for; null when it is over. */
  for: Asks | null;
  /** The seats that the game waits for. There are several seats if they decide at the same time. */
  seats: Array<string>;
  /** The figure that the decision is about, if there is one. */
  figure: Id | null;
};
