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
 * The piece's name on the table.
 */
id: Id, 
/**
 * The piece's code.
 */
code: Id, 
/**
 * The piece's name.
 */
name: string, 
/**
 * The piece's descriptors in the rules, such as cover.
 */
descriptors: Array<Descriptor>, 
/**
 * What the piece is made of.
 */
geometry: GeometryJson, 
/**
 * How high the piece is; 0 for an area.
 */
height: number, 
/**
 * The outline of an object.
 */
shape: Shape | null, 
/**
 * Whether a figure can push the piece. AT-R-60
 */
pushable: boolean, 
/**
 * Whether attacks can knock the piece over.
 */
topplable: boolean, 
/**
 * Whether the piece's sections can be destroyed, apart from weak points.
 */
destructible: boolean, };
