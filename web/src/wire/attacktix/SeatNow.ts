// Made from Rust by `cargo xtask gen`; do not edit.

import type { Edge } from "./Edge";

/** What changes about a seat. */
export type SeatNow = {
  /** The seat's name, such as `p1`. */
  id: string;
  /** The seat's side of the table; null before it has one. */
  side: Edge | null;
  /** How many extra attacks the seat has in its next turn. */
  extra: number;
  /** Whether the seat is out of the game. */
  dropped: boolean;
  /** Whether the seat has ended set-up. */
  ready: boolean;
  /** How many figures in play the seat controls. */
  standing: number;
  /** The points of the figures in play that the seat controls. */
  points: number;
};
