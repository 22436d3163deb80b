// Made from Rust by `cargo xtask gen`; do not edit.

import type { Sanction } from "./Sanction";

/** The current mutes and bans. */
export type Sanctions = {
  /** The mutes and bans, the latest first. */
  sanctions: Array<Sanction>;
};
