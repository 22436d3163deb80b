// Made from Rust by `cargo xtask gen`; do not edit.

import type { SanctionKind } from "./SanctionKind";

/** A mute or a ban. */
export type Sanction = {
  /** The id by which an operator lifts the sanction. */
  id: string;
  /** Whether it is a mute or a ban. */
  kind: SanctionKind;
  /** The id of the guest to whom the sanction applies; null for a range. */
  guest: string | null;
  /** The range of IP addresses to which the sanction applies; null for a guest. */
  network: string | null;
  /** The reason, which the guest reads. */
  reason: string;
  /** When the sanction began, in milliseconds since 1970. */
  from_ms: number;
  /** When the sanction ends, in milliseconds since 1970; null if it has no end. */
  until_ms: number | null;
  /** When an operator lifted the sanction, in milliseconds since 1970; null if none has. */
  lifted_ms: number | null;
};
