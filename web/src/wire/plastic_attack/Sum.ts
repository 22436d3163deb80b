// Made from Rust by `cargo xtask gen`; do not edit.

import type { SumPart } from "./SumPart";

/**
 * How a combat total came about.
 */
export type Sum = { 
/**
 * The player.
 */
seat: string, 
/**
 * The character.
 */
figure: string, 
/**
 * The card, if there was one.
 */
card: string | null, 
/**
 * What is added up, in order; the first is the card.
 */
parts: Array<SumPart>, 
/**
 * The total.
 */
total: number, };
