// Made from Rust by `cargo xtask gen`; do not edit.

/** A seat with its commitment. */
export type SeatCommitment = {
  /** The seat's name in the game. */
  seat: string;
  /** The hash that the seat's client sent: 64 hexadecimal digits. */
  commitment: string;
};
