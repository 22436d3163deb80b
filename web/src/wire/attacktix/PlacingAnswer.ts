// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a figure may be placed.
 */
export type PlacingAnswer = { 
/**
 * From where to where along its own line it finds room.
 */
ranges: Array<[number, number]>, 
/**
 * Where it faces.
 */
facing: number, 
/**
 * How far it may advance.
 */
advance_max: number, };
