// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { RadioRole } from "./RadioRole";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";
import type { Weapon } from "./Weapon";

/**
 * A Unit of a force. What it leaves out is taken from its type. PF-BUY-02
 */
export type UnitFile = { 
/**
 * Its id on the table. Files for either side leave it out.
 */
id?: Id, 
/**
 * What its owner calls it, at most 40 characters; no rule depends on it.
 */
name?: string, 
/**
 * Its type.
 */
type: UnitType, 
/**
 * Whether it is the Commander. PF-CMD-01
 */
commander?: boolean, 
/**
 * The named role of a Radioman. PF-RADIO-03
 */
radio?: RadioRole, 
/**
 * Whether it has binoculars. PF-R-25
 */
spotter?: boolean, 
/**
 * Its pose. PF-R-67
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
 * Defence level, the stance included.
 */
dl?: number, 
/**
 * Training level.
 */
tl?: number, 
/**
 * All its weapons, instead of its type's.
 */
weapons?: Array<Weapon>, 
/**
 * More weapons, beside its type's.
 */
extra?: Array<Weapon>, };
