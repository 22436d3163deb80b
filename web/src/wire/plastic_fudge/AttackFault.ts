// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * Why an attack, or the order of a Jet, is refused.
 */
export type AttackFault = { "type": "not_while_moving" } | { "type": "no_such_unit", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "not_yours", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The side that owns it.
 */
side: Side, } | { "type": "cannot_act", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * What state it is in.
 */
state: Condition, } | { "type": "attacked_already", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "attacks_twice", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "rides", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The Vehicle.
 */
carrier: Id, } | { "type": "unarmed", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "towed", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "jet_out_of_step", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "no_clear_aim", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "no_such_weapon", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, } | { "type": "does_not_fit", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string | null, 
/**
 * The noun for what it was aimed at.
 */
aim: string, } | { "type": "only_in_contact", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, 
/**
 * The target.
 */
target: Id, } | { "type": "flame_aboard", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "no_such_target", 
/**
 * The target.
 */
target: Id, } | { "type": "own_target", 
/**
 * The target.
 */
target: Id, } | { "type": "target_off_table", 
/**
 * The target.
 */
target: Id, 
/**
 * What state it is in.
 */
state: Condition, } | { "type": "target_rides", 
/**
 * The target.
 */
target: Id, 
/**
 * The Vehicle.
 */
carrier: Id, } | { "type": "point_off_table", 
/**
 * The point.
 */
point: Spot, } | { "type": "out_of_arc", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * Degrees of the arc in front.
 */
arc: number, } | { "type": "out_of_reach", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, 
/**
 * The gap from the edge of the attacker's base.
 */
gap: Length, 
/**
 * How far the weapon reaches.
 */
reach: Length, } | { "type": "hand_to_hand_only", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, } | { "type": "too_near", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The gap from the edge of the attacker's base.
 */
gap: Length, 
/**
 * The least distance.
 */
least: Length, } | { "type": "out_of_sight", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * What stands between.
 */
blocked_by: Array<Id>, } | { "type": "cannot_throw_across", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * What stands between.
 */
blocked_by: Array<Id>, } | { "type": "nobody_spots", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "into_melee", 
/**
 * The target.
 */
target: Id, 
/**
 * Who touches the target.
 */
friend: Id, } | { "type": "no_such_marker", 
/**
 * The marker.
 */
mine: Id, } | { "type": "no_such_base", 
/**
 * The piece.
 */
piece: Id, } | { "type": "not_on_base", 
/**
 * The piece.
 */
piece: Id, 
/**
 * The point.
 */
point: Spot, } | { "type": "jet_not_coming", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "jet_twice", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "jet_too_far", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * From the own edge of the table to the centre of the base.
 */
distance: Length, 
/**
 * The Jet's Movement.
 */
most: Length, } | { "type": "jet_off_table", 
/**
 * Who attacks.
 */
unit: Id, } | { "type": "jet_on_base", 
/**
 * Who attacks.
 */
unit: Id, 
/**
 * The id of the Unit on that base.
 */
base: Id, };
