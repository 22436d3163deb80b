// Made from Rust by `cargo xtask gen`; do not edit.

import type { Edge } from "./Edge";
import type { Length } from "./Length";

/**
 * A deployment zone. A Unit is inside a round zone if the gap from its base to the point is at most the radius. It is
 * inside a zone along an edge if the gap to the edge is at most the depth. PF-R-109
 */
export type Zone =
  | {
      /** `[x, y, radius]` in inches. */
      near: [Length, Length, Length];
    }
  | {
      /** The edge of the table. */
      edge: Edge;
      /** How deep the zone is, in inches. */
      depth: Length;
    };
