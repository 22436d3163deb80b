// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ability } from "./Ability";
import type { Base } from "./Base";
import type { Class } from "./Class";
import type { Id } from "./Id";
import type { WeaponName } from "./WeaponName";
import type { Window } from "./Window";

/** A kind of figure, as the catalogue lists it. AT-BASE-01, AT-BASE-04 */
export type FigureType = {
  /** The figure's collector's number, such as `B04`. AT-BASE-05 */
  code: Id;
  /** The figure's name. All forms of one character have the same name. AT-R-37 */
  name: string;
  /** The figure's form, such as `Sled`; null for the plain form. */
  mode: string | null;
  /** The figure's Faction Class. AT-CLASS-03 */
  faction: string;
  /** The figure's Attacktix Class. AT-CLASS-02 */
  class: Class;
  /** The figure's price in points. AT-BASE-04 */
  points: number;
  /** The size of the figure's base. AT-BM-01 */
  base: Base;
  /** The figure's only weapon. AT-FIG-02 */
  weapon: WeaponName;
  /** The windows of the figure's wheel, in order. AT-R-02 */
  wheel: [Window, Window, Window, Window, Window, Window, Window, Window, Window, Window, Window, Window];
  /** The special ability, which may work when the figure is defeated. AT-BASE-06 */
  ability: Ability | null;
};
