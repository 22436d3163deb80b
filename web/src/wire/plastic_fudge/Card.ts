// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardWeapon } from "./CardWeapon";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { RadioRole } from "./RadioRole";
import type { Side } from "./Side";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/**
 * The card of a Unit: what never changes about it. PF-EQ-08
 */
export type Card = { 
/**
 * Its id on the table.
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
 * What its owner calls it; empty if nothing.
 */
name: string, 
/**
 * Whether it is the Commander.
 */
commander: boolean, 
/**
 * Its named role, if it is a Radioman with such a role.
 */
radio: RadioRole | null, 
/**
 * Whether it has binoculars.
 */
spotter: boolean, 
/**
 * Its pose.
 */
stance: Stance, 
/**
 * Movement level.
 */
ml: number, 
/**
 * Defence level at the start, the stance included.
 */
dl: number, 
/**
 * Training level.
 */
tl: number, 
/**
 * Its weapons; none for an unarmed Unit.
 */
weapons: Array<CardWeapon>, 
/**
 * Its price by the options of the table.
 */
points: number, 
/**
 * Radius of its base, in inches.
 */
radius: Length, 
/**
 * How far it goes in a Round by its level and the scale of the table, in inches. The hints say how far it may go now.
 */
move: Length, 
/**
 * How many passengers it carries.
 */
capacity: number, 
/**
 * Whether it is a Vehicle.
 */
vehicle: boolean, 
/**
 * Whether it flies.
 */
flies: boolean, };
