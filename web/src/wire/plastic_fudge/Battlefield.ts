// Made from Rust by `cargo xtask gen`; do not edit.

import type { Flag } from "./Flag";
import type { Length } from "./Length";
import type { Piece } from "./Piece";
import type { Zone } from "./Zone";

/**
 * A battlefield file, format 1. It holds what a printed scenario fixes before the players choose their forces.
 * PF-SCN-01, PF-SCN-02
 */
export type Battlefield = {
  /** The format of the file: 1. */
  format: number;
  /** The game that the battlefield is for: `plastic-fudge`. */
  game: string;
  /** The name of the battlefield, at most 40 characters. */
  name: string;
  /** Width (east) and depth (north), each 12 ..= 120 inches. PF-R-74 */
  table: [Length, Length];
  /** The camp as `[x0, y0, x1, y1]` in inches. Players may not place terrain there. PF-R-75 */
  camp?: [Length, Length, Length, Length];
  /** The flag; left out if the sides fight without a flag. PF-SCEN-07 */
  flag?: Flag;
  /** The id of the battlefield in URLs, such as `green-camp`. Only shipped battlefields have one. */
  id?: string;
  /** Terrain that the players place alternately. Each outline is relative to the origin of its piece. PF-SCEN-08 */
  pool?: Array<Piece>;
  /** Whether the battle is played with the radio rules. PF-R-57 */
  radio?: boolean;
  /** What the sides fight for, in a few sentences for the players; at most 400 characters. */
  story?: string;
  /** Terrain that is there from the start. PF-SCEN-06 */
  terrain?: Array<Piece>;
  /** The zone in which each side deploys. A side that is left out has the zone of PF-R-74. */
  zones?: { [key: string]: Zone };
};
