// Made from Rust by `cargo xtask gen`; do not edit.

/** The points and the final of a tournament. */
export type Standings = {
  /** The points of each player, with two decimals at most. */
  points: { [key: string]: number };
  /** The two players of the final, once all rounds are played. */
  final: [string, string] | null;
  /** The number of rounds that are still to be played. */
  rounds_left: number;
  /** Whether a coin must decide who plays the final. AT-R-51 */
  coin_needed: boolean;
};
