// Made from Rust by `cargo xtask gen`; do not edit.

import type { Declined } from "./Declined";
import type { Special } from "./Special";

/** One decision: an object with one key. */
export type Action =
  | { attack: { with: string; player: string } }
  | { defend: { with: string } }
  | { play: { card: string } }
  | { use: { action: Special; on?: string; players?: Array<string> } }
  | { decline: Declined }
  | { guard: { for: string } }
  | { resign: Record<symbol, never> }
  | { timeout: Record<symbol, never> };
