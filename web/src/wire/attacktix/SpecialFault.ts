// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** Why the use of a special is refused. */
export type SpecialFault =
  | {
      type: "not_asked";
      /** The id of the figure whose ability was used. */
      figure: Id;
    }
  | { type: "not_optional" }
  | {
      type: "missing";
      /** The missing part: `target`, `targets`, `along`, `heading`, `roll` or `use`. */
      part: string;
    }
  | {
      type: "needless";
      /** The part that the special does not need. */
      part: string;
    }
  | {
      type: "no_such_figure";
      /** The id that no figure has. */
      figure: Id;
    }
  | {
      type: "not_itself";
      /** The id of the user. */
      figure: Id;
    }
  | {
      type: "not_an_opponent";
      /** The id of the figure that the choice names. */
      figure: Id;
      /** The clause for this mode of play. */
      clause: string;
    }
  | {
      type: "not_of_your_team";
      /** The id of the figure that the choice names. */
      figure: Id;
      /** The clause for this mode of play. */
      clause: string;
    }
  | {
      type: "not_your_own";
      /** The id of the figure that the choice names. */
      figure: Id;
    }
  | {
      type: "elsewhere";
      /** The id of the figure that the choice names. */
      figure: Id;
    }
  | {
      type: "not_named";
      /** The id of the figure that the choice names. */
      figure: Id;
    }
  | {
      type: "captured";
      /** The id of the captured figure. */
      figure: Id;
    }
  | {
      type: "twice";
      /** The id that was named twice. */
      figure: Id;
    }
  | {
      type: "how_many";
      /** The most figures that the choice may name. */
      most: number;
    }
  | {
      type: "off_the_line";
      /** The least coordinate, in micrometres. */
      least: number;
      /** The greatest coordinate, in micrometres. */
      most: number;
    }
  | {
      type: "line_full";
      /** The id of the figure to return. */
      figure: Id;
    }
  | {
      type: "not_on_this_map";
      /** The id of the Battle Master. */
      figure: Id;
    }
  | {
      type: "too_far";
      /** The greatest length of the shift, in micrometres. */
      most: number;
    };
