// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { TargetKind } from "./TargetKind";

/**
 * Something that stands near.
 */
export type Neighbour = { 
/**
 * The id of the neighbour.
 */
id: Id, 
/**
 * Its kind.
 */
what: TargetKind, 
/**
 * The gap between the outlines.
 */
gap: number, 
/**
 * The distance between the centres.
 */
distance: number, 
/**
 * Its direction on the table.
 */
bearing: number, 
/**
 * Its direction relative to the figure's facing, -18000 ..= 17999.
 */
turn: number, 
/**
 * What a figure's top window shows.
 */
window: string | null, 
/**
 * Whether cover protects it from this figure.
 */
covered: boolean, 
/**
 * Whether the two touch.
 */
touching: boolean, };
