// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookClause } from "./RulebookClause";

/** A heading of a rulebook, with the clauses below it. */
export type RulebookChapter = {
  /** The words of the heading. */
  title: string;
  /** The clauses of the chapter, in order. */
  clauses: Array<RulebookClause>;
};
