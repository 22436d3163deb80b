// Made from Rust by `cargo xtask gen`; do not edit.

import type { Flag } from "./Flag";
import type { JetOrder } from "./JetOrder";
import type { Length } from "./Length";
import type { Mine } from "./Mine";
import type { Piece } from "./Piece";
import type { Result } from "./Result";
import type { Sealed } from "./Sealed";
import type { Side } from "./Side";
import type { Step } from "./Step";
import type { Unit } from "./Unit";
import type { Zone } from "./Zone";

/**
 * A whole position, as JSON writes it. A key with its default value is left out, so two positions can be compared key
 * by key. The position in a view holds only what the viewer may know.
 */
export type Position = {
  /** Width and depth of the table in inches. */
  table: [Length, Length];
  /** The Round, from 1. */
  round: number;
  /** The step of the Round. */
  step: Step;
  /** The Units of both sides, sorted by id, with those out of play. */
  units: Array<Unit>;
  /** The camp as `[x0, y0, x1, y1]` in inches. Players may not place terrain there. */
  camp?: [Length, Length, Length, Length];
  /** In the step `choose`: the side that won the Initiative and now chooses its role. */
  choice?: Side;
  /**
   * In the step `attack`: the attacks of each side that has committed. `true` stands for attacks that the viewer may
   * not see.
   */
  committed?: { [key: string]: Sealed };
  /** In the step `deploy`: the sides that have ended their deployment. */
  deployed?: Array<Side>;
  /** The flag; left out if the battle has none. */
  flag?: Flag;
  /** In the step `jets`: the orders of each side that has given them. */
  jet_orders?: { [key: string]: Array<JetOrder> };
  /** In the step `deploy`: how many markers each side still has to lay. */
  markers?: { [key: string]: number };
  /** The markers on the table, sorted by id. */
  mines?: Array<Mine>;
  /** In the step `muster`: the sides that have brought their force. */
  mustered?: Array<Side>;
  /** In the step `terrain`: how many times in a row a side has passed. */
  passes?: number;
  /** In the step `terrain`: the side whose turn it is to place terrain. */
  placer?: Side;
  /** The side that is Player A this Round; left out until a side has chosen its role. */
  player_a?: Side;
  /**
   * In the step `terrain`: the pieces that the sides can still place. Each outline is relative to the origin of its
   * piece.
   */
  pool?: Array<Piece>;
  /** Whether the battle is played with the radio rules. PF-R-57 */
  radio?: boolean;
  /** In the step `over`: how the battle ended. */
  result?: Result;
  /** How many Units each side began with; left out for a side that has as many in `units`. PF-R-08 */
  start?: { [key: string]: number };
  /** The pieces of terrain on the table, with their holes, by id. */
  terrain?: Array<Piece>;
  /** The deployment zone of each side; left out for a side with the zone of PF-R-74. */
  zones?: { [key: string]: Zone };
};
