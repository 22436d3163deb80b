// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ability } from "./Ability";
import type { Base } from "./Base";
import type { CardWeapon } from "./CardWeapon";
import type { Class } from "./Class";
import type { Id } from "./Id";

/**
 * The card of a figure: what never changes about it. AT-BASE-04, AT-BASE-05, AT-BASE-06
 */
export type Card = { 
/**
 * Its name on the table.
 */
id: Id, 
/**
 * The name of its owner's seat.
 */
owner: string, 
/**
 * Running number among its owner's figures. AT-FORCE-04
 */
serial: number, 
/**
 * Whether it starts in the Back-Up force.
 */
backup: boolean, 
/**
 * The code of its type.
 */
type: Id, 
/**
 * Its name.
 */
name: string, 
/**
 * Its form; null for the plain one.
 */
mode: string | null, 
/**
 * Its Faction Class.
 */
faction: string, 
/**
 * Its Attacktix Class.
 */
class: Class, 
/**
 * What it costs.
 */
points: number, 
/**
 * The size of its base.
 */
base: Base, 
/**
 * Radius of its base.
 */
radius: number, 
/**
 * Its weapon.
 */
weapon: CardWeapon, 
/**
 * What it does when it is defeated.
 */
ability: Ability | null, 
/**
 * The windows of its wheel in their order, without its current position; null where wheels are hidden. AT-R-03
 */
wheel: string[] | null, };
