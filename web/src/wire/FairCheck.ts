// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairCommitments } from "./FairCommitments";

/** The body of `GET /api/matches/{id}/fair`: all seeds of a finished game, and whether its luck follows from them. */
export type FairCheck = {
  /** The commitments. The record of the match holds them too. */
  commitments: FairCommitments;
  /** The server's seed, 64 hexadecimal digits. */
  server: string;
  /** The seeds of the seats, in the order of the commitments. */
  seats: Array<string>;
  /**
   * A sentence that says what is wrong: a seed does not match its commitment, or a random value of the game does not
   * follow from the seeds. Null if the server finds nothing wrong. The command `rumpus verify` checks the same
   * without the server.
   */
  fault: string | null;
};
