// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardFile } from "./CardFile";
import type { Look } from "./Look";

/**
 * A figure of an army.
 */
export type FigureFile = { 
/**
 * Its name, 1 ..= 40 characters; no other figure of the army has it.
 */
figure: string, 
/**
 * Its type: the figure and its variant, such as `hero:winter`. If left out, the name is the type. An army has only
 * one figure of each type. PA1-COMP-04, PA1-COMP-05, PA-R-03
 */
type?: string, 
/**
 * Its Power, 1 ..= 10; all figures together have at most 15. PA1-SETUP-04, PA1-SETUP-05
 */
power: number, 
/**
 * Its character card.
 */
card: CardFile, 
/**
 * The other figure of this army that rides it, or that it rides. It is only shown; no rule of play depends on it.
 * PA-R-04
 */
mount?: string, 
/**
 * How it is drawn; no rule depends on it. PA1-COMP-06
 */
look?: Look, };
