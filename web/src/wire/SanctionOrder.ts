// Made from Rust by `cargo xtask gen`; do not edit.

import type { SanctionKind } from "./SanctionKind";

/** The body of `POST /api/admin/guests/{id}/sanctions`. */
export type SanctionOrder = {
  /** Whether to mute or to ban. */
  kind: SanctionKind;
  /** Why the operator does this, in 1 to 300 characters. The guest reads it. */
  reason: string;
  /** For how many hours, 1 to 87600; null for a sanction without an end. */
  hours: number | null;
};
