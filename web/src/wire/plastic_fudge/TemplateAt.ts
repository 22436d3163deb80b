// Made from Rust by `cargo xtask gen`; do not edit.

import type { Length } from "./Length";
import type { Spot } from "./Spot";

/** A template, as the attack would lay it. */
export type TemplateAt = {
  /** The centre of a disc, or the apex of a flame. */
  at: Spot;
  /** The radius of a disc, or the reach of a flame from its apex, in inches. */
  radius: Length;
  /** The direction of a flame; null for a disc. */
  direction: number | null;
};
