// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { JetOrder } from "./JetOrder";
import type { Leg } from "./Leg";
import type { Length } from "./Length";
import type { Role } from "./Role";
import type { Spot } from "./Spot";

/**
 * One decision of one seat. JSON: `{"do": "move", "unit": "g1", "path": [{"turn": -45}, {"go": 3.5}]}`.
 */
export type Action = { "do": "place", 
/**
 * The id of the piece to place.
 */
piece: Id, 
/**
 * Where the origin of its outline comes to lie.
 */
at: Spot, 
/**
 * How far the outline is turned, in whole degrees counter-clockwise.
 */
facing?: number, } | { "do": "pass", } | { "do": "deploy", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, 
/**
 * Where the Unit stands, if it is put on the table.
 */
at?: Spot, 
/**
 * The facing of the Unit on the table, in whole degrees counter-clockwise from east, 0 ..= 359.
 */
facing?: number, 
/**
 * The id of the carrier that the Unit is put into.
 */
in?: Id, 
/**
 * Whether this aircraft waits off the table.
 */
reserve?: boolean, } | { "do": "lay", 
/**
 * Where the marker lies.
 */
at: Spot, 
/**
 * Whether a mine is under it.
 */
real: boolean, } | { "do": "end-deploy", } | { "do": "roll", } | { "do": "choose-role", 
/**
 * The role for this Round.
 */
role: Role, } | { "do": "move", 
/**
 * The id of the Unit to move.
 */
unit: Id, 
/**
 * Turns and straight legs, in order.
 */
path: Array<Leg>, 
/**
 * The carrier that the Unit boards at the end of the path. PF-R-101
 */
board?: Id, 
/**
 * The Howitzer that this Jeep tows. PF-R-66
 */
tow?: Id, 
/**
 * Whether this Helicopter leaves by its own edge at the end of the path. PF-R-106
 */
exit?: boolean, } | { "do": "enter", 
/**
 * The id of the Helicopter.
 */
unit: Id, 
/**
 * Place along the edge, in inches from the west.
 */
at: Length, 
/**
 * The facing at the start, in whole degrees counter-clockwise from east.
 */
facing: number, 
/**
 * How the Helicopter moves on after it has entered.
 */
path: Array<Leg>, 
/**
 * Whether the Helicopter leaves again by its own edge at the end of the path. PF-R-106
 */
exit?: boolean, } | { "do": "leave", 
/**
 * The id of the passenger.
 */
unit: Id, 
/**
 * Where the passenger steps out.
 */
at: Spot, 
/**
 * The facing of the passenger, in whole degrees counter-clockwise from east.
 */
facing: number, } | { "do": "call-jet", 
/**
 * The id of the Jet.
 */
unit: Id, } | { "do": "fire" } & Attack | { "do": "end-moves", } | { "do": "commit", 
/**
 * At most one attack for each Unit.
 */
attacks: Array<Attack>, } | { "do": "jets", 
/**
 * One order for each Jet; a Jet that is not listed stays away.
 */
jets: Array<JetOrder>, } | { "do": "resign", } | { "do": "timeout", };
