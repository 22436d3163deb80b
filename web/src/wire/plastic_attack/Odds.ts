// Made from Rust by `cargo xtask gen`; do not edit.

/** The chance to win a battle with a card. */
export type Odds = {
  /** A card of the seat's hand. */
  card: string;
  /** The chance to win the battle with this card, in thousandths: 0 ..= 1000, rounded. */
  wins: number;
};
