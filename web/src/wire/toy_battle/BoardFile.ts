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
 * A board as its file describes it, not yet checked.
 */
export type BoardFile = { 
/**
 * Format of the file and its version.
 */
format: Format, 
/**
 * Name of the board in addresses and commands, such as `castle-field`.
 */
id: string, 
/**
 * Terrain, which decides the effect of the special bases.
 */
terrain: Terrain, 
/**
 * Name of the board by language code (`en`, `ko`).
 */
name?: { [key in string]: string }, 
/**
 * Drawing area; [`BoardFile::drawing_area`] gives the default.
 */
size?: Size, 
/**
 * Medals that win the game.
 */
medals_to_win: number, 
/**
 * Sum of all medals; [`BoardFile::medals`] counts them.
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
 * Single sections of path, each between two places, without direction.
 */
paths: Array<[string, string]>, 
/**
 * Regions that hold medals.
 */
regions: Array<Region>, 
/**
 * Symmetry that makes the sides equal.
 */
symmetry?: Symmetry, 
/**
 * Hints for drawing the board.
 */
art?: Art, 
/**
 * Measured fairness.
 */
balance?: Balance, };
