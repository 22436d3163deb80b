// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** A decision that must be made before anything else. */
export type OpenDecision =
  | { kind: "special"; seat: string; figure: Id; by: Id | null }
  | { kind: "free-attack"; seat: string; figure: Id; may_move: boolean }
  | { kind: "free-move"; seat: string; figure: Id; tix: number | null }
  | { kind: "volley"; seat: string; figure: Id };
