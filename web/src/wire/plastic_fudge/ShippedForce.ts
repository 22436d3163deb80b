// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";

/** A ready-made force of 500 points at most. PF-SCEN-04 */
export type ShippedForce = {
  /** The id of the force in URLs, such as `rifle-platoon`. */
  id: string;
  /** A sentence about the force for players, in English. */
  about: string;
  /** The content of the force file. */
  force: ForceFile;
  /** The force that is offered at house prices instead, because `force` costs too much or too little there. PF-R-114 */
  house?: ForceFile;
};
