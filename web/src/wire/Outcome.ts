// Made from Rust by `cargo xtask gen`; do not edit.

/** How a game ended. */
export type Outcome = {
  /**
   * The seats that won, in seat order: one seat, the seats of a team, or all seats that share the first place. Empty
   * if the game has no winner.
   */
  winners: Array<string>;
  /** The game's own word for the kind of ending, such as `hq`. */
  by: string;
  /** The id of the clause that ended the game. */
  clause: string;
};
