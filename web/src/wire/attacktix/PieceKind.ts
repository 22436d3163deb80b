// Made from Rust by `cargo xtask gen`; do not edit.

import type { Descriptor } from "./Descriptor";
import type { Id } from "./Id";
import type { PieceGeometry } from "./PieceGeometry";
import type { Shape } from "./Shape";

/** A kind of terrain as clients get it. AT-SAMP-01 … AT-SAMP-07 */
export type PieceKind = {
  /** The kind's code, such as `F03`. */
  code: Id;
  /** The kind's name in English. */
  name: string;
  /** The kind's descriptors in the rules, such as cover. */
  descriptors: Array<Descriptor>;
  /** What a piece of this kind is made of. */
  geometry: PieceGeometry;
  /** How high it is, in micrometres; 0 for an area. */
  height: number;
  /** The outline of an object. */
  shape: Shape | null;
  /** Whether attacks can knock the object over. */
  topplable: boolean;
  /** Whether a figure can push the object. AT-R-60 */
  pushable: boolean;
  /** Whether sections of this kind can be destroyed. */
  destructible: boolean;
  /** Whether weak points of this kind can be destroyed although its other sections cannot. AT-SAMP-07 */
  weak_points: boolean;
  /** The usual length of its sections, in micrometres. */
  section: number | null;
  /** How many objects of this kind make a heap. AT-SAMP-06 */
  count: number | null;
  /** The map that the kind belongs to. AT-SAMP-07 */
  map: string | null;
  /** Whether Battle Masters may be on the kind's map. AT-R-63 */
  masters: boolean;
};
