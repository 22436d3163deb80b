// Made from Rust by `cargo xtask gen`; do not edit.

import type { Over } from "./Over";
import type { PlayInProgress } from "./PlayInProgress";
import type { SeatName } from "./SeatName";
import type { Side } from "./Side";
import type { Troop } from "./Troop";

/**
 * Everything that one viewer may know. The lists and maps are written straight from the view, without being collected
 * first.
 */
export type View = {
  /** The seat whose player sees this view; null for the public. */
  viewer: SeatName | null;
  /** The seat whose turn it is; null when the game is over. */
  to_move: SeatName | null;
  /** The number of completed turns. */
  turns_taken: number;
  /** Base → its Troops from the bottom up, such as `blue:hook`. Empty bases are left out. */
  bases: { [key: string]: Array<string> };
  /** The viewer's own rack, ordered by strength; null for the public. */
  rack: Array<Troop> | null;
  /** The Troops of the viewer's rack that lie face down. */
  lying: Array<Troop>;
  /** The public facts about each seat. */
  seats: { blue: Side; red: Side };
  /** Region → the seat that took its medals. */
  emptied: { [key: string]: SeatName };
  /** The play in progress; null while no effect is being offered. */
  play: PlayInProgress | null;
  /** Headquarters → the Troop that took it. */
  on_hq: { [key: string]: string };
  /** How the game ended; null while it goes on. */
  over: Over | null;
  /** Both racks; null while the game goes on. */
  racks: { blue: Array<Troop>; red: Array<Troop> } | null;
  /** The Troops removed at set-up; null while the game goes on. TB-R-14 */
  removed: { blue: Array<Troop>; red: Array<Troop> } | null;
};
