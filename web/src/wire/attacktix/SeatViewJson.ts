// Made from Rust by `cargo xtask gen`; do not edit.

/** A seat, its side, and the points of the force that it brought. */
export type SeatViewJson = {
  /** The seat's name, such as `p1`. */
  id: string;
  /** The number of the seat's side, from 0. In team play the side is a team. In other modes each seat is a side. */
  team: number;
  /** The points of the battle force that the seat brought. AT-TEAM-07 */
  contribution: number;
};
