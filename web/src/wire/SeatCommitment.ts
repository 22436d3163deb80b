// Made from Rust by `cargo xtask gen`; do not edit.

/** The hash by which a seat commits to its seed. */
export type SeatCommitment = {
  /** The seat's name in the game. */
  seat: string;
  /** The hash that the seat's client sent: 64 hexadecimal digits. */
  commitment: string;
};
