// Made from Rust by `cargo xtask gen`; do not edit.

/** What a seat may take back now. */
export type UndoOffer = {
  /** The seat that decided last. */
  seat: string;
  /** The number of the step to which the game would return. */
  to: number;
};
