// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { LimitedBy } from "./LimitedBy";
import type { PushFault } from "./PushFault";

/** Why a move is refused. Lengths are micrometres. */
export type MoveFault =
  | {
      type: "moved";
      /** The id of the figure that has moved. */
      figure: Id;
    }
  | {
      type: "pinned";
      /** The id of the pinned figure. */
      figure: Id;
    }
  | {
      type: "backwards";
      /** The length of the roll that was ordered. */
      roll: number;
    }
  | {
      type: "too_far";
      /** The id of the figure that would move. */
      figure: Id;
      /** How many tix the move would take. */
      tix: number;
      /** How many tix the move may take. */
      limit: number;
      /** What sets the limit. */
      by: LimitedBy;
    }
  | {
      type: "enemy_in_the_way";
      /** The figure that moves. */
      figure: Id;
      /** The id of the opponent's figure in the way. */
      other: Id;
    }
  | {
      type: "in_the_way";
      /** The figure that moves. */
      figure: Id;
      /** The id of the figure or object in the way. */
      other: Id;
    }
  | {
      type: "high_barrier";
      /** The section that the base would sweep over. */
      section: Id;
    }
  | {
      type: "astride";
      /** The figure that moves. */
      figure: Id;
      /** The section that the base is too near to. */
      section: Id;
      /** The gap that the base must leave to the section. */
      clear: number;
    }
  | {
      type: "off_the_surface";
      /** The id of the figure that would move. */
      figure: Id;
    }
  | {
      type: "not_crossed";
      /** The section that the order destroys. */
      section: Id;
    }
  | {
      type: "indestructible";
      /** The section that the order destroys. */
      section: Id;
    }
  | PushFault;
