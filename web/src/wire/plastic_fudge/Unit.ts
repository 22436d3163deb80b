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
 * A Unit as it stands: what it is, with levels only where they differ from its type, and what has become of it.
 */
export type Unit = { 
/**
 * Its name.
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
 * Its pose, where it is not its type's.
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
 * All its weapons, where they are not its type's.
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
 * DL levels lost.
 */
injuries?: number, 
/**
 * What state it is in; `steady` if left out.
 */
state?: Condition, 
/**
 * Has moved, boarded or left this Round.
 */
moved?: boolean, 
/**
 * Has attacked in its own phase this Round.
 */
attacked?: boolean, 
/**
 * Was towed this Round.
 */
towed?: boolean, 
/**
 * Was attacked hand to hand in the last Attack step.
 */
fought?: boolean, 
/**
 * The Round in which a Jet was called.
 */
called?: number, };
