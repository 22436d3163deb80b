// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { HintedUnit } from "./HintedUnit";
import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Zone } from "./Zone";

/** What a seat may decide now. Answers to questions give more, such as the points that a Unit can reach. */
export type Hints = {
  /** The seat whose decision the game waits for. */
  seat: Side;
  /** The kind of decision that the game waits for. */
  asks: Asks;
  /** If `asks` is `roll`: the purpose of the dice; otherwise null. */
  roll_for: "initiative" | "morale" | null;
  /** The Units of the seat that are in play, by id. If `asks` is `deploy`, all Units of the seat are in play. */
  units: Array<HintedUnit>;
  /** If `asks` is `deploy`: the zone in which the seat may deploy; otherwise null. */
  zone: Zone | null;
  /** If `asks` is `deploy`: how many markers the seat still has to lay; otherwise 0. */
  to_lay: number;
  /** If `asks` is `jets`: the Jets that can come now. */
  jets: Array<Id>;
  /** If `asks` is `place`: the pieces of terrain that can still be placed. */
  pool: Array<Id>;
};
