// Made from Rust by `cargo xtask gen`; do not edit.

import type { ArmyFile } from "./ArmyFile";
import type { Edition } from "./Edition";
import type { Options } from "./Options";

/**
 * What is settled before play.
 */
export type MatchSetup = { 
/**
 * The edition. PA-R-48
 */
edition: Edition, 
/**
 * The names of the seats, clockwise: each is the left neighbour of the one before. PA-R-01
 */
seats: Array<string>, 
/**
 * Seat → the army it brings. Handed in secretly by every player, then public. PA-R-07
 */
armies: { [key in string]: ArmyFile }, 
/**
 * The options; those left out keep their defaults.
 */
options?: Options, 
/**
 * Whether players are told the chance to win with each of their cards; no rule depends on it.
 */
odds?: boolean, };
