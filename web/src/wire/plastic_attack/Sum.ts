// Made from Rust by `cargo xtask gen`; do not edit.

import type { SumPart } from "./SumPart";

/**
 * The parts of a combat total.
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
 * The card that counted: the card laid, or with the option `blind-draw` the card turned over. Null without a card.
 */
card: string | null, 
/**
 * The numbers that are added up, in order. The first is the number of the card.
 */
parts: Array<SumPart>, 
/**
 * The total.
 */
total: number, };
