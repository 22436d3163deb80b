// Made from Rust by `cargo xtask gen`; do not edit.

import type { Condition } from "./Condition";
import type { Id } from "./Id";
import type { RadioRole } from "./RadioRole";
import type { Side } from "./Side";
import type { Spot } from "./Spot";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";

/**
 * A Unit in a position: its fixed values and its present state. A level is given only if it differs from the level of
 * the type.
 */
export type Unit = { 
/**
 * The id of the Unit.
 */
id: Id, 
/**
 * The side of the Unit.
 */
side: Side, 
/**
 * The type of the Unit.
 */
type: UnitType, 
/**
 * The name that its owner gave the Unit.
 */
name?: string, 
/**
 * Whether it is the Commander.
 */
commander?: boolean, 
/**
 * The named role of a Radioman.
 */
radio?: RadioRole, 
/**
 * Whether it has binoculars.
 */
spotter?: boolean, 
/**
 * The pose of the Unit, if it differs from the pose of the type.
 */
stance?: Stance, 
/**
 * Movement level.
 */
ml?: number, 
/**
 * Range level of the first weapon.
 */
rl?: number, 
/**
 * Attack level of the first weapon.
 */
al?: number, 
/**
 * Defence level at the start, the stance included.
 */
dl?: number, 
/**
 * Training level.
 */
tl?: number, 
/**
 * All its weapons, if they differ from the weapons of the type.
 */
weapons?: Array<Weapon>, 
/**
 * More weapons, in addition to the weapons of the type.
 */
extra?: Array<Weapon>, 
/**
 * Centre of the Unit's base. Left out for a Unit in a carrier or off the table.
 */
at?: Spot, 
/**
 * The facing of the Unit in whole degrees counter-clockwise from east. Left out for a Unit in a carrier or off the
 * table.
 */
facing?: number, 
/**
 * The carrier that the Unit is in.
 */
in?: Id, 
/**
 * How many levels of Defence it has lost.
 */
injuries?: number, 
/**
 * The state of the Unit; `steady` if left out.
 */
state?: Condition, 
/**
 * Whether it has moved, boarded or left a carrier this Round.
 */
moved?: boolean, 
/**
 * Whether it has attacked in the movement phase of its side this Round.
 */
attacked?: boolean, 
/**
 * Whether it was towed this Round.
 */
towed?: boolean, 
/**
 * Whether it was attacked hand to hand in the last Attack step.
 */
fought?: boolean, 
/**
 * The Round in which a Jet was called.
 */
called?: number, };
