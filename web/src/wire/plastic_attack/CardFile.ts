// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A character card: three special actions of the edition, each by its name in files, such as `mind-control`. King and
 * Ace always give Recover. PA1-COMP-10 … PA1-COMP-12
 */
export type CardFile = {
  /** The special action on Queen and Jack: the action that fits the character best. */
  high: string;
  /** The special action on 10 and 9. */
  mid: string;
  /** The special action on 8 and 7. */
  low: string;
};
