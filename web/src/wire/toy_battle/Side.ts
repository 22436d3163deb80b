// Made from Rust by `cargo xtask gen`; do not edit.

import type { Troop } from "./Troop";

/** The public facts about a seat. */
export type Side = {
  /** How many Troops the rack has, including those that lie face down. */
  rack_size: number;
  /** How many Troops of the rack lie face down. */
  lying: number;
  /** How many Troops the reserve has. */
  reserve_size: number;
  /** The number of medals won. */
  medals: number;
  /** The Troops of the discard. */
  discard: Array<Troop>;
  /** Troops that all players know to be on the rack. */
  known: Array<Troop>;
  /** Controlled bases that are connected to the headquarters. */
  connected: Array<string>;
};
