// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { TargetKind } from "./TargetKind";

/** Something on the table, and where it is relative to the figure in the middle. */
export type Neighbour = {
  /** The neighbour's id: that of a figure, an object, a section or an area. */
  id: Id;
  /** Whether the neighbour is a figure, an object, a section or an area. */
  what: TargetKind;
  /** The gap between the outlines, in micrometres; 0 where they meet. */
  gap: number;
  /** The distance between the centres, in micrometres. */
  distance: number;
  /** The neighbour's heading from the figure in the middle, in hundredths of a degree. */
  bearing: number;
  /**
   * The neighbour's direction relative to the facing of the figure in the middle, in hundredths of a degree: -18000
   * ..= 17999.
   */
  turn: number;
  /** What the top window of a figure shows, such as `6w`; null for other things. */
  window: string | null;
  /** Whether cover protects the neighbour from the figure in the middle; false for things that are not figures. */
  covered: boolean;
  /** Whether the neighbour touches the figure in the middle. */
  touching: boolean;
};
