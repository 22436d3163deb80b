// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { Id } from "./Id";

/**
 * Whom the game waits for, and for what.
 */
export type Waiting = { 
/**
 * What the game waits for; null when it is over.
 */
for: Asks | null, 
/**
 * The seats that it waits for; several where they decide at once.
 */
seats: Array<string>, 
/**
 * The figure that the decision is about, if there is one.
 */
figure: Id | null, };
