// Made from Rust by `cargo xtask gen`; do not edit.

import type { Drain } from "./Drain";

/** The body of `GET /api/notice`: what the front end tells every visitor. */
export type Notice = {
  /** The drain, if an operator has started one; null otherwise. */
  drain: Drain | null;
};
