// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatCommitment } from "./SeatCommitment";

/**
 * The commitments of the server and of all seats of people. Each was made before anybody showed a seed. A commitment
 * is a hash that covers a seed. Each hash has 64 hexadecimal digits.
 */
export type FairCommitments = {
  /**
   * The hash of the rules, of the set-up with all forces (such as armies), and of the names of the seats with seeds.
   * The server commits to this hash and to its own seed.
   */
  terms: string;
  /** The hash of the server's seed, of `terms` and of the id of the match. */
  server: string;
  /** The commitments of the seats of people, in seat order. */
  seats: Array<SeatCommitment>;
};
