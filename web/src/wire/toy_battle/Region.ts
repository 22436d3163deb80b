// Made from Rust by `cargo xtask gen`; do not edit.

import type { Label } from "./Label";

/** A region: a face of the drawing on which medals lie at set-up. */
export type Region = {
  /** The id of the region, different from all other ids of the board. */
  id: string;
  /** The ids of the bases that a player must control to claim the medals of the region. */
  bases: Array<string>;
  /** How many medals lie on the region at set-up. */
  medals: number;
  /**
   * The ids of the places around the region in order, headquarters included. It may be left out for a position, but
   * a match needs it.
   */
  boundary?: Array<string>;
  /** The point where the medals are drawn. It may be left out for a position, but a match needs it. */
  label?: Label;
};
