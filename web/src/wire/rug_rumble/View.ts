// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeenPlayer } from "./SeenPlayer";
import type { Side } from "./Side";

/** What one viewer may know of a game. */
export type View = {
  /** The seat whose player sees this view; null for the public. */
  viewer: Side | null;
  /** The round that is being played, from 1 to 8. After the last race it is 9. */
  round: number;
  /** The number of marbles on the rug. */
  rug: number;
  /** The players in the order of the seats. */
  players: Array<SeenPlayer>;
};
