// Made from Rust by `cargo xtask gen`; do not edit.

import type { ForceFile } from "./ForceFile";

/** A ready-made force that players can choose. */
export type ShippedForce = {
  /** The id of the force, such as `colossus`. */
  id: string;
  /** A sentence about the force. */
  about: string;
  /** The limit in points that the force is made for. AT-FORCE-01 */
  limit: number;
  /** The force as a file, ready to hand in. */
  force: ForceFile;
  /** The force that is offered at house prices instead, because `force` costs too much there. AT-R-73 */
  house?: ForceFile;
};
