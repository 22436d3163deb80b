// Made from Rust by `cargo xtask gen`; do not edit.

import type { Asks } from "./Asks";
import type { HintedUnit } from "./HintedUnit";
import type { Id } from "./Id";
import type { Side } from "./Side";
import type { Zone } from "./Zone";

/**
 * What a seat may decide now. Details, such as the places within reach, are in the answers to questions.
 */
export type Hints = { 
/**
 * The seat that is asked.
 */
seat: Side, 
/**
 * What the seat is asked.
 */
asks: Asks, 
/**
 * In `roll`: what is rolled for.
 */
roll_for: "initiative" | "morale" | null, 
/**
 * The Units of the seat that are in play, by id. In `deploy`, these are all its Units.
 */
units: Array<HintedUnit>, 
/**
 * In `deploy`: where the seat may deploy.
 */
zone: Zone | null, 
/**
 * In `deploy`: how many markers the seat still has to lay.
 */
to_lay: number, 
/**
 * In `jets`: the Jets that can come now.
 */
jets: Array<Id>, 
/**
 * In `place`: the pieces of terrain that can still be placed.
 */
pool: Array<Id>, };
