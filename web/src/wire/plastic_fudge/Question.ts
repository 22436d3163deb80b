// Made from Rust by `cargo xtask gen`; do not edit.

import type { Action } from "./Action";
import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { Spot } from "./Spot";
import type { Thing } from "./Thing";

/**
 * A question about the table. Measuring is free, and always allowed. PF-EQ-02
 */
export type Question = { "ask": "reach", 
/**
 * The id of the Unit that would move.
 */
unit: Id, 
/**
 * The gun that the Unit tows. PF-R-66
 */
tow?: Id, } | { "ask": "way", 
/**
 * The id of the Unit that would move.
 */
unit: Id, 
/**
 * Where the centre of the Unit's base should be at the end.
 */
to: Spot, 
/**
 * The facing that the Unit should have at the end, in whole degrees. If left out, any facing will do.
 */
facing?: number, 
/**
 * The gun that the Unit tows. PF-R-66
 */
tow?: Id, } | { "ask": "path", 
/**
 * A move, an entry or leaving a carrier.
 */
action: Action, } | { "ask": "check", 
/**
 * Any decision of the asker's seat.
 */
action: Action, } | { "ask": "targets", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "ask": "attack", 
/**
 * The attack as it would be committed.
 */
attack: Attack, } | { "ask": "surroundings", 
/**
 * The id of the Unit in the middle.
 */
unit: Id, } | { "ask": "measure", 
/**
 * A thing or a place.
 */
from: Thing, 
/**
 * A thing or a place.
 */
to: Thing, } | { "ask": "morale", 
/**
 * The id of the Unit that would check.
 */
unit: Id, };
