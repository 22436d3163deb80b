// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";

/**
 * The figures that an ability names. A field that is left out sets no condition. AT-ABIL-04
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
 * This form; `null` is the plain form.
 */
mode?: string | null, 
/**
 * At most this number of points.
 */
points_max?: number, 
/**
 * One of these weapons, by code.
 */
weapon?: Array<string>, 
/**
 * Whether Battle Masters are left out.
 */
not_master?: boolean, };
