// Made from Rust by `cargo xtask gen`; do not edit.

import type { Descriptor } from "./Descriptor";
import type { GeometryJson } from "./GeometryJson";
import type { Id } from "./Id";
import type { Shape } from "./Shape";

/** The card of a piece of terrain. AT-TERR-04 */
export type PieceCard = {
  /** The piece's id on the table. */
  id: Id;
  /** The code of its kind, such as `F03`. */
  code: Id;
  /** The name of its kind. */
  name: string;
  /** The descriptors that decide which rules apply to it, such as `cover`. */
  descriptors: Array<Descriptor>;
  /** Whether the piece is a barrier in sections, an area or an object. */
  geometry: GeometryJson;
  /** How high the piece is; 0 for an area. */
  height: number;
  /** The outline of an object; null for barriers and areas. */
  shape: Shape | null;
  /** Whether a figure can push the piece. AT-R-60 */
  pushable: boolean;
  /** Whether attacks can knock the piece over. Always false for barriers and areas. */
  topplable: boolean;
  /** Whether attacks and moves can destroy the piece's sections. A weak point can be destroyed even if this is false. */
  destructible: boolean;
};
