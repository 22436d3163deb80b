// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClauseKind } from "./ClauseKind";

/** An entry of a rulebook: a clause, a ruling, or a condition for valid files. */
export type RulebookClause = {
  /** The id of the clause, such as `TB-PLACE-04`. */
  id: string;
  /** The text: paragraphs with a blank line between them. An item of a list is a line that begins with `- `. */
  text: string;
  /** Whether it is a printed rule, a ruling or a condition for valid files. */
  kind: ClauseKind;
  /** Whether the rules of this program carry out the clause. If not, `note` says why. */
  modelled: boolean;
  /** The reason for a ruling and its alternatives, or why this program does not carry out the clause. */
  note?: string;
  /** The section of the printed rules from which the clause comes. */
  source?: string;
  /** The heading of the clause: a few words. */
  title?: string;
};
