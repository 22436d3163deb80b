// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ability } from "./Ability";
import type { Base } from "./Base";
import type { CardWeapon } from "./CardWeapon";
import type { Class } from "./Class";
import type { Id } from "./Id";

/** The card of a figure: what never changes about it. AT-BASE-04, AT-BASE-05, AT-BASE-06 */
export type Card = {
  /** The figure's id on the table, such as `p1-03`. */
  id: Id;
  /** The name of its owner's seat. */
  owner: string;
  /** The figure's number among its owner's figures, from 1. AT-FORCE-04 */
  serial: number;
  /** Whether the figure starts in the Back-Up force. */
  backup: boolean;
  /** The code of its type. */
  type: Id;
  /** The name of its type, such as `Rivet Trooper`. */
  name: string;
  /** The figure's form; null for the plain form. */
  mode: string | null;
  /** The figure's Faction Class. */
  faction: string;
  /** The figure's Attacktix Class. */
  class: Class;
  /** The figure's price in points. */
  points: number;
  /** Whether it has an ordinary base or that of a Battle Master. */
  base: Base;
  /** Radius of the figure's base. */
  radius: number;
  /** The figure's weapon. */
  weapon: CardWeapon;
  /** What the figure does when it is defeated. */
  ability: Ability | null;
  /**
   * The windows of the figure's wheel in their order, without the current position of the wheel; null if the option
   * `hide_wheels` is on. AT-R-03
   */
  wheel: Array<string> | null;
};
