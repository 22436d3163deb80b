// Made from Rust by `cargo xtask gen`; do not edit.

import type { Emote } from "./Emote";
import type { Phrase } from "./Phrase";

/** The content of a chat message: a picture, a fixed phrase or a free text. */
export type Saying = { emote: Emote } | { phrase: Phrase } | { text: string };
