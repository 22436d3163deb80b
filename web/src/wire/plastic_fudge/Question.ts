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
 * The gun that it tows. PF-R-66
 */
tow?: Id, } | { "ask": "way", 
/**
 * The id of the Unit that would move.
 */
unit: Id, 
/**
 * Where its centre is to come.
 */
to: Spot, 
/**
 * How it is to look then, whole degrees; as it comes if left out.
 */
facing?: number, 
/**
 * The gun that it tows. PF-R-66
 */
tow?: Id, } | { "ask": "path", 
/**
 * To move, enter or leave.
 */
action: Action, } | { "ask": "check", 
/**
 * Anything that the asker's seat may say.
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
