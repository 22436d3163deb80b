// Made from Rust by `cargo xtask gen`; do not edit.

import type { FigurePriceRow } from "./FigurePriceRow";

/**
 * What a player's own figure costs, and its faults.
 */
export type FigurePrice = { 
/**
 * The price; null if the list has no price for the figure.
 */
points: number | null, 
/**
 * The parts of the price. They add up to `points`.
 */
rows: Array<FigurePriceRow>, 
/**
 * The faults, each with its rule and a sentence.
 */
faults: unknown[], };
