// Made from Rust by `cargo xtask gen`; do not edit.

import type { Special } from "./Special";

/** A special action being offered. */
export type Offer = {
  /** The special action that the attacker may use or decline. */
  action: Special;
  /** The figures that the action may be used on; empty if it takes no figure. */
  on: Array<string>;
  /** The players that Master Plan may name; empty for other actions. */
  players: Array<string>;
};
