// Made from Rust by `cargo xtask gen`; do not edit.

import type { Saying } from "./Saying";

/** A chat message, and the seat that sent it. */
export type TalkLine = {
  /** The seat that sent the message. */
  seat: string;
  /** The content of the message. */
  say: Saying;
};
