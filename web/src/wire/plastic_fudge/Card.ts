// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardWeapon } from "./CardWeapon";
import type { Id } from "./Id";
import type { Length } from "./Length";
import type { RadioRole } from "./RadioRole";
import type { Side } from "./Side";
import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/**
 * The card of a Unit: its values that never change. PF-EQ-08
 */
export type Card = { 
/**
 * The id of the Unit on the table.
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
 * The name that its owner gave the Unit; empty if there is no name.
 */
name: string, 
/**
 * Whether it is the Commander.
 */
commander: boolean, 
/**
 * The named role of a Radioman; null for any Unit without such a role.
 */
radio: RadioRole | null, 
/**
 * Whether it has binoculars.
 */
spotter: boolean, 
/**
 * The pose of the Unit.
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
 * The weapons of the Unit. An unarmed Unit has no weapons.
 */
weapons: Array<CardWeapon>, 
/**
 * The price of the Unit in points, under the options of this game.
 */
points: number, 
/**
 * Radius of its base, in inches.
 */
radius: Length, 
/**
 * How far the Unit goes in a Round by its level and the scale of the table, in inches. The hints say how far the
 * Unit may go now.
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
