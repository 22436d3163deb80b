// Made from Rust by `cargo xtask gen`; do not edit.

import type { SumPart } from "./SumPart";

/** The parts of a combat total. */
export type Sum = {
  /** The seat whose total this is. */
  seat: string;
  /** The character that fights for this seat. */
  figure: string;
  /** The card that counted: the card laid, or with the option `blind-draw` the card turned over. Null without a card. */
  card: string | null;
  /** The numbers that are added up, in order. The first is the number of the card. */
  parts: Array<SumPart>;
  /** The sum of the amounts of all parts. */
  total: number;
};
