// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
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
 * A whole position. Keys at their default are left out, so positions can be compared key by key. In a view, the position
 * holds what the viewer may know.
 */
export type Position = { 
/**
 * Width and depth of the table in inches.
 */
table: [Length, Length], 
/**
 * The Round, from 1.
 */
round: number, 
/**
 * The step of the Round.
 */
step: Step, 
/**
 * The side that is Player A this Round; left out until it is chosen.
 */
player_a?: Side, 
/**
 * In `choose`: the side that won the Initiative.
 */
choice?: Side, 
/**
 * Whether the radio rules are on. PF-R-57
 */
radio?: boolean, 
/**
 * The pieces of terrain on the table, with their holes, by id.
 */
terrain?: Array<Piece>, 
/**
 * In `terrain`: the pieces that can still be placed. Each outline is relative to the origin of its piece.
 */
pool?: Array<Piece>, 
/**
 * In `terrain`: the side whose turn it is to place terrain.
 */
placer?: Side, 
/**
 * In `terrain`: how many passes came one after the other.
 */
passes?: number, 
/**
 * The camp as `[x0, y0, x1, y1]` in inches. It is closed to terrain placement.
 */
camp?: [Length, Length, Length, Length], 
/**
 * The flag.
 */
flag?: Flag, 
/**
 * Deployment zones, if they differ from the zones of PF-R-74.
 */
zones?: { [key in Side]?: Zone }, 
/**
 * How many Units each side began with, if `units` lists another number. PF-R-08
 */
start?: { [key in Side]?: number }, 
/**
 * The Units of both sides, by id.
 */
units: Array<Unit>, 
/**
 * The markers on the table, by id.
 */
mines?: Array<Mine>, 
/**
 * In `deploy`: how many markers a side still has to lay.
 */
markers?: { [key in Side]?: number }, 
/**
 * In `muster`: the sides that have brought their force.
 */
mustered?: Array<Side>, 
/**
 * In `deploy`: the sides that have ended their deployment.
 */
deployed?: Array<Side>, 
/**
 * In `attack`: the attacks of each side that has committed. `true` stands for attacks that the viewer may not
 * know.
 */
committed?: { [key in Side]?: Sealed<Attack> }, 
/**
 * In `jets`: the orders of each side that has given its orders.
 */
jet_orders?: { [key in Side]?: Array<JetOrder> }, 
/**
 * In `over`: how the battle ended.
 */
result?: Result, };
