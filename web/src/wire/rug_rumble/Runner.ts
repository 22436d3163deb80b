// Made from Rust by `cargo xtask gen`; do not edit.

import type { Fate } from "./Fate";
import type { Side } from "./Side";
import type { Toy } from "./Toy";

/** A toy that raced, and what happened to it. */
export type Runner = {
  seat: Side;
  toy: Toy;
  fate: Fate;
  /** The clause that decided what happened to the toy. */
  clause: string;
};
