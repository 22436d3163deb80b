// Made from Rust by `cargo xtask gen`; do not edit.

import type { Emote } from "./Emote";
import type { Phrase } from "./Phrase";

/** Something that a player says. */
export type Saying = { emote: Emote } | { phrase: Phrase } | { text: string };
