// Made from Rust by `cargo xtask gen`; do not edit.

/** The decision that a bot would make at a seat. The bot knows only what the seat may know. */
export type Hint = {
  /** The number of steps that the game had taken when the bot decided. */
  seq: number;
  /** The decision, in the game's own JSON. */
  action: unknown;
  /**
   * Why the decision is good. `wins` means that it wins the game, `only` that no other decision is legal. Other
   * words are the game's own reasons. Null if the bot has no clear reason.
   */
  reason: string | null;
};
