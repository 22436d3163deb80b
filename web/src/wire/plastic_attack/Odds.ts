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
 * How many of the cards that the other player may lay lose to this card, in thousandths: 0 ..= 1000, rounded.
 */
wins: number, };
