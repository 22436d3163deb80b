// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The chance to win a battle with a card.
 */
export type Odds = { 
/**
 * The card.
 */
card: string, 
/**
 * How many thousandths of the cards that the other player may lay lose against it (for a defender: fail against
 * it), 0 ..= 1000, rounded.
 */
wins: number, };
