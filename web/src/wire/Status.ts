// Made from Rust by `cargo xtask gen`; do not edit.

import type { Outcome } from "./Outcome";

/** The seats that the game waits for, or how it ended. */
export type Status = { awaiting: Array<string> } | { over: Outcome };
