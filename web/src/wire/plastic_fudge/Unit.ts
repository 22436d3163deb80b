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
 * A Unit in a position: what it is, and what has become of it. Levels are given only if they differ from its type's.
 */
export type Unit = { 
/**
 * Its id.
 */
id: Id, 
/**
 * Its side.
 */
side: Side, 
/**
 * Its type.
 */
type: UnitType, 
/**
 * What its owner calls it.
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
 * Its pose, if it is not its type's.
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
 * All its weapons, if they are not its type's.
 */
weapons?: Array<Weapon>, 
/**
 * More weapons, beside its type's.
 */
extra?: Array<Weapon>, 
/**
 * Centre of its base, if it is on the table itself.
 */
at?: Spot, 
/**
 * Whole degrees counter-clockwise from east, if it is on the table itself.
 */
facing?: number, 
/**
 * The carrier it is in.
 */
in?: Id, 
/**
 * How many levels of Defence it has lost.
 */
injuries?: number, 
/**
 * What state it is in; `steady` if left out.
 */
state?: Condition, 
/**
 * Whether it has moved, boarded or left a carrier this Round.
 */
moved?: boolean, 
/**
 * Whether it has attacked in its own phase this Round.
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
