// Made from Rust by `cargo xtask gen`; do not edit.

import type { Art } from "./Art";
import type { Balance } from "./Balance";
import type { Base } from "./Base";
import type { Format } from "./Format";
import type { Hq } from "./Hq";
import type { Region } from "./Region";
import type { Size } from "./Size";
import type { Symmetry } from "./Symmetry";
import type { Terrain } from "./Terrain";

/**
 * A board as its file describes it. It has not been checked yet.
 */
export type BoardFile = { 
/**
 * The format of the file and its version.
 */
format: Format, 
/**
 * Name of the board in addresses and commands, such as `castle-field`.
 */
id: string, 
/**
 * The terrain, which decides the effect of the special bases.
 */
terrain: Terrain, 
/**
 * Name of the board by language code (`en`, `ko`).
 */
name?: { [key in string]: string }, 
/**
 * The drawing area, in drawing units. [`BoardFile::drawing_area`] gives the default.
 */
size?: Size, 
/**
 * How many medals win the game.
 */
medals_to_win: number, 
/**
 * The sum of all medals. [`BoardFile::medals`] computes it from the regions.
 */
total_medals?: number, 
/**
 * Headquarters of both sides.
 */
hqs: Array<Hq>, 
/**
 * Bases in the order of the file.
 */
bases: Array<Base>, 
/**
 * The paths, each between two places and without direction.
 */
paths: Array<[string, string]>, 
/**
 * Regions that hold medals.
 */
regions: Array<Region>, 
/**
 * The symmetry that makes the sides equal.
 */
symmetry?: Symmetry, 
/**
 * Hints for drawing the board.
 */
art?: Art, 
/**
 * The measured fairness.
 */
balance?: Balance, };
