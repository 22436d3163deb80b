// Made from Rust by `cargo xtask gen`; do not edit.

import type { AuditRow } from "./AuditRow";
import type { Battlefield } from "./Battlefield";
import type { Fielding } from "./Fielding";
import type { HousePrices } from "./HousePrices";
import type { KindPage } from "./KindPage";
import type { LevelPage } from "./LevelPage";
import type { Preset } from "./Preset";
import type { ShippedForce } from "./ShippedForce";

/** What the catalogue says of this game in addition to its options. */
export type Own = {
  /** The shipped battlefields. The first is the default. */
  battlefields: Array<Battlefield>;
  /** The ready-made forces that players can choose. */
  ready: Array<ShippedForce>;
  /** The presets: sets of options with a name. The first is the default. */
  presets: Array<Preset>;
  /** The types of Units, with the prices that the default options give them. */
  kinds: Array<KindPage>;
  /** The level table, from Superb to Terrible. */
  levels: Array<LevelPage>;
  /** The sample list of the printed rules, with each price added up again. */
  audit: Array<AuditRow>;
  /** Which Units of the sample list a force can afford with the default options. */
  fielding: Array<Fielding>;
  /** The house prices. PF-R-114 */
  house_prices: HousePrices;
  /** Which Units of the sample list a force can afford with the default options at house prices. */
  house_fielding: Array<Fielding>;
};
