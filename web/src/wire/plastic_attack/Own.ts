// Made from Rust by `cargo xtask gen`; do not edit.

import type { ArmyFile } from "./ArmyFile";
import type { FigureFile } from "./FigureFile";
import type { SpecialInfo } from "./SpecialInfo";

/** What the page of the game offers besides the options of the rules. */
export type Own = {
  /** The figures that come with the game. */
  collection: Array<FigureFile>;
  /** The armies that come with the game. */
  ready: Array<ArmyFile>;
  /** The special actions of the edition. PA-R-06 */
  specials: Array<SpecialInfo>;
};
