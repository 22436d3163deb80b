// Made from Rust by `cargo xtask gen`; do not edit.

import type { GuardWord } from "./GuardWord";
import type { Special } from "./Special";

/** What a player declines. */
export type Declined = Special | GuardWord;
