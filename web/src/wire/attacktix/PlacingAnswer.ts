// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Where a figure may be placed.
 */
export type PlacingAnswer = { 
/**
 * The ranges along its own line where it finds room.
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
