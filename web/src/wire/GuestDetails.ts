// Made from Rust by `cargo xtask gen`; do not edit.

import type { AdminMatch } from "./AdminMatch";
import type { GuestRow } from "./GuestRow";
import type { Report } from "./Report";
import type { Sanction } from "./Sanction";

/** Everything that the console shows of a guest. */
export type GuestDetails = {
  /** What the list of guests shows of the guest. */
  guest: GuestRow;
  /**
   * The range of the guest's latest IP address. The server keeps it only in memory, so it is null if the guest has
   * not visited since the server was started.
   */
  network: string | null;
  /** The guest's sanctions, the latest first. */
  sanctions: Array<Sanction>;
  /** The guest's latest matches. */
  matches: Array<AdminMatch>;
  /** Reports about the guest and by the guest, the latest first. */
  reports: Array<Report>;
};
