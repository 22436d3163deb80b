// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/force`. */
export type ForceOrder = {
  /** The seat that brings the force. The guest must have this seat. */
  seat: string;
  /** The force, in the game's own JSON. */
  force: unknown;
};
