// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Id } from "./Id";

/** A volley that may go on. AT-VOLLEY-02 */
export type VolleyJson = {
  /** The figure that fires. */
  figure: Id;
  /** The seat that decides whether the volley goes on. */
  seat: string;
  /** The aim of all shots. */
  aim: Aim;
  /** How many missiles are left. */
  left: number;
  /** Whether the volley is part of a free attack. */
  free: boolean;
  /** The seed of the random error of its aim, which is secret. Left out in views, and if aims have no error. */
  seed?: number;
};
