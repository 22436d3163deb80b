// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";
import type { FormName } from "./FormName";
import type { Whose } from "./Whose";
import type { Zone } from "./Zone";

/** Another figure that must be there for an ability to work. AT-ABIL-05 */
export type Guard = {
  /** The side that the figure belongs to. */
  side: Whose;
  /** Where the figure is. */
  zone: Zone;
  /** The figure has one of these classes. */
  class?: Array<Class>;
  /** The figure is of one of these factions. */
  faction?: Array<string>;
  /** The figure has this form; `null` is the plain form. */
  mode?: FormName;
  /** The figure has one of these names. */
  name?: Array<string>;
  /** The figure is not a Battle Master. */
  not_master?: boolean;
  /** The figure costs at most this number of points. */
  points_max?: number;
  /** The figure has one of these weapons, by code. */
  weapon?: Array<string>;
};
