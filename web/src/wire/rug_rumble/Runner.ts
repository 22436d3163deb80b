// Made from Rust by `cargo xtask gen`; do not edit.

import type { Fate } from "./Fate";
import type { Side } from "./Side";
import type { Toy } from "./Toy";

/**
 * A toy in a race.
 */
export type Runner = { seat: Side, toy: Toy, fate: Fate, 
/**
 * The clause that decided the fate of the toy.
 */
clause: string, };
