// Made from Rust by `cargo xtask gen`; do not edit.

import type { RulebookChapter } from "./RulebookChapter";

/** A rulebook, as the front end shows it. */
export type RulebookPage = {
  /** The game's name in URLs. */
  game: string;
  /** The edition of the printed rules. */
  edition: string;
  /** The revision of the rules. A change of the rules that changes any legal game raises the revision. */
  revision: number;
  /** The chapters, in the order of the rulebook. */
  chapters: Array<RulebookChapter>;
};
