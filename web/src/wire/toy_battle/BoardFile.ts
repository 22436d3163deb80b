// Made from Rust by `cargo xtask gen`; do not edit.

import type { Art } from "./Art";
import type { Balance } from "./Balance";
import type { Base } from "./Base";
import type { Format } from "./Format";
import type { Hq } from "./Hq";
import type { Region } from "./Region";
import type { Size } from "./Size";
import type { Symmetry } from "./Symmetry";
import type { Terrain } from "./Terrain";

/** A board as its file describes it. It may break the validity rules of boards. */
export type BoardFile = {
  /** The format of the file and its version. */
  format: Format;
  /** The id of the board in URLs and commands, such as `castle-field`. */
  id: string;
  /** The terrain, which decides the effect of the special bases. */
  terrain: Terrain;
  /** How many medals a player needs to win the game. */
  medals_to_win: number;
  /** The headquarters of both sides. */
  hqs: Array<Hq>;
  /** The bases. Their order decides how positions list them. */
  bases: Array<Base>;
  /** The paths, each between two places and without direction. */
  paths: Array<[string, string]>;
  /** The regions: faces of the drawing on which medals lie at set-up. */
  regions: Array<Region>;
  /** How the board is drawn. */
  art?: Art;
  /** How often each side won in measured games. A board that is not symmetric needs it. */
  balance?: Balance;
  /** The name of the board by language code (`en`, `ko`). */
  name?: { [key: string]: string };
  /** The drawing area. If it is left out, it ends 70 units beyond the outermost places. */
  size?: Size;
  /** How the two sides correspond. If it is left out, the board is not symmetric. */
  symmetry?: Symmetry;
  /** The sum of the regions' medals. It is only compared with the regions; it may be left out. */
  total_medals?: number;
};
