// Made from Rust by `cargo xtask gen`; do not edit.

import type { Descriptor } from "./Descriptor";
import type { GeometryJson } from "./GeometryJson";
import type { Id } from "./Id";
import type { Shape } from "./Shape";

/**
 * The card of a piece of terrain. AT-TERR-04
 */
export type PieceCard = { 
/**
 * Its name on the table.
 */
id: Id, 
/**
 * Its code.
 */
code: Id, 
/**
 * Its name.
 */
name: string, 
/**
 * Its descriptors in the rules, such as cover.
 */
descriptors: Array<Descriptor>, 
/**
 * What it is made of.
 */
geometry: GeometryJson, 
/**
 * How high it is; 0 for an area.
 */
height: number, 
/**
 * The outline of an object.
 */
shape: Shape | null, 
/**
 * Whether a figure can push it. AT-R-60
 */
pushable: boolean, 
/**
 * Whether attacks can knock it over.
 */
topplable: boolean, 
/**
 * Whether its sections can be destroyed, apart from weak points.
 */
destructible: boolean, };
