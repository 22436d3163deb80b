// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** Why a push is refused. */
export type PushFault =
  | {
      type: "not_pushable";
      /** The id that was named. */
      object: Id;
    }
  | {
      type: "not_touching";
      /** The figure that moves. */
      figure: Id;
      /** The object that was to be pushed. */
      object: Id;
    }
  | {
      type: "not_ahead";
      /** The figure that moves. */
      figure: Id;
      /** The object that was to be pushed. */
      object: Id;
    }
  | {
      type: "turns_while_pushing";
      /** The figure that moves. */
      figure: Id;
      /** The object that the figure touches. */
      object: Id;
    }
  | {
      type: "push_into_enemy";
      /** The object that the figure pushes. */
      object: Id;
      /** The figure in the way of the object. */
      other: Id;
    }
  | {
      type: "push_blocked";
      /** The object that the figure pushes. */
      object: Id;
      /** What is in the way. */
      other: Id;
    }
  | {
      type: "push_over_the_edge";
      /** The object that the figure pushes. */
      object: Id;
    };
