// Made from Rust by `cargo xtask gen`; do not edit.

import type { Doing } from "./Doing";
import type { Id } from "./Id";

/** Why a decision is not possible now. */
export type TurnFault =
  | {
      type: "not_your_turn";
      /** The name of the seat that has to decide, such as `p1`. */
      seat: string;
    }
  | {
      type: "wrong_step";
      /** What players do now. */
      step: Doing;
    }
  | { type: "still_moving" }
  | { type: "moves_over" }
  | {
      type: "special_first";
      /** The seat that decides. */
      seat: string;
      /** The felled figure whose special it is. */
      figure: Id;
    }
  | {
      type: "free_first";
      /** The seat that decides. */
      seat: string;
      /** The figure that moves or attacks. */
      figure: Id;
    }
  | {
      type: "no_free_move";
      /** The figure that attacks. */
      figure: Id;
    }
  | {
      type: "volley_first";
      /** The seat that decides. */
      seat: string;
      /** The figure that fires. */
      figure: Id;
    }
  | { type: "no_volley" }
  | { type: "nothing_to_pass" }
  | {
      type: "dispute_first";
      /** The seat that calls. */
      seat: string;
    }
  | { type: "no_dispute" }
  | { type: "dispute_about_nothing" }
  | { type: "disputed_already" }
  | { type: "game_over" }
  | {
      type: "out_of_game";
      /** The name of the seat. */
      seat: string;
    }
  | {
      type: "not_yours";
      /** The id of the other seat's figure. */
      figure: Id;
    }
  | {
      type: "no_such_figure";
      /** The id that no figure has. */
      figure: Id;
    }
  | {
      type: "not_in_play";
      /** The id of the figure out of play. */
      figure: Id;
    };
