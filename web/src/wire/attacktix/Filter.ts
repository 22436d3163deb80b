// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";

/**
 * Figures that an ability names; what is left out does not matter. AT-ABIL-04
 */
export type Filter = { 
/**
 * One of these classes.
 */
class?: Array<Class>, 
/**
 * One of these factions.
 */
faction?: Array<string>, 
/**
 * One of these names.
 */
name?: Array<string>, 
/**
 * This form; `null` is the plain one.
 */
mode?: string | null, 
/**
 * At most so many points.
 */
points_max?: number, 
/**
 * One of these weapons, by code.
 */
weapon?: Array<string>, 
/**
 * No Battle Master.
 */
not_master?: boolean, };
