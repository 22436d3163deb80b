// Made from Rust by `cargo xtask gen`; do not edit.

import type { AttackFault } from "./AttackFault";
import type { BattlefieldFault } from "./BattlefieldFault";
import type { Id } from "./Id";
import type { MoveFault } from "./MoveFault";
import type { PlaceFault } from "./PlaceFault";
import type { RadioRole } from "./RadioRole";
import type { RoundFault } from "./RoundFault";
import type { SetupFault } from "./SetupFault";
import type { Side } from "./Side";
import type { Stance } from "./Stance";
import type { WeaponKind } from "./WeaponKind";

/**
 * The reason for a refusal, by chapter. JSON: the object of the fault, `{"type": …}`.
 */
export type Refusal = SetupFault | BattlefieldFault | { 
/**
 * The side whose force it is; null when a force is judged alone.
 */
seat: Side | null, } & ({ "type": "format", 
/**
 * The format given.
 */
format: number, } | { "type": "other_game", 
/**
 * The game given.
 */
game: string, } | { "type": "force_name", 
/**
 * How many characters the name has.
 */
characters: number, } | { "type": "too_many_units", 
/**
 * How many Units the force has.
 */
units: number, 
/**
 * The most Units allowed.
 */
cap: number, } | { "type": "too_many_points", 
/**
 * What the force costs.
 */
points: number, 
/**
 * The most points allowed.
 */
most: number, 
/**
 * By how many points the force exceeds the limit.
 */
over: number, 
/**
 * How many of its points its markers cost.
 */
markers: number, } | { "type": "cannot_be_fielded", 
/**
 * The beginning of the sentence, such as `The Tank would`.
 */
what: string, 
/**
 * What these Units cost.
 */
points: number, 
/**
 * What the cheapest Commander costs in addition; 0 if one of these Units is the Commander.
 */
commander: number, 
/**
 * The sum of both.
 */
sum: number, 
/**
 * The most points allowed.
 */
most: number, } | { "type": "commanders", 
/**
 * How many Commanders the force has.
 */
commanders: number, } | { "type": "commander_vehicle", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, } | { "type": "level", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The name of the attribute.
 */
attribute: string, 
/**
 * The level given.
 */
level: number, } | { "type": "pose", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The pose.
 */
stance: Stance, 
/**
 * Defence with the pose.
 */
with: number, 
/**
 * Defence without the pose.
 */
standing: number, } | { "type": "vehicle_pose", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, } | { "type": "unarmed", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, } | { "type": "too_many_weapons", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * How many weapons the Unit has.
 */
weapons: number, } | { "type": "weapon_name", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The name, cut short.
 */
weapon: string, } | { "type": "same_weapon", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The name.
 */
weapon: string, } | { "type": "weapon", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The name of the weapon.
 */
weapon: string, 
/**
 * What the weapon does.
 */
kind: WeaponKind, } | { "type": "no_radio", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, } | { "type": "same_role", 
/**
 * The role that they share.
 */
role: RadioRole, 
/**
 * How many Radiomen have this role.
 */
radiomen: number, } | { "type": "radioman_missing", 
/**
 * The missing role.
 */
role: RadioRole, } | { "type": "vehicle_spotter", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, } | { "type": "unit_name", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * How many characters the name has.
 */
characters: number, } | { "type": "same_id", 
/**
 * The id.
 */
id: Id, } | { "type": "own_id", 
/**
 * The place in the list, from 0.
 */
nth: number, 
/**
 * The label of the Unit.
 */
unit: string, 
/**
 * The id.
 */
id: Id, } | { "type": "too_many_markers", 
/**
 * How many markers the force has.
 */
markers: number, }) | RoundFault | PlaceFault | MoveFault | AttackFault;
