// Made from Rust by `cargo xtask gen`; do not edit.

/** How games between fast bots on a board ended. The counts show how fair the board is. */
export type BoardBalance = {
  /** How many games the bots played to the end. */
  games: number;
  /** How many games each seat won, by seat name. */
  wins: { [key: string]: number };
  /** The number of games for each kind of ending, in the game's own words. */
  endings: { [key: string]: number };
  /** How many games were won by the seat that began; left out if all seats begin together. */
  starter_wins?: number;
};
