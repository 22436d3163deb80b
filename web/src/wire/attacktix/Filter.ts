// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";
import type { FormName } from "./FormName";

/** Conditions on the figures that an ability applies to. A field that is left out sets no condition. AT-ABIL-04 */
export type Filter = {
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
