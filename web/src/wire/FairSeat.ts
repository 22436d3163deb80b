// Made from Rust by `cargo xtask gen`; do not edit.

/** How far a seat is in the protocol. */
export type FairSeat = {
  /** The seat's name in the game. */
  seat: string;
  /** Whether the seat has sent the commitment to its seed. */
  committed: boolean;
  /** Whether the seat has shown its seed to the server. */
  revealed: boolean;
};
