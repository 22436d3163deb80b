// Made from Rust by `cargo xtask gen`; do not edit.

/** A guest in a list of the console. */
export type GuestRow = {
  /** The guest's public id. */
  id: string;
  /** The name that others read; empty if the guest has deleted the account. */
  name: string;
  /** When the guest first visited the server, in milliseconds since 1970. */
  created_ms: number;
  /** The number of matches in which the guest has a seat. */
  matches: number;
  /** How many reports are about the guest. */
  reports: number;
  /** Whether the guest is muted now. */
  muted: boolean;
  /** Whether the guest is banned now. */
  banned: boolean;
};
