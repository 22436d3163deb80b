// Made from Rust by `cargo xtask gen`; do not edit.

/** The turn in progress. */
export type Turn = {
  /** The player whose turn it is. */
  seat: string;
  /** What the game waits for. */
  stage: "attack" | "defend" | "play" | "use" | "guard";
  /** Whether this is an extra turn, by Quick Action or Sneak. */
  extra: boolean;
  /** The number of the turn, from 1. */
  number: number;
};
