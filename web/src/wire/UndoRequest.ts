// Made from Rust by `cargo xtask gen`; do not edit.

/** A request to take decisions back, which waits for the answers of other players. */
export type UndoRequest = {
  /** The seat that asks. */
  seat: string;
  /** The number of the step to which the game would return. */
  to: number;
  /** The seats that have to answer and have not done so yet. */
  awaits: Array<string>;
};
