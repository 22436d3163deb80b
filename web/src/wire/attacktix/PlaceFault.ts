// Made from Rust by `cargo xtask gen`; do not edit.

import type { Edge } from "./Edge";
import type { Id } from "./Id";

/** Why a side or a placement is refused. Lengths are micrometres. */
export type PlaceFault =
  | {
      type: "not_in_pool";
      /** The figure that was to be placed. */
      figure: Id;
    }
  | {
      type: "not_your_choice";
      /** The seat that chooses. */
      seat: string;
    }
  | {
      type: "side_taken";
      /** The seat that has the side. */
      seat: string;
      /** The sides that may be chosen. */
      free: Array<Edge>;
      /** The clause for this number of players. */
      clause: string;
    }
  | {
      type: "not_beside";
      /** The sides that may be chosen. */
      free: Array<Edge>;
    }
  | {
      type: "off_line";
      /** The id of the figure off its line. */
      figure: Id;
      /** How far the figure is behind the place that touches the line. Negative if the figure is ahead of this place. */
      off: number;
    }
  | {
      type: "off_surface";
      /** The id of the figure whose base would be over the edge. */
      figure: Id;
      /** The place along the line, from the middle. */
      along: number;
      /** The greatest distance from the middle that is allowed. */
      most: number;
    }
  | {
      type: "near_side";
      /** The figure that was to be placed. */
      figure: Id;
      /** The gap between base and side. */
      gap: number;
      /** The least gap that is allowed. */
      least: number;
      /** The clause for this player. */
      clause: string;
    }
  | {
      type: "advance";
      /** The id of the figure that advances. */
      figure: Id;
      /** How far the figure advances. */
      advance: number;
      /** The greatest advance that is allowed. */
      most: number;
    }
  | {
      type: "overlaps";
      /** The figure that was to be placed. */
      figure: Id;
      /** The figure whose base it would overlap. */
      other: Id;
    }
  | {
      type: "not_placed";
      /** The ids of the figures that are missing. */
      figures: Array<Id>;
    }
  | { type: "ready" };
