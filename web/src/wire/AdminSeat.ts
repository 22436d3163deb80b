// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatKind } from "./SeatKind";

/** A seat in the console. */
export type AdminSeat = {
  /** The seat's name in the game. */
  seat: string;
  /** Whether a guest or a bot has the seat, or nobody. */
  kind: SeatKind;
  /** The id of the guest who has the seat; null if no guest has it. */
  guest: string | null;
  /** The player's name, as others read it; empty if the seat is free. */
  name: string;
  /** Whether the player is connected now. */
  online: boolean;
  /** Whether the seat is free and has a valid invite link. */
  invited: boolean;
};
