// Made from Rust by `cargo xtask gen`; do not edit.

import type { AuditRow } from "./AuditRow";
import type { Battlefield } from "./Battlefield";
import type { Fielding } from "./Fielding";
import type { KindPage } from "./KindPage";
import type { LevelPage } from "./LevelPage";
import type { Preset } from "./Preset";
import type { ShippedForce } from "./ShippedForce";

/**
 * What the page of the game offers besides the options of the rules.
 */
export type Own = { 
/**
 * The battlefields that come with the game.
 */
battlefields: Array<Battlefield>, 
/**
 * The ready-made forces.
 */
ready: Array<ShippedForce>, 
/**
 * The named sets of options. The first is the default.
 */
presets: Array<Preset>, 
/**
 * The sample Units with their prices.
 */
kinds: Array<KindPage>, 
/**
 * The level table, from Superb to Terrible.
 */
levels: Array<LevelPage>, 
/**
 * The prices of the sample Units, added up again.
 */
audit: Array<AuditRow>, 
/**
 * What a force can hold with the default options.
 */
fielding: Array<Fielding>, };
