// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";
import type { Spot } from "./Spot";

/**
 * Why an attack, or an order for a Jet, is refused.
 */
export type AttackFault = { "type": "not_while_moving" } | { "type": "no_such_unit", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "not_yours", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The side that owns the Unit.
 */
side: Side, } | { "type": "cannot_act", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The present state of the Unit.
 */
state: Condition, } | { "type": "attacked_already", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "attacks_twice", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "rides", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The Vehicle.
 */
carrier: Id, } | { "type": "unarmed", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "towed", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "jet_out_of_step", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "no_clear_aim", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "no_such_weapon", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, } | { "type": "does_not_fit", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string | null, 
/**
 * The noun for the aim.
 */
aim: string, } | { "type": "only_in_contact", 
/**
 * The id of the attacker.
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
 * The id of the attacker.
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
 * The present state of the Unit.
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
 * The id of the attacker.
 */
unit: Id, 
/**
 * Degrees of the arc in front.
 */
arc: number, } | { "type": "out_of_reach", 
/**
 * The id of the attacker.
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
 * The id of the attacker.
 */
unit: Id, 
/**
 * The weapon.
 */
weapon: string, } | { "type": "too_near", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The gap from the edge of the attacker's base.
 */
gap: Length, 
/**
 * The least gap allowed.
 */
least: Length, } | { "type": "out_of_sight", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * What stands between.
 */
blocked_by: Array<Id>, } | { "type": "cannot_throw_across", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * What stands between.
 */
blocked_by: Array<Id>, } | { "type": "nobody_spots", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "into_melee", 
/**
 * The target.
 */
target: Id, 
/**
 * The id of the friend that touches the target.
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
 * The id of the attacker.
 */
unit: Id, } | { "type": "jet_twice", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "jet_too_far", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The distance from the edge of the Jet's side to the centre of its base.
 */
distance: Length, 
/**
 * The Jet's Movement.
 */
most: Length, } | { "type": "jet_off_table", 
/**
 * The id of the attacker.
 */
unit: Id, } | { "type": "jet_on_base", 
/**
 * The id of the attacker.
 */
unit: Id, 
/**
 * The id of the Unit on that base.
 */
base: Id, };
