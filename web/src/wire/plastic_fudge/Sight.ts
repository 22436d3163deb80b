// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** The line of sight of an attack. */
export type Sight = {
  /** Whether the attack needs a clear line of sight. */
  needed: boolean;
  /** Whether nothing blocks the line of sight. For a grenade, this is the line of the throw. */
  clear: boolean;
  /** The pieces that block the line. */
  blocked_by: Array<Id>;
  /** Whether a spotter sees the aim; null if the weapon needs no spotter. */
  spotted: boolean | null;
};
