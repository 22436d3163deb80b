// Made from Rust by `cargo xtask gen`; do not edit.

import type { EndedBy } from "./EndedBy";
import type { Side } from "./Side";
import type { Step } from "./Step";

/** Why a decision is not possible now. */
export type RoundFault =
  | {
      type: "over";
      /** How the battle ended. */
      by: EndedBy;
      /** The clause that ended the battle. */
      clause: string;
    }
  | {
      type: "other_step";
      /** The step in which the decision was made. */
      step: Step;
      /** The clause that says when this kind of decision is made. */
      clause: string;
    }
  | {
      type: "other_side";
      /** The step in which the decision was made. */
      step: Step;
      /** The side that the game waits for; `None` if it waits for neither. */
      asked: Side | null;
      /** The clause that says which side decides in the step. */
      clause: string;
    };
