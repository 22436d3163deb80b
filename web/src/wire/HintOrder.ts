// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/matches/{id}/hint`. */
export type HintOrder = {
  /** The seat that asks for a hint. The guest must have this seat, and the game must wait for it. */
  seat: string;
};
